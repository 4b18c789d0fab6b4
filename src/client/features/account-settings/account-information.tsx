import { Badge, Button } from '@mantine/core';
import type { User } from '../../../contracts/account';
import { failureReason } from '../../failure-reason';
import { trpc } from '../../trpc';
import { dayOf } from '../../ui/instant-text';
import { showError, showSuccess } from '../../ui/toast';
import classes from './account-settings.module.css';
import { SettingsCard } from './settings-card';

/** The card 'Account Information'. */
export function AccountInformation({ user }: { user: User }) {
  return (
    <SettingsCard title="Account Information">
      <dl className={classes.facts}>
        <dt>Account Created</dt>
        <dd>{dayOf(user.createdAt)}</dd>
        <dt>Last Updated</dt>
        <dd>{dayOf(user.updatedAt)}</dd>
        <dt>Account Status</dt>
        <dd>
          <Badge tt="none" variant="dot" color={user.isActive ? 'teal' : 'gray'}>
            {user.isActive ? 'Active' : 'Inactive'}
          </Badge>
        </dd>
        <dt>Email</dt>
        <dd>{user.emailVerified ? <VerifiedBadge /> : <Unverified />}</dd>
      </dl>
    </SettingsCard>
  );
}

function VerifiedBadge() {
  return (
    <Badge tt="none" variant="dot" color="teal">
      Email Verified
    </Badge>
  );
}

function Unverified() {
  const resend = trpc.auth.resendVerification.useMutation();
  const handleResend = () =>
    resend.mutate(undefined, {
      onSuccess: () => showSuccess('Mail sent', 'Open the link in it to verify your address.'),
      onError: (error) => showError('Error', failureReason(error, 'Failed to send the mail')),
    });
  return (
    <>
      <Badge tt="none" variant="dot" color="gray">
        Not verified yet
      </Badge>
      <Button
        display="block"
        mt="xs"
        variant="default"
        mih={44}
        h="auto"
        py="xs"
        styles={{ label: { height: 'auto', lineHeight: 1.35, whiteSpace: 'normal' } }}
        loading={resend.isPending}
        onClick={handleResend}
      >
        Send the verification mail again
      </Button>
    </>
  );
}
