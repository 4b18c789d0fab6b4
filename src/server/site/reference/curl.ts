import type { Operation, Parameter } from '../../api-reference/document';
import { exampleOf, type Resolve, type Schema } from '../../api-reference/examples';

interface Call {
  method: string;
  path: string;
  operation: Operation;
  origin: string;
  resolve: Resolve;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Required ones only: the others are listed beside it. */
const queryOf = (parameters: Parameter[]) =>
  new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example }) => [name, String(example)]),
  ).toString();

const formOf = (schema: Schema, resolve: Resolve) =>
  Object.entries(schema.properties ?? {}).map(([name, field]) =>
    field.contentMediaType && !field.contentSchema
      ? `-F ${quoted(`${name}=@${name}`)}`
      : `-F ${quoted(`${name}=${String(exampleOf(field, resolve, [], name))}`)}`,
  );

/** The call as a command line. */
export function curlOf({ method, path, operation, origin, resolve }: Call): string {
  const { parameters = [], requestBody, security } = operation;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example ?? name)),
  );
  const query = queryOf(parameters);
  const json = requestBody?.content['application/json'];
  const form = json ? undefined : requestBody?.content['multipart/form-data']?.schema;
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(`${origin}${filled}${query && `?${query}`}`)}`,
    ...(security.some((requirement) => 'session' in requirement)
      ? ['-H "Authorization: Bearer $TOKEN"']
      : []),
    ...(json
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(json.example, null, 2))}`]
      : []),
    ...(form ? formOf(form, resolve) : []),
  ];
  return lines.join(' \\\n  ');
}
