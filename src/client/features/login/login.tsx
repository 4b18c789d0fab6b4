import { Anchor, Card, Center, Stack, Tabs, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Logo } from '../../ui/logo';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

interface LoginProps {
  /** An address that is known already, from the landing page. */
  email?: string | undefined;
  startWith?: 'sign-in' | 'sign-up' | undefined;
}

export function Login({ email: knownEmail = '', startWith = 'sign-in' }: LoginProps) {
  useDocumentTitle('Sign in · Storyfolio');
  const [tab, setTab] = useState<string | null>(startWith);
  const [email, setEmail] = useState(knownEmail);

  const handleRegistered = (address: string) => {
    setEmail(address);
    setTab('sign-in');
  };

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={440} gap="lg">
        <Anchor component={Link} to="/landing" c="inherit" underline="never" w="fit-content">
          <Logo />
        </Anchor>
        <div>
          <Title order={1}>Your story, beautifully told</Title>
          <Text c="dimmed" mt={4}>
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
              <SignUpForm email={knownEmail} onRegistered={handleRegistered} />
            </Tabs.Panel>
          </Tabs>
        </Card>
      </Stack>
    </Center>
  );
}
