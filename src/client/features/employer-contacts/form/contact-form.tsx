import { Alert, Button, Fieldset, Group, Stack } from '@mantine/core';
import { emailInput } from '../../../../contracts/email-address';
import {
  contactMethods,
  type EmployerContact,
  employerContactStatuses,
} from '../../../../contracts/employer-contact';
import { ConflictView } from '../../../sections/form/conflict-view';
import { DateField } from '../../../sections/form/fields/date-field';
import { FieldNamesProvider } from '../../../sections/form/fields/field-names';
import { AreaField, ChoiceField, TextField } from '../../../sections/form/fields/fields';
import { useDialogLock } from '../../../ui/dialog';
import { UnsavedWarning } from '../../../ui/unsaved-warning';
import classes from './contact-form.module.css';
import { contactLabels } from './contact-values';
import { type ContactStore, useContactForm } from './use-contact-form';

const toOption = ({ key, label }: { key: string; label: string }) => ({ value: key, label });
const statusOptions = employerContactStatuses.map(toOption);
const methodOptions = contactMethods.map(toOption);

const names = { formId: 'contact', labels: contactLabels, required: new Set(['employerName']) };

interface ContactFormProps {
  store: ContactStore;
  /** Undefined for a new contact. */
  contact: EmployerContact | undefined;
  onSaved: (contact: EmployerContact) => void;
  onCancel: () => void;
}

/** Adds or edits a contact. */
export function ContactForm({ store, contact, onSaved, onCancel }: ContactFormProps) {
  const { form, isDirty, isNew, isSaving, refusal, submit, conflict } = useContactForm(
    store,
    contact,
    onSaved,
  );
  useDialogLock(isSaving);
  const isBlank = form.values.employerName.trim() === '';
  return (
    <form noValidate onSubmit={submit} aria-label={isNew ? 'Add Contact' : 'Edit contact'}>
      <UnsavedWarning loss={isDirty ? 'What you have written is not saved yet.' : undefined} />
      <Stack gap="md">
        {conflict && (
          <ConflictView
            noun="contact"
            labels={contactLabels}
            mine={conflict.mine}
            theirs={conflict.theirs}
            saving={isSaving}
            onKeepMine={conflict.keepMine}
            onTakeTheirs={conflict.takeTheirs}
          />
        )}
        {refusal && (
          <Alert color="red" role="alert">
            {refusal}
          </Alert>
        )}
        <FieldNamesProvider value={names}>
          <TextField form={form} name="employerName" />
          <div className={classes.fields}>
            <TextField form={form} name="employerCompany" />
            <TextField form={form} name="employerRole" placeholder="Head of Engineering, recruiter" />
            <TextField form={form} name="employerEmail" {...emailInput} placeholder="name@example.com" />
            <TextField form={form} name="employerPhone" type="tel" />
            <TextField form={form} name="employerLocation" />
            <ChoiceField form={form} name="contactMethod" options={methodOptions} />
          </div>
          <Fieldset legend="The job" variant="unstyled" className={classes.group}>
            <div className={classes.fields}>
              <TextField form={form} name="position" placeholder="What you apply for" />
              <TextField form={form} name="jobUrl" type="url" placeholder="https://" />
              <TextField form={form} name="salary" placeholder="As the ad says it" />
              <DateField form={form} name="deadline" day />
            </div>
            <AreaField
              form={form}
              name="jobDescription"
              hint="Paste it: an ad is often gone when the interview comes."
            />
          </Fieldset>
          <Fieldset legend="How far you are" variant="unstyled" className={classes.group}>
            <div className={classes.fields}>
              <ChoiceField form={form} name="status" options={statusOptions} />
              <TextField form={form} name="nextAction" placeholder="Send the portfolio" />
              <DateField form={form} name="nextActionOn" day />
            </div>
            <AreaField form={form} name="notes" />
          </Fieldset>
        </FieldNamesProvider>
        <Group className={classes.buttons} justify="flex-end" gap="sm">
          <Button variant="default" disabled={isSaving} onClick={onCancel}>
            Cancel
          </Button>
          {!conflict && (
            <Button type="submit" disabled={isBlank || isSaving} loading={isSaving}>
              {isNew ? 'Add Contact' : 'Save changes'}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
