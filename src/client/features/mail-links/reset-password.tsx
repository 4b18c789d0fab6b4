import { Alert, Button, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { linkNotValid } from '../../../contracts/account';
import { refusalCode } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { NewPasswordFields, refusePassword } from '../../ui/new-password-fields';
import { showError, showSuccess } from '../../ui/toast';
import { useForm } from '../../ui/use-form';
import { AuthLayout } from '../login/auth-layout';
import { failureText } from '../login/failure-text';
import { BackToSignIn } from './back-to-sign-in';
import { useLinkToken } from './use-link-token';

export function ResetPassword() {
  const token = useLinkToken();
  const [refusedToken, setRefusedToken] = useState<string>();
  return (
    <AuthLayout tabTitle="New password" title="Set a new password" purpose="It signs every device out.">
      {!token ? (
        <NoLink />
      ) : token === refusedToken ? (
        <RefusedLink />
      ) : (
        <NewPasswordForm key={token} token={token} onRefused={() => setRefusedToken(token)} />
      )}
    </AuthLayout>
  );
}

/** The token was removed from the URL on the first load. */
function NoLink() {
  return (
    <Stack>
      <Text>
        Open the link in the mail that we sent you, again if you have had it open here. It works once, for 30
        minutes. Too late? Ask for a new one.
      </Text>
      <WaysOn />
    </Stack>
  );
}

function RefusedLink() {
  return (
    <Stack>
      <Alert role="alert" color="red" title="This link does not work">
        <Text>
          This link was used already, or it is more than 30 minutes old. Ask for a new one, and use the newest
          mail.
        </Text>
      </Alert>
      <WaysOn />
    </Stack>
  );
}

function WaysOn() {
  return (
    <>
      <Button component={Link} to="/forgot-password" size="md">
        Ask for a new link
      </Button>
      <BackToSignIn />
    </>
  );
}

function NewPasswordForm({ token, onRefused }: { token: string; onRefused(): void }) {
  const reset = trpc.auth.resetPassword.useMutation();
  const { forget } = useSession();
  const navigate = useNavigate();
  const form = useForm({ initialValues: { password: '', confirmPassword: '' } });

  const handleSubmit = form.onSubmit(async ({ password, confirmPassword }) => {
    if (refusePassword(form, 'password', { typed: password, confirmed: confirmPassword })) return;
    try {
      await reset.mutateAsync({ token, password });
      forget();
      showSuccess('Password changed', 'Sign in with your new password.');
      await navigate({ to: '/login', replace: true });
    } catch (error) {
      if (refusalCode(error) === linkNotValid) return onRefused();
      setServerIssues(form, error);
      showError('Password change failed', failureText(error, 'Failed to change password'));
    }
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack>
        <NewPasswordFields form={form} name="password" />
        <Button type="submit" size="md" loading={reset.isPending}>
          Set new password
        </Button>
        <BackToSignIn />
      </Stack>
    </form>
  );
}
