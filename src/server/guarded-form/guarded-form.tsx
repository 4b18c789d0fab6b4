import type { ReactNode } from 'react';
import { useWords } from '../public-page/spoken-words';

/** Invisible to people; whoever fills it in is most likely a program. */
export const honeypotField = 'website';
export const stampField = 'stamp';

interface GuardedFieldProps {
  name: string;
  label: string;
  fault: string | undefined;
  isOptional?: boolean | undefined;
  hint?: string | undefined;
  /** @param described the attributes of the input */
  children: (described: object) => ReactNode;
}

/** A field of a form that works without scripts, with its label, its hint and what is wrong with it. */
export function GuardedField({ name, label, fault, isOptional, hint, children }: GuardedFieldProps) {
  const { t } = useWords();
  const id = idOf(name);
  const describedBy = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={fault ? 'guarded-field faulty' : 'guarded-field'}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="quiet">{` ${t('forms.optional')}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="quiet">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="guarded-fault">
          <span className="unseen">{`${t('forms.error')} `}</span>
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

/** What distinguishes people from programs: a field that only programs see, and when the form was requested. */
export function HoneypotFields({ stamp }: { stamp: string }) {
  const { t } = useWords();
  return (
    <>
      <div className="guarded-more">
        <label htmlFor="guarded-more">{t('forms.leaveEmpty')}</label>
        <input id="guarded-more" name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={stampField} value={stamp} />
    </>
  );
}

interface GuardedSummaryProps {
  title: string;
  /** Why the form came back, if not because of a field. */
  reason: string | undefined;
  fields: Pick<GuardedFieldProps, 'name' | 'label' | 'fault'>[];
}

/** Says why a form came back, with a link to each faulty field; nothing if it has not been sent yet. */
export function GuardedSummary({ title, reason, fields }: GuardedSummaryProps) {
  const faulty = fields.filter(({ fault }) => fault);
  if (faulty.length === 0 && !reason) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was sent back because of this
    <div className="guarded-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      {reason && <p>{reason}</p>}
      {faulty.length > 0 && (
        <ul>
          {faulty.map(({ name, label, fault }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`}>
                {label}: {fault}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const idOf = (name: string) => `guarded-${name}`;
