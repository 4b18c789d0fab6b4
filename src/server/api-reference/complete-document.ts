import { otherwise } from '../routes/route-schema';
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
  nameFields(document.paths);
  for (const operation of operations) addRefusals(operation);
  for (const operation of operations) removeRepeatedDescriptions(operation);
  shareSchemas(document);
  for (const { path, operation } of operationsOf(document)) addExamples(operation, thingOf(path), document);
  return document;
}

/** Gives an object whose keys are enumerated a property for each key, as readers of `required` expect. */
function nameFields(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const inner of Object.values(part)) nameFields(inner);
  if (!isRecord(part)) return;
  const { propertyNames, additionalProperties } = part;
  part.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, additionalProperties]));
  part.additionalProperties = false;
  Reflect.deleteProperty(part, 'propertyNames');
}

const isRecord = (
  part: object,
): part is Schema & { propertyNames: { enum: string[] }; additionalProperties: Schema } =>
  'propertyNames' in part &&
  typeof part.propertyNames === 'object' &&
  part.propertyNames !== null &&
  'enum' in part.propertyNames &&
  'additionalProperties' in part &&
  typeof part.additionalProperties === 'object';

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
  // Described by the route itself.
  const refusesInText = operation.responses['4XX'] !== undefined;
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
    if (!applies) continue;
    const { status } = refusals[name];
    operation.responses[status] = refusesInText
      ? refusalInText(name)
      : { $ref: `#/components/responses/${name}` };
  }
  if (refusesInText) return;
  operation.responses['4XX'] = refusedOtherwise(otherwise.refused);
  operation.responses['5XX'] = refusedOtherwise(otherwise.failed);
}

function refusalInText(name: RefusalName): ApiResponse {
  const { description, example } = refusals[name];
  return { description, content: { 'text/plain': { schema: { type: 'string' }, example: example.message } } };
}

const refusedOtherwise = (description: string): ApiResponse => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

/** What a call is about: the last word of its path that names a thing. */
const thingOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '' && !/^\{|^(?:order|restore|preview|sort)$/.test(part))
    .at(-1) ?? '';

function addExamples(
  { parameters = [], requestBody, responses }: Operation,
  thing: string,
  document: ApiDocument,
): void {
  const resolve = resolverOf(document);
  for (const parameter of parameters) {
    if (parameter.required) parameter.example = exampleOf(parameter.schema, resolve, [thing], parameter.name);
  }
  const contents = [requestBody, ...Object.values(responses)].flatMap((body) =>
    Object.entries(body?.content ?? {}),
  );
  for (const [type, media] of contents) {
    if (type !== 'application/json' || !media.schema || media.example !== undefined) continue;
    media.example = isRefusal(media.schema) ? refusalExample : exampleOf(media.schema, resolve, [thing]);
  }
}

const isRefusal = ({ $ref }: Schema) => $ref === '#/components/schemas/Refusal';

const refusalExample = {
  ...refusals.Unavailable.example,
  error: refusals.Unavailable.example.message,
};
