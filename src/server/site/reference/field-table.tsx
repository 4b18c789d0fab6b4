import type { Field } from './fields';

/** Fields as rows; on a phone, as cards. */
export const FieldTable = ({ caption, fields }: { caption: string; fields: Field[] }) => (
  <table className="fields">
    <caption>{caption}</caption>
    <tbody>
      {fields.map(({ name, type, shared, isRequired, notes }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            {shared ? <a href={`#type-${shared}`}>{type}</a> : type}
            {isRequired && <b> required</b>}
            {notes.length > 0 && <span className="quiet"> {notes.join(' ')}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
