import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session';
import { AuthLayout } from './auth-layout';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** Time to read the toast before the screen changes. */
const redirectDelayMs = 100;

const texts = {
  'sign-in': { tabTitle: 'Sign In', purpose: 'Sign in to continue with your portfolio.' },
  'sign-up': {
    tabTitle: 'Sign Up',
    purpose: 'Start your portfolio. An e-mail address and a password are enough.',
  },
} as const;
type Tab = keyof typeof texts;

interface LoginProps {
  /** The e-mail address that is known from the landing page, or of the account that was just made. */
  email?: string | undefined;
  tab: Tab;
  invitation?: string | undefined;
  onTab(tab: Tab): void;
  onRegistered(email: string): void;
}

export function Login({ email = '', tab, invitation, onTab, onRegistered }: LoginProps) {
  const [password, setPassword] = useState('');
  // A tab that is chosen keeps the focus.
  const [takesFocus, setTakesFocus] = useState(true);
  useLeaveWhenSignedIn();

  return (
    <AuthLayout
      tabTitle={texts[tab].tabTitle}
      title={
        <>
          Your story, <span>beautifully told</span>
        </>
      }
      purpose={texts[tab].purpose}
    >
      <Tabs
        value={tab}
        onChange={(chosen) => {
          setTakesFocus(false);
          onTab(chosen === 'sign-up' ? 'sign-up' : 'sign-in');
        }}
        keepMounted={false}
      >
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="sign-in">Sign In</Tabs.Tab>
          <Tabs.Tab value="sign-up">Sign Up</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm key={email} email={email} password={password} takesFocus={takesFocus} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm
            email={email}
            invitation={invitation}
            takesFocus={takesFocus}
            onRegistered={(account) => {
              setPassword(account.password);
              setTakesFocus(true);
              onRegistered(account.email);
            }}
          />
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
