import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { type ProfileInformation, profileInformation } from '../../../contracts/profile';
import { failureReason } from '../../failure-reason';
import { trpc } from '../../trpc';
import { ErrorSummary, type SummaryIssue } from '../../ui/error-summary';
import { showError, showSuccess } from '../../ui/toast';
import { setServerIssues, useZodForm } from '../../ui/use-zod-form';
import { useSession } from '../session/session';

const fields = [
  { name: 'displayName', label: 'Display Name' },
  { name: 'jobTitle', label: 'Job Title' },
  { name: 'location', label: 'Location' },
  { name: 'bio', label: 'Bio' },
] as const satisfies { name: keyof ProfileInformation; label: string }[];

const fieldId = (name: string) => `profile-${name}`;

/** The id of the field of the display name, which an address may name. */
export const displayNameId = fieldId('displayName');

interface ProfileFormProps {
  initial: ProfileInformation;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form 'Profile Information'. */
export function ProfileForm({ initial, onDirtyChange }: ProfileFormProps) {
  const form = useZodForm<ProfileInformation>(profileInformation, initial);
  const [issues, setIssues] = useState<SummaryIssue[]>([]);
  const { expire } = useSession();
  const utils = trpc.useUtils();
  const update = trpc.profile.update.useMutation();
  const isDirty = form.isDirty();
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  useEffect(() => {
    if (window.location.hash === `#${displayNameId}`) document.getElementById(displayNameId)?.focus();
  }, []);

  function save(values: ProfileInformation) {
    setIssues([]);
    update.mutate(
      { profileId: defaultProfileId, ...values },
      {
        onSuccess(saved) {
          utils.profile.get.setData(undefined, saved);
          void utils.dashboard.invalidate();
          showSuccess('Profile information updated');
          const stored = informationOf(saved);
          form.resetDirty(stored);
          // What was typed while the answer was on its way stays, unsaved.
          if (areSame(form.getValues(), values)) form.setValues(stored);
        },
        onError(error) {
          setServerIssues(form, error);
          showError('Failed to update profile', failureReason(error));
          if (error.data?.code === 'UNAUTHORIZED') expire();
        },
      },
    );
  }

  const submit = form.onSubmit(save, (errors) => {
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
  const [displayName, jobTitle, location, bio] = fields;

  return (
    <form noValidate onSubmit={submit} aria-labelledby="profile-title">
      <Stack gap="lg">
        <ErrorSummary issues={issues} />
        <TextInput {...propsOf(displayName)} autoComplete="name" size="md" />
        <TextInput {...propsOf(jobTitle)} autoComplete="organization-title" size="md" />
        <TextInput
          {...propsOf(location)}
          description="A city and a country are enough."
          autoComplete="off"
          size="md"
        />
        <Textarea
          {...propsOf(bio)}
          description="Who you are and what you do, in a few sentences; 2000 characters at most."
          size="md"
          autosize
          minRows={5}
          maxRows={14}
        />
        <Group gap="md">
          <Button type="submit" mih={44} loading={update.isPending}>
            Save Changes
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {isDirty ? 'You have unsaved changes.' : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

/** The form's fields of a whole profile. */
export const informationOf = ({
  displayName,
  jobTitle,
  location,
  bio,
}: ProfileInformation): ProfileInformation => ({ displayName, jobTitle, location, bio });

const areSame = (one: ProfileInformation, other: ProfileInformation) =>
  fields.every(({ name }) => one[name] === other[name]);
