import { numberText } from '../../../contracts/count-text';
import { keysOf } from '../../../contracts/keys-of';
import { everyCall, type limits } from '../../../routers/limits/limits';
import { type ApiDocument, operationsOf, resolverOf } from '../../api-reference/document';
import { callGroups } from '../../api-reference/groups';
import { bodyInWords, inWords, limitInWords } from '../../api-reference/limits-text';
import { refusals } from '../../api-reference/refusals';
import { Call } from './call';
import { CodeBlock } from './code-block';
import { FieldTable } from './field-table';
import { fieldsOf } from './fields';
import { WithCode } from './with-code';

/** The names of limits as a reader knows what they count. */
const limitNames: Partial<Record<keyof typeof limits, string>> = {
  signIn: 'Signing in',
  currentPassword: 'The current password, asked again',
  register: 'Registering',
  forgotPassword: 'Asking for a new password',
  upload: 'Uploads',
  reading: 'Reading CVs',
  export: 'Exports',
  archive: 'Pages as an archive',
  calendar: 'Calendars that ask for their subscription',
  contactRequest: 'Messages to the owner of a page',
};

/** The whole reference, from the document. */
export function Reference({ document, origin }: { document: ApiDocument; origin: string }) {
  const resolve = resolverOf(document);
  const operations = operationsOf(document);
  const groups = keysOf(callGroups)
    .map((id) => ({ id, ...callGroups[id] }))
    .map((group) => ({
      ...group,
      calls: operations.filter(({ operation }) => operation.tags.includes(group.name)),
    }))
    .filter(({ calls }) => calls.length > 0);
  return (
    <div className="reference">
      <nav className="side-nav" aria-label="API reference">
        <ul>
          <li>
            <a href="#start">Start</a>
          </li>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          <li>
            <a href="#types">Types</a>
          </li>
        </ul>
      </nav>
      <div className="reference-main">
        <Start origin={origin} />
        {groups.map(({ id, name, description, calls }) => (
          <section key={id} id={id} className="group" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            <p className="quiet">{description}</p>
            {calls.map((call) => (
              <Call
                key={call.operation.operationId}
                {...call}
                document={document}
                resolve={resolve}
                origin={origin}
              />
            ))}
          </section>
        ))}
        <section id="types" className="group" aria-labelledby="types-title">
          <h2 id="types-title">Types</h2>
          <p className="quiet">What several calls answer alike.</p>
          {Object.entries(document.components.schemas).map(([name, schema]) => (
            <details key={name} className="call" id={`type-${name}`}>
              <summary>
                <code>{name}</code>
              </summary>
              <div className="call-body">
                <FieldTable caption={`${name}: fields`} fields={fieldsOf(schema, resolve)} />
              </div>
            </details>
          ))}
        </section>
      </div>
    </div>
  );
}

const Start = ({ origin }: { origin: string }) => (
  <section id="start" className="group" aria-labelledby="start-title">
    <h2 id="start-title">Start</h2>
    <p>
      All calls go to <code>{origin}/api</code> and speak JSON. Sign in once, and send the token that you get
      with every further call:
    </p>
    <CodeBlock
      text={`TOKEN=$(curl -s '${origin}/api/auth/login' \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "ada@example.org", "password": "…"}' | jq -r .session.token)

curl '${origin}/api/profile' -H "Authorization: Bearer $TOKEN"`}
    />
    <p>
      A lock says that a call needs a session; <b>admin</b>, that the session must be an admin’s. Pages of
      this server send the session’s cookie instead, and so does “Try it” below. The profile id{' '}
      <code>demo-profile-1</code> stands for your current profile.
    </p>
    <p>
      Fields that a call does not know are refused. Where a field may be null, an empty text is taken for
      null. A <code>PATCH</code> changes only the fields that it names; with <code>updatedAt</code> it is
      refused if somebody has changed the thing since. Ids, days and instants are texts, money is in pence.
    </p>
    <p>
      The same as a document for client generators: <a href="/api/openapi.json">openapi.json</a>, OpenAPI 3.1.
    </p>
    <h3 id="refusals">Refusals</h3>
    <p>
      Every refusal has a <code>message</code> for people, a <code>code</code> for programs, and{' '}
      <code>issues</code> where fields are wrong. A few calls that serve files refuse in plain text.
    </p>
    <table className="fields">
      <caption>Refusals</caption>
      <tbody>
        {keysOf(refusals).map((name) => (
          <tr key={name} id={`refusal-${name}`}>
            <th scope="row">
              {refusals[name].status} <code>{refusals[name].example.code}</code>
            </th>
            <td>
              <WithCode text={refusals[name].description} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <h3 id="limits">Limits</h3>
    <p>
      A network may make {numberText(everyCall.calls)} calls per {inWords(everyCall.seconds)}. A body holds{' '}
      {bodyInWords('short')} at most, that of an entry {bodyInWords('long')}; uploads say their own limits.
      The operator may have raised these:
    </p>
    <table className="fields">
      <caption>Limits</caption>
      <tbody>
        {keysOf(limitNames).map((name) => (
          <tr key={name}>
            <th scope="row">{limitNames[name]}</th>
            <td>{limitInWords(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
