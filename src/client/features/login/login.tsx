import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { AuthLayout } from './auth-layout';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** Time to read the toast before the screen changes. */
const redirectDelayMs = 100;

interface LoginProps {
  /** The e-mail address that was entered on the landing page. */
  email?: string | undefined;
  startWith?: 'sign-in' | 'sign-up' | undefined;
  invitation?: string | undefined;
}

export function Login({ email: knownEmail = '', startWith, invitation }: LoginProps) {
  const [tab, setTab] = useState<string | null>(startWith ?? (invitation ? 'sign-up' : 'sign-in'));
  const [email, setEmail] = useState(knownEmail);
  useLeaveWhenSignedIn();

  const handleRegistered = (address: string) => {
    setEmail(address);
    setTab('sign-in');
  };

  return (
    <AuthLayout
      tabTitle={tab === 'sign-up' ? 'Sign Up' : 'Sign In'}
      title="Your story, beautifully told"
      purpose="Sign in to go on with your portfolio, or start a new one."
    >
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm key={email} email={email} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm email={knownEmail} invitation={invitation} onRegistered={handleRegistered} />
        </Tabs.Panel>
      </Tabs>
    </AuthLayout>
  );
}

/** Leaves the screen as soon as somebody is signed in. */
function useLeaveWhenSignedIn() {
  const { status, hasEnded } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'signed-in' || hasEnded) return;
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [status, hasEnded, navigate]);
}
