import { type ApiDocument, type ApiResponse, type Operation, operationsOf, resolverOf } from './document';
import { exampleOf, type Schema } from './examples';
import { callGroups } from './groups';
import { type RefusalName, refusals } from './refusals';
import { shareSchemas } from './share-schemas';

/** Adds to a document what follows from the rest of it: groups, shared schemas, refusals and examples. */
export function completeDocument(document: ApiDocument): ApiDocument {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const used = new Set(operations.flatMap(({ tags }) => tags));
  document.tags = Object.values(callGroups).filter(({ name }) => used.has(name));
  document.components.responses = refusalResponses();
  for (const operation of operations) addRefusals(operation);
  for (const operation of operations) removeRepeatedDescriptions(operation);
  shareSchemas(document);
  for (const operation of operations) addExamples(operation, document);
  return document;
}

/** The plugin takes an answer's description from its schema, and leaves it there. */
function removeRepeatedDescriptions({ responses }: Operation): void {
  for (const { description, content = {} } of Object.values(responses)) {
    for (const { schema } of Object.values(content)) {
      if (schema?.description === description) delete schema?.description;
    }
  }
}

const refusalResponses = (): Record<string, ApiResponse> =>
  Object.fromEntries(
    Object.entries(refusals).map(([name, { description, example }]) => [
      name,
      {
        description,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Refusal' },
            example: { ...example, error: example.message },
          },
        },
      },
    ]),
  );

function addRefusals(operation: Operation): void {
  // Calls that refuse in text describe that themselves.
  if (operation.responses['4XX']) return;
  const { parameters = [], requestBody, security } = operation;
  const isPathNamed = parameters.some((parameter) => parameter.in === 'path');
  const takesSession = security.some((requirement) => 'session' in requirement);
  const applying: [RefusalName, boolean][] = [
    ['InvalidInput', parameters.length > 0 || requestBody !== undefined],
    ['SignInNeeded', security.length === 1],
    ['Forbidden', takesSession],
    ['NotFound', isPathNamed],
    ['Conflict', requestBody !== undefined],
    ['TooLarge', requestBody !== undefined],
    ['WrongMediaType', requestBody !== undefined],
    ['TooManyCalls', true],
    ['Unavailable', true],
  ];
  for (const [name, applies] of applying) {
    if (applies) operation.responses[refusals[name].status] = { $ref: `#/components/responses/${name}` };
  }
  operation.responses['4XX'] = refusedOtherwise('Refused for another reason: the message says what to do');
  operation.responses['5XX'] = refusedOtherwise('Something went wrong on the server');
}

const refusedOtherwise = (description: string): ApiResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

function addExamples({ parameters = [], requestBody, responses }: Operation, document: ApiDocument): void {
  const resolve = resolverOf(document);
  for (const parameter of parameters) {
    if (parameter.required) parameter.example = exampleOf(parameter.schema, resolve, parameter.name);
  }
  const contents = [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.entries(body?.content ?? {}),
  );
  for (const [type, media] of contents) {
    if (type !== 'application/json' || !media.schema || media.example !== undefined) continue;
    media.example = isRefusal(media.schema) ? refusalExample : exampleOf(media.schema, resolve);
  }
}

const isRefusal = ({ $ref }: Schema) => $ref === '#/components/schemas/Refusal';

const refusalExample = {
  ...refusals.Unavailable.example,
  error: refusals.Unavailable.example.message,
};
