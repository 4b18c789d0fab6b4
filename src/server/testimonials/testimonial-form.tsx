import type { InputHTMLAttributes, ReactNode } from 'react';
import { emailInput } from '../../contracts/email-address';
import { rating as stars } from '../../contracts/sections/testimonial';
import { GuardedField, GuardedSummary, HoneypotFields } from '../guarded-form/guarded-form';
import { useWords } from '../public-page/spoken-words';
import { type FieldFaults, type FieldName, type FormValues, fieldNames } from './form-fields';

interface TestimonialFormProps {
  action: string;
  values: FormValues;
  faults: FieldFaults;
  /** Why it was not taken, if not because of a field. */
  reason?: string | undefined;
  /** Of a first version; one that is changed has an author who is known. */
  stamp?: string;
  /** The photo of the previous version. */
  photoSrc?: string | undefined;
  button: string;
}

/** As the contract bounds it, in characters. */
const longestContent = 5000;

/** Where an author writes, with or without scripts. */
export function TestimonialForm(props: TestimonialFormProps) {
  const { action, values, faults, reason, stamp, photoSrc, button } = props;
  const { t } = useWords();
  const text = (name: FieldName, more: TextProps = {}) => (
    <TextField name={name} value={values[name]} fault={faults[name]} {...more} />
  );
  return (
    <>
      <GuardedSummary
        title={t('asked.notSent')}
        reason={reason}
        fields={[...fieldNames, 'photo' as const].map((name) => ({
          name,
          label: t(`asked.fields.${name}`),
          fault: faults[name],
        }))}
      />
      <form method="post" action={action} encType="multipart/form-data" noValidate className="guarded-form">
        <Field name="content" fault={faults.content} hint={t('forms.upTo', { most: longestContent })}>
          {(described) => <textarea {...described} dir="auto" rows={8} defaultValue={values.content} />}
        </Field>
        <Field name="rating" fault={faults.rating}>
          {(described) => (
            <select {...described} defaultValue={values.rating}>
              {Array.from({ length: stars.max }, (_, index) => stars.max - index).map((count) => (
                <option key={count} value={count}>
                  {`${'★'.repeat(count)} ${t('asked.starsOf', { given: count, most: stars.max })}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        {text('name', { autoComplete: 'name' })}
        {text('role', { autoComplete: 'organization-title' })}
        {text('company', { autoComplete: 'organization' })}
        {text('location', { isOptional: true, hint: t('asked.placeHint') })}
        {text('date', { isOptional: true, type: 'date', hint: t('asked.dateHint') })}
        <Field name="photo" fault={faults.photo} isOptional hint={t('asked.photoHint')}>
          {(described) => (
            <>
              {photoSrc && <img className="author-photo" src={photoSrc} width={96} height={96} alt="" />}
              <input {...described} type="file" accept="image/jpeg,image/png,image/webp" />
            </>
          )}
        </Field>
        {photoSrc && (
          <Choice name="keepsPhoto" isChosen={values.keepsPhoto}>
            {t('asked.keepPhoto')}
          </Choice>
        )}
        {stamp !== undefined &&
          text('email', {
            ...emailInput,
            autoComplete: 'email',
            hint: t('asked.emailHint'),
          })}
        <Choice name="namesDomain" isChosen={values.namesDomain}>
          {t('asked.namesDomain')}
        </Choice>
        {stamp !== undefined && <HoneypotFields stamp={stamp} />}
        <button type="submit" className="button primary">
          {button}
        </button>
      </form>
    </>
  );
}

interface TextProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'autoComplete'
  > {
  isOptional?: boolean;
  hint?: string;
}

type TextFieldProps = TextProps & { name: FieldName; value: string; fault: string | undefined };

const TextField = ({ name, value, fault, isOptional, hint, ...input }: TextFieldProps) => (
  <Field name={name} fault={fault} isOptional={isOptional} hint={hint}>
    {(described) => <input type="text" {...described} dir="auto" {...input} defaultValue={value} />}
  </Field>
);

interface FieldProps {
  name: FieldName | 'photo';
  fault: string | undefined;
  isOptional?: boolean;
  hint?: string;
  children: (described: object) => ReactNode;
}

function Field(field: FieldProps) {
  const { t } = useWords();
  return <GuardedField {...field} label={t(`asked.fields.${field.name}`)} />;
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  children: ReactNode;
}

const Choice = ({ name, isChosen, children }: ChoiceProps) => (
  <label className="guarded-choice">
    <input type="checkbox" name={name} defaultChecked={isChosen} />
    <span>{children}</span>
  </label>
);
