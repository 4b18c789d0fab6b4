import { Alert, Button, Loader, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { linkNotValid } from '../../../contracts/account';
import { refusalCode } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { useSession } from '../../session/session';
import { tellOtherTabs } from '../../session/use-other-tabs';
import { showError, showSuccess } from '../../ui/toast';
import { AuthLayout } from '../login/auth-layout';
import { failureText } from '../login/failure-text';
import { BackToSignIn } from './back-to-sign-in';
import { useLinkToken } from './use-link-token';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the address was verified on this page, so that a reload still says so. */
    isVerified?: boolean;
  }
}

// Each token is sent once, however often the screen renders.
const sent = new Set<string>();

export function VerifyEmail() {
  const token = useLinkToken();
  const verify = trpc.auth.verifyEmail.useMutation();
  const utils = trpc.useUtils();
  const { user } = useSession();
  const navigate = useNavigate();
  const wasVerified = useRouterState({ select: ({ location }) => location.state.isVerified });

  useEffect(() => {
    if (!token || sent.has(token)) return;
    sent.add(token);
    const onSuccess = () => {
      void utils.auth.me.invalidate();
      tellOtherTabs();
      void navigate({ to: '.', replace: true, state: { isVerified: true } });
    };
    verify.mutate({ token }, { onSuccess });
  }, [token, verify.mutate, utils, navigate]);

  return (
    <AuthLayout tabTitle="Verify your address" title="Verify your address" purpose="So that mails reach you.">
      {verify.isSuccess || (user ? user.emailVerified : wasVerified) ? (
        <Verified isSignedIn={user !== undefined} />
      ) : verify.isPending ? (
        <Stack align="center" role="status">
          <Loader type="dots" aria-hidden />
          <Text>Verifying your address</Text>
        </Stack>
      ) : (
        <NotVerified error={verify.error} />
      )}
    </AuthLayout>
  );
}

function Verified({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Stack>
      <div role="status">
        <Title order={2} size="h3">
          Your e-mail address is verified
        </Title>
        <Text mt={4}>Thank you. There is nothing else to do.</Text>
      </div>
      <Button component={Link} to={isSignedIn ? '/' : '/login'} size="md">
        {isSignedIn ? 'Go to your portfolio' : 'Go to sign in'}
      </Button>
    </Stack>
  );
}

function NotVerified({ error }: { error: unknown }) {
  const { user } = useSession();
  const isOld = refusalCode(error) === linkNotValid;
  return (
    <Stack>
      {error ? (
        <Alert role="alert" color="red" title={isOld ? 'This link does not work' : 'That did not work'}>
          <Text>
            {isOld
              ? 'This link was used already, a newer one was asked for, or it is more than 30 minutes old. If you have verified your address, there is nothing else to do.'
              : failureText(error, 'Please open the link again.')}
          </Text>
        </Alert>
      ) : (
        <Text>Open the link in the mail that we sent you. It works once, for 30 minutes.</Text>
      )}
      {user ? (
        <SendAgain email={user.email} />
      ) : (
        <>
          <Text>Sign in to verify your address, or to have another mail sent to you from this page.</Text>
          <BackToSignIn />
        </>
      )}
    </Stack>
  );
}

function SendAgain({ email }: { email: string }) {
  const resend = trpc.auth.resendVerification.useMutation({
    onSuccess: () => showSuccess('Check your mail', `Another link is on its way to ${email}.`),
    onError: (error) => showError('No mail was sent', failureText(error, 'Please try again.')),
  });
  return (
    <>
      <Button size="md" loading={resend.isPending} onClick={() => resend.mutate()}>
        Send another mail
      </Button>
      <Button component={Link} to="/" variant="default">
        Go to your portfolio
      </Button>
    </>
  );
}
