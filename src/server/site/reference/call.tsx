import type { ApiDocument, MediaType, Operation } from '../../api-reference/document';
import type { Resolve } from '../../api-reference/examples';
import { CodeBlock } from './code-block';
import { curlOf } from './curl';
import { FieldTable } from './field-table';
import { fieldsOf, typeInWords } from './fields';
import { WithCode } from './with-code';

export interface CallProps {
  method: string;
  path: string;
  operation: Operation;
  document: ApiDocument;
  resolve: Resolve;
  origin: string;
}

/** One call: closed, a line; opened, all about it. */
export function Call(props: CallProps) {
  const { method, path, operation, document, resolve } = props;
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  return (
    <details className="call" id={operationId} data-method={method} data-path={path}>
      <summary>
        <span className={`method ${method}`}>{method.toUpperCase()}</span>
        <code>{path}</code>
        <Need security={operation.security} />
        <span className="about">{summary}</span>
      </summary>
      <div className="call-body">
        <p className="quiet">
          <a href={`#${operationId}`}>{operationId}</a>
          {description && ` · ${description}`}
        </p>
        {parameters.length > 0 && (
          <FieldTable
            caption="Parameters"
            fields={parameters.map(({ name, schema, required = false, description: note, ...parameter }) => ({
              name,
              type: `${typeInWords(schema)}, in the ${parameter.in}`,
              shared: undefined,
              isRequired: required,
              notes: [
                note,
                schema.description,
                ...(schema.enum ? [`One of ${schema.enum.join(', ')}.`] : []),
              ].filter((text) => text !== undefined),
            }))}
          />
        )}
        {Object.entries(requestBody?.content ?? {}).map(([type, media]) => (
          <Body key={type} title="Body" type={type} media={media} resolve={resolve} />
        ))}
        <h4>Example</h4>
        <CodeBlock text={curlOf(props)} part="curl" />
        {Object.entries(responses)
          .filter(([status]) => /^[23]/.test(status))
          .map(([status, { description: meaning, content }]) => (
            <div key={status} className="answer">
              <h4>
                {status} · {meaning}
              </h4>
              {Object.entries(content ?? {}).map(([type, media]) => (
                <Body key={type} title="Answer" type={type} media={media} resolve={resolve} />
              ))}
            </div>
          ))}
        <Refusals responses={responses} document={document} />
      </div>
    </details>
  );
}

/** A lock, only if the call requires a session. */
const Need = ({ security }: Pick<Operation, 'security'>) => {
  const [first] = security;
  if (security.length !== 1 || !first?.session) return null;
  return (
    <span className="need">
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path d="M4 7V5a4 4 0 0 1 8 0v2h1v8H3V7zm2 0h4V5a2 2 0 0 0-4 0z" fill="currentColor" />
      </svg>
      {first.session.includes('admin') ? 'admin' : 'session'}
    </span>
  );
};

interface BodyProps {
  title: string;
  type: string;
  media: MediaType;
  resolve: Resolve;
}

function Body({ title, type, media: { schema = {}, example }, resolve }: BodyProps) {
  // What is shared has its table once, below.
  const items = schema.items ?? schema;
  const fields = schema.$ref || items.$ref ? [] : fieldsOf(items, resolve);
  return (
    <>
      <p>
        {title}: <span className="type">{type}</span>
        {type === 'application/json' && (
          <>
            , <Type name={typeInWords(schema)} />
          </>
        )}
      </p>
      {fields.length > 0 && <FieldTable caption={`${title}: fields`} fields={fields} />}
      {example !== undefined && (
        <CodeBlock text={JSON.stringify(example, null, 2)} part={title === 'Body' ? 'body' : undefined} />
      )}
    </>
  );
}

const Type = ({ name }: { name: string }) => {
  const component = /[A-Z]\w+/.exec(name)?.[0];
  return component ? <a href={`#type-${component}`}>{name}</a> : name;
};

const Refusals = ({ responses, document }: Pick<Operation, 'responses'> & { document: ApiDocument }) => (
  <div className="answer">
    <h4>Refusals</h4>
    <ul className="refusals">
      {Object.entries(responses)
        .filter(([status]) => /^[45]/.test(status))
        .map(([status, { $ref, description }]) => {
          const name = $ref?.replace('#/components/responses/', '') ?? '';
          return (
            <li key={status}>
              <b>{status}</b>{' '}
              {document.components.responses?.[name] ? (
                <a href={`#refusal-${name}`}>{name}</a>
              ) : (
                <WithCode text={description ?? ''} />
              )}
            </li>
          );
        })}
    </ul>
  </div>
);
