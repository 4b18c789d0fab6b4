import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Profile, ProfileInformation, ProfileTexts } from '../../../contracts/profile';
import { ConflictView } from '../../sections/form/conflict-view';
import { FieldNamesProvider } from '../../sections/form/fields/field-names';
import { InOtherLanguages } from '../../sections/form/fields/in-other-languages';
import { useShownTyped } from '../../sections/form/typed-store';
import { ErrorSummary, type SummaryIssue } from '../../ui/error-summary';
import { useHashFocus } from '../../ui/use-hash-focus';
import { displayNameId, fieldId } from './field-ids';
import { useProfileForm } from './use-profile-form';

const fields = [
  { name: 'displayName', label: 'Display Name' },
  { name: 'jobTitle', label: 'Job Title' },
  { name: 'location', label: 'Location' },
  { name: 'availability', label: 'Open to' },
  { name: 'bio', label: 'Bio' },
] as const satisfies { name: keyof ProfileInformation; label: string }[];

const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));

interface ProfileFormProps {
  profile: Profile;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form 'Profile Information'. */
export function ProfileForm({ profile, onDirtyChange }: ProfileFormProps) {
  const { form, save, isSaving, theirs, translating } = useProfileForm(profile);
  const [issues, setIssues] = useState<SummaryIssue[]>([]);
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  useHashFocus(displayNameId);
  useShownTyped(isDirty ? { profile: form.values } : undefined);

  function handleSubmit(values: ProfileTexts) {
    setIssues([]);
    void save(values);
  }

  const submit = form.onSubmit(handleSubmit, (errors) => {
    const faulty = fields.filter(({ name }) => errors[name]);
    setIssues(
      faulty.map(({ name, label }) => ({ fieldId: fieldId(name), label, message: String(errors[name]) })),
    );
  });
  const propsOf = ({ name, label }: (typeof fields)[number]) => ({
    id: fieldId(name),
    label,
    ...form.getInputProps(name),
  });
  const [displayName, jobTitle, location, availability, bio] = fields;

  return (
    <form noValidate onSubmit={submit} aria-labelledby="profile-title">
      <FieldNamesProvider value={{ formId: 'profile', labels, required: new Set(), translating }}>
        <Stack gap="lg">
          {theirs && (
            <ConflictView
              noun="profile"
              labels={labels}
              mine={form.values}
              theirs={theirs.theirs}
              saving={isSaving}
              onKeepMine={theirs.keepMine}
              onTakeTheirs={theirs.takeTheirs}
            />
          )}
          <ErrorSummary issues={issues} />
          <TextInput {...propsOf(displayName)} autoComplete="name" size="md" />
          <InOtherLanguages name="displayName" kind="line" />
          <TextInput {...propsOf(jobTitle)} autoComplete="organization-title" size="md" />
          <InOtherLanguages name="jobTitle" kind="line" />
          <TextInput
            {...propsOf(location)}
            description="A city and a country are enough."
            autoComplete="off"
            size="md"
          />
          <InOtherLanguages name="location" kind="line" />
          <TextInput
            {...propsOf(availability)}
            description="What you are looking for, such as: part-time, from March, in Leeds or remote. Leave it empty if you are not."
            autoComplete="off"
            size="md"
          />
          <InOtherLanguages name="availability" kind="line" />
          <Textarea
            {...propsOf(bio)}
            description="Who you are and what you do, in a few sentences; 2000 characters at most."
            size="md"
            autosize
            minRows={5}
            maxRows={14}
          />
          <InOtherLanguages name="bio" kind="area" />
          <Group gap="md">
            {!theirs && (
              <Button type="submit" loading={isSaving}>
                Save Changes
              </Button>
            )}
            <Text size="sm" c="dimmed" role="status">
              {isDirty ? 'You have unsaved changes.' : ''}
            </Text>
          </Group>
        </Stack>
      </FieldNamesProvider>
    </form>
  );
}
