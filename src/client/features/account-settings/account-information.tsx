import { Badge, Button } from '@mantine/core';
import type { User } from '../../../contracts/account';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { dayOf } from '../../ui/instant-text';
import { TitledCard } from '../../ui/titled-card';
import { showError, showSuccess } from '../../ui/toast';
import classes from './account-settings.module.css';

/** The card 'Account Information'. */
export function AccountInformation({ user }: { user: User }) {
  return (
    <TitledCard title="Account Information">
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
        <dd>
          <Badge tt="none" variant="dot" color={user.emailVerified ? 'teal' : 'gray'}>
            {user.emailVerified ? 'Email Verified' : 'Not verified yet'}
          </Badge>
        </dd>
      </dl>
      {!user.emailVerified && <ResendButton />}
    </TitledCard>
  );
}

/** Asks for another mail with the link that verifies the address. */
function ResendButton() {
  const resend = trpc.auth.resendVerification.useMutation();
  const handleResend = () =>
    resend.mutate(undefined, {
      onSuccess: () => showSuccess('Mail sent', 'Open the link in it to verify your address.'),
      onError: (error) => showError('Error', failureReason(error, 'Failed to send the mail')),
    });
  return (
    <Button
      variant="default"
      mt="md"
      className={classes.action}
      loading={resend.isPending}
      onClick={handleResend}
    >
      Send the verification mail again
    </Button>
  );
}
