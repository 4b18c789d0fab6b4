import type { ReactNode } from 'react';
import { messageLength } from '../../../contracts/contact-request';
import { fastestMs } from '../../../routers/employer-contacts/form-stamp';
import { type FieldFaults, type FormValues, fields, stampField, trapField } from './fields';

interface ContactFormProps {
  slug: string;
  name: string;
  values: FormValues;
  faults: FieldFaults;
  /** Why the message was not sent, if not because of a field. */
  reason?: string | undefined;
  stamp: string;
}

/** A letter to the owner of a page. */
export function ContactForm({ slug, name, values, faults, reason, stamp }: ContactFormProps) {
  return (
    <>
      <p className="quiet">
        {name} gets your message by e-mail and answers to your address. Nobody else sees it, and you need no
        account.
      </p>
      <Summary faults={faults} reason={reason} />
      <form
        method="post"
        action={`/profile/${slug}/contact-requests`}
        noValidate
        data-fastest={fastestMs}
        className="letter-form"
      >
        {fields.map((field) => (
          <Field key={field.name} {...field} fault={faults[field.name]}>
            {(described) =>
              field.name === 'message' ? (
                <textarea {...described} rows={8} defaultValue={values.message} />
              ) : (
                <input
                  {...described}
                  type={field.type ?? 'text'}
                  autoComplete={field.autoComplete}
                  defaultValue={values[field.name]}
                />
              )
            }
          </Field>
        ))}
        <div className="letter-trap">
          <label htmlFor="letter-trap">Leave this field empty</label>
          <input id="letter-trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <input type="hidden" name={stampField} value={stamp} />
        <button type="submit" className="button primary">
          Send message
        </button>
      </form>
    </>
  );
}

type FieldProps = (typeof fields)[number] & {
  fault: string | undefined;
  children: (described: object) => ReactNode;
};

function Field({ name, label, isOptional, fault, children }: FieldProps) {
  const id = `letter-${name}`;
  const hint = name === 'message' && `Up to ${messageLength.toLocaleString('en-US')} characters.`;
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={fault ? 'letter-field faulty' : 'letter-field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="quiet"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="letter-fault">
          <span className="unseen">Error: </span>
          {fault}
        </p>
      )}
      {children({
        id,
        name,
        required: !isOptional || undefined,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
    </div>
  );
}

function Summary({ faults, reason }: Pick<ContactFormProps, 'faults' | 'reason'>) {
  const faulty = fields.filter(({ name }) => faults[name]);
  if (faulty.length === 0 && !reason) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was sent back because of this
    <div className="letter-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>Your message was not sent yet</h2>
      {reason && <p>{reason}</p>}
      {faulty.length > 0 && (
        <ul>
          {faulty.map(({ name, label }) => (
            <li key={name}>
              <a href={`#letter-${name}`}>
                {label}: {faults[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
