import { NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Link } from '../../../../contracts/link';
import { DescribedSwitch } from '../../../ui/described-switch';
import { useMailHint } from '../../reminders/use-mail-hint';
import { ContactSelect } from './contact-select';
import { ExpiryField } from './expiry-field';
import { LanguageField } from './language-field';
import classes from './link-form.module.css';
import { type ForContact, type LinkValues, labelFor } from './link-values';
import { PasscodeField } from './passcode-field';
import { ReaderSections } from './reader-sections';

interface LinkFieldsProps {
  form: UseFormReturnType<LinkValues>;
  /** The stored link; undefined for a new one. */
  link: Link | undefined;
}

/** What the owner chooses for a link. */
export function LinkFields({ form, link }: LinkFieldsProps) {
  const { values, errors, setFieldValue } = form;
  const mailHint = useMailHint('Once an hour at most.');

  function chooseContact(contact: ForContact | null) {
    setFieldValue('employerContactId', contact?.id ?? null);
    if (contact && values.label.trim() === '') setFieldValue('label', labelFor(contact));
  }
  return (
    <Stack gap="md" className={classes.fields}>
      <TextInput
        label="Label"
        description="For you alone: it names the link and who reads through it."
        withAsterisk
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('label')}
      />
      <ContactSelect
        value={values.employerContactId}
        onChange={chooseContact}
        error={errors.employerContactId}
      />
      <Textarea
        label="Note to the reader"
        description="Shown above the page, to whoever opens the link."
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('note')}
      />
      <LanguageField value={values.language} onChange={(language) => setFieldValue('language', language)} />
      <ExpiryField
        value={values.expiresAt}
        onChange={(expiresAt) => setFieldValue('expiresAt', expiresAt)}
        error={errors.expiresAt}
      />
      <NumberInput
        label="Most opens"
        description="After so many it closes. A limit counts browsers on a network, not people, and the link asks its reader to press a button first. Leave it empty for no limit."
        min={1}
        allowDecimal={false}
        // The contract explains what is wrong; silently clamping the number would not.
        clampBehavior="none"
        value={values.maxOpens ?? ''}
        onChange={(opens) => setFieldValue('maxOpens', opens === '' ? null : opens)}
        error={errors.maxOpens}
        data-path="maxOpens"
      />
      <PasscodeField
        isSet={link?.hasPasscode ?? false}
        value={values.passcode}
        onChange={(passcode) => setFieldValue('passcode', passcode)}
        error={errors.passcode}
      />
      <DescribedSwitch
        label="Mail me when it is opened"
        hint={mailHint}
        checked={values.mailsOpens}
        onChange={(mailsOpens) => setFieldValue('mailsOpens', mailsOpens)}
      />
      <ReaderSections
        hidden={values.hiddenSections}
        order={values.sectionOrder}
        onHide={(hidden) => setFieldValue('hiddenSections', hidden)}
        onOrder={(order) => setFieldValue('sectionOrder', order)}
      />
    </Stack>
  );
}
