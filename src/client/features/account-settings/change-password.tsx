import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { required } from '../../../contracts/text';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { tellOtherTabs } from '../../session/use-other-tabs';
import { NewPasswordFields, refusePassword } from '../../ui/new-password-fields';
import { PasswordField } from '../../ui/password-field';
import { TitledCard } from '../../ui/titled-card';
import { showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import classes from './account-settings.module.css';

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The card 'Change Password': collapsed until it is asked for, and cleared when it is left. */
export function ChangePassword() {
  const [isOpen, { open, close }] = useDisclosure();
  const change = trpc.account.changePassword.useMutation();
  const utils = trpc.useUtils();
  const form = useForm({
    initialValues: blank,
    validate: { currentPassword: (text) => (text === '' ? required : null) },
  });
  const leave = () => {
    form.reset();
    close();
  };

  const submit = form.onSubmit(({ currentPassword, newPassword, confirmPassword }) => {
    const choice = { typed: newPassword, confirmed: confirmPassword };
    if (refusePassword(form, 'newPassword', choice)) return;
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess() {
          leave();
          showSuccess('Password changed', 'Your password has been updated successfully');
          void utils.auth.me.invalidate();
          tellOtherTabs();
          void utils.account.sessions.list.invalidate();
          void utils.account.activity.invalidate();
        },
        onError(error) {
          setServerIssues(form, error);
          showError('Password change failed', failureReason(error, 'Failed to change password'));
        },
      },
    );
  });

  return (
    <TitledCard
      title="Change Password"
      purpose="A new password signs every other device out."
      action={
        !isOpen && (
          <Button variant="default" aria-expanded={isOpen} onClick={open}>
            Change Password
          </Button>
        )
      }
    >
      {isOpen && (
        <form onSubmit={submit} noValidate className={classes.form}>
          <Stack gap="md">
            <PasswordField
              label="Current Password"
              autoFocus
              autoComplete="current-password"
              {...form.getInputProps('currentPassword')}
            />
            <NewPasswordFields form={form} name="newPassword" />
            <Group>
              <Button type="submit" loading={change.isPending}>
                Update Password
              </Button>
              <Button variant="default" onClick={leave}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </TitledCard>
  );
}
