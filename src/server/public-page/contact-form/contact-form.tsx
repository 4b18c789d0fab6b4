import { messageLength } from '../../../contracts/contact-request';
import { emailInput } from '../../../contracts/email-address';
import { fastestMs } from '../../guarded-form/form-stamp';
import { GuardedField, GuardedSummary, HoneypotFields } from '../../guarded-form/guarded-form';
import { useWords } from '../spoken-words';
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
  const { t } = useWords();
  const labelled = fields.map((field) => ({ ...field, label: t(`forms.fields.${field.name}`) }));
  return (
    <>
      <p className="quiet">{t('forms.what', { owner })}</p>
      <GuardedSummary
        title={t('forms.notSent')}
        reason={reason}
        fields={labelled.map((field) => ({ ...field, fault: faults[field.name] }))}
      />
      <form
        method="post"
        action={`/profile/${slug}/contact-requests`}
        noValidate
        data-fastest={fastestMs}
        className="guarded-form"
      >
        {labelled.map((field) => (
          <GuardedField
            key={field.name}
            {...field}
            fault={faults[field.name]}
            hint={field.name === 'message' ? t('forms.upTo', { most: messageLength }) : undefined}
          >
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
          {t('forms.send')}
        </button>
      </form>
    </>
  );
}
