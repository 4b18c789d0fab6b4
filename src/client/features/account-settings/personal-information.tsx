import { Badge, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { accountChange, type User } from '../../../contracts/account';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { tellOtherTabs } from '../../session/use-other-tabs';
import { TitledCard } from '../../ui/titled-card';
import { showError, showSuccess } from '../../ui/toast';
import { UnsavedWarning } from '../../ui/unsaved-warning';
import { useFocusRequest } from '../../ui/use-focus-request';
import { useZodForm } from '../../ui/use-zod-form';

const formId = 'personal-information';

const namesOf = ({ firstName, lastName, company }: User) => ({ firstName, lastName, company });

/** The card 'Personal Information': read first, changed after 'Edit'. */
export function PersonalInformation({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  const firstName = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const requestFocus = useFocusRequest();
  const form = useZodForm(accountChange, namesOf(user));
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation();

  const edit = () => {
    form.setInitialValues(namesOf(user));
    form.reset();
    setEditing(true);
    requestFocus(() => firstName.current);
  };
  const endEdit = () => {
    setEditing(false);
    requestFocus(() => editButton.current);
  };
  const save = form.onSubmit((values) => {
    // Another tab may have changed the other fields in the meantime.
    const changed = Object.fromEntries(Object.entries(values).filter(([name]) => form.isDirty(name)));
    update.mutate(changed, {
      onSuccess(saved) {
        utils.auth.me.setData(undefined, saved);
        tellOtherTabs();
        endEdit();
        showSuccess('Profile updated', 'Your profile has been updated successfully');
      },
      onError(error) {
        setServerIssues(form, error);
        showError('Update failed', failureReason(error, 'Failed to update profile'));
      },
    });
  });

  const toggle = isEditing ? (
    <Button key="save" type="submit" form={formId} variant="default" loading={update.isPending}>
      Save
    </Button>
  ) : (
    <Button key="edit" ref={editButton} variant="default" onClick={edit}>
      Edit
    </Button>
  );
  const field = (name: keyof ReturnType<typeof namesOf>) =>
    isEditing
      ? { size: 'md', ...form.getInputProps(name) }
      : { size: 'md', readOnly: true, variant: 'filled', value: user[name] };

  return (
    <TitledCard
      title="Personal Information"
      purpose="Your name and company, as we address you."
      action={toggle}
    >
      <UnsavedWarning
        guardsTabs
        loss={isEditing && form.isDirty() ? 'What you changed here is lost.' : undefined}
      />
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput {...field('firstName')} ref={firstName} label="First Name" autoComplete="given-name" />
            <TextInput {...field('lastName')} label="Last Name" autoComplete="family-name" />
          </SimpleGrid>
          <TextInput
            size="md"
            variant="filled"
            readOnly
            label={
              <>
                Email Address{' '}
                <Badge tt="none" component="span" variant="light" size="sm" ml={4}>
                  Primary
                </Badge>
              </>
            }
            description="Email address cannot be changed"
            inputWrapperOrder={['label', 'input', 'description']}
            value={user.email}
          />
          <TextInput {...field('company')} label="Company" autoComplete="organization" />
          {isEditing && (
            <Group>
              <Button type="submit" loading={update.isPending}>
                Save Changes
              </Button>
              <Button variant="default" onClick={endEdit} disabled={update.isPending}>
                Cancel
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </TitledCard>
  );
}
