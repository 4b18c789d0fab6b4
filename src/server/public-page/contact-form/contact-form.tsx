import { messageLength } from '../../../contracts/contact-request';
import { numberText } from '../../../contracts/count-text';
import { emailInput } from '../../../contracts/email-address';
import { fastestMs } from '../../guarded-form/form-stamp';
import { GuardedField, GuardedSummary, HoneypotFields } from '../../guarded-form/guarded-form';
import { type FieldFaults, type FormValues, fields } from './fields';

interface ContactFormProps {
  slug: string;
  /** The owner, as a sentence begins with it. */
  owner: string;
  values: FormValues;
  faults: FieldFaults;
  /** Why the message was not sent, if not because of a field. */
  reason?: string | undefined;
  stamp: string;
}

/** A letter to the owner of a page. */
export function ContactForm({ slug, owner, values, faults, reason, stamp }: ContactFormProps) {
  return (
    <>
      <p className="quiet">
        {owner} gets your message by e-mail and answers to your address. Nobody else sees it, and you need no
        account.
      </p>
      <GuardedSummary
        title="Your message was not sent yet"
        reason={reason}
        fields={fields.map((field) => ({ ...field, fault: faults[field.name] }))}
      />
      <form
        method="post"
        action={`/profile/${slug}/contact-requests`}
        noValidate
        data-fastest={fastestMs}
        className="guarded-form"
      >
        {fields.map((field) => (
          <GuardedField key={field.name} {...field} fault={faults[field.name]} hint={hintOf(field)}>
            {(described) =>
              field.name === 'message' ? (
                <textarea {...described} dir="auto" rows={8} defaultValue={values.message} />
              ) : (
                <input
                  {...described}
                  dir="auto"
                  {...(field.name === 'email' ? emailInput : { type: 'text' })}
                  autoComplete={field.autoComplete}
                  defaultValue={values[field.name]}
                />
              )
            }
          </GuardedField>
        ))}
        <HoneypotFields stamp={stamp} />
        <button type="submit" className="button primary">
          Send message
        </button>
      </form>
    </>
  );
}

const hintOf = ({ name }: (typeof fields)[number]) =>
  name === 'message' ? `Up to ${numberText(messageLength)} characters.` : undefined;
