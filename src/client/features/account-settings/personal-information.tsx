import { Badge, Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { accountChange, type User } from '../../../contracts/account';
import { failureReason } from '../../failure-reason';
import { trpc } from '../../trpc';
import { showError, showSuccess } from '../../ui/toast';
import { setServerIssues, useZodForm } from '../../ui/use-zod-form';
import { tellOtherTabs } from '../session/use-other-tabs';
import { SettingsCard } from './settings-card';

const formId = 'personal-information';

const namesOf = ({ firstName, lastName, company }: User) => ({ firstName, lastName, company });

/** The card 'Personal Information': read first, changed after 'Edit'. */
export function PersonalInformation({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  const form = useZodForm(accountChange, namesOf(user));
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation();

  const save = form.onSubmit((values) => {
    update.mutate(values, {
      onSuccess(saved) {
        utils.auth.me.setData(undefined, saved);
        tellOtherTabs();
        form.setValues(namesOf(saved.user));
        setEditing(false);
        showSuccess('Profile updated', 'Your profile has been updated successfully');
      },
      onError(error) {
        setServerIssues(form, error);
        showError('Update failed', failureReason(error, 'Failed to update profile'));
      },
    });
  });
  const cancel = () => {
    form.setValues(namesOf(user));
    form.clearErrors();
    setEditing(false);
  };

  const toggle = isEditing ? (
    <Button key="save" type="submit" form={formId} variant="default" mih={44} loading={update.isPending}>
      Save
    </Button>
  ) : (
    <Button key="edit" variant="default" mih={44} onClick={() => setEditing(true)}>
      Edit
    </Button>
  );
  const field = { size: 'md', readOnly: !isEditing, variant: isEditing ? 'default' : 'filled' } as const;

  return (
    <SettingsCard
      title="Personal Information"
      purpose="Your name and company, as we address you."
      action={toggle}
    >
      <form id={formId} onSubmit={save} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...field}
              label="First Name"
              autoComplete="given-name"
              {...form.getInputProps('firstName')}
            />
            <TextInput
              {...field}
              label="Last Name"
              autoComplete="family-name"
              {...form.getInputProps('lastName')}
            />
          </SimpleGrid>
          <TextInput
            size="md"
            type="email"
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
          <TextInput
            {...field}
            label="Company"
            autoComplete="organization"
            {...form.getInputProps('company')}
          />
          {isEditing && (
            <Group>
              <Button type="submit" mih={44} loading={update.isPending}>
                Save Changes
              </Button>
              <Button variant="default" mih={44} onClick={cancel} disabled={update.isPending}>
                Cancel
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </SettingsCard>
  );
}
