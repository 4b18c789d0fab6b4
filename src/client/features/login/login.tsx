import { Anchor, Card, Tabs, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Logo } from '../../ui/logo';
import { PortfolioSketch } from '../landing/portfolio-sketch';
import { useSession } from '../session/session';
import classes from './login.module.css';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

/** A moment to read the toast before the screen changes. */
const redirectDelayMs = 100;

interface LoginProps {
  /** An address that is known already, from the landing page. */
  email?: string | undefined;
  startWith?: 'sign-in' | 'sign-up' | undefined;
  invitation?: string | undefined;
}

export function Login({ email: knownEmail = '', startWith, invitation }: LoginProps) {
  const [tab, setTab] = useState<string | null>(startWith ?? (invitation ? 'sign-up' : 'sign-in'));
  const [email, setEmail] = useState(knownEmail);
  useDocumentTitle(`${tab === 'sign-up' ? 'Sign Up' : 'Sign In'} · Storyfolio`);
  useLeaveWhenSignedIn();

  const handleRegistered = (address: string) => {
    setEmail(address);
    setTab('sign-in');
  };

  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <div className={classes.column}>
          <Anchor component={Link} to="/landing" c="inherit" underline="never" className={classes.home}>
            <Logo />
          </Anchor>
          <div>
            <Title order={1}>Your story, beautifully told</Title>
            <Text c="dimmed" mt="xs">
              Sign in to go on with your portfolio, or start a new one.
            </Text>
          </div>
          <Card>
            <Tabs value={tab} onChange={setTab} keepMounted={false}>
              <Tabs.List grow mb="lg">
                <Tabs.Tab value="sign-in" mih={44}>
                  Sign In
                </Tabs.Tab>
                <Tabs.Tab value="sign-up" mih={44}>
                  Sign Up
                </Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in">
                <SignInForm key={email} email={email} />
              </Tabs.Panel>
              <Tabs.Panel value="sign-up">
                <SignUpForm email={knownEmail} invitation={invitation} onRegistered={handleRegistered} />
              </Tabs.Panel>
            </Tabs>
          </Card>
        </div>
      </main>
      <aside className={classes.picture} aria-hidden="true">
        <PortfolioSketch />
      </aside>
    </div>
  );
}

/** Whoever is signed in, from now on or from before, has nothing to do here. */
function useLeaveWhenSignedIn() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'signed-in') return;
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [status, navigate]);
}
