import { Button, Card, Code, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { sessionId } from '../../session/local-storage';
import { useSession } from '../../session/session';
import { useSignOut } from '../../session/use-sign-out';
import { PageHeader } from '../../ui/page-header';
import { showError, showSuccess } from '../../ui/toast';
import { testData, testNames } from './account-tests';
import { ManualPasswordForm } from './manual-password-form';
import { TestRow } from './test-row';
import { useAccountTests } from './use-account-tests';

const shownOfToken = 20;

export function UserManagementTest() {
  const tests = useAccountTests();
  const manualForm = useRef<HTMLFormElement>(null);
  return (
    <>
      <PageHeader
        title="User Management Test"
        purpose="Tries the account calls of this server with accounts made for it; your own session is left alone."
        action={
          <Group>
            <Button loading={tests.isRunning} onClick={() => void tests.runAll()}>
              Run All Tests
            </Button>
            <Button variant="default" disabled={tests.isRunning} onClick={tests.clear}>
              Clear Results
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <CurrentUser />
          <Actions createAccount={tests.createAccount} />
        </SimpleGrid>
        <Card component="section" aria-labelledby="results">
          <Title order={2} size="h3" id="results" mb="sm">
            Test results
          </Title>
          <Stack component="ul" gap={0} m={0} p={0}>
            {testNames.map((name) => (
              <TestRow
                key={name}
                name={name}
                result={tests.resultOf(name)}
                disabled={tests.isRunning}
                onRun={() =>
                  name === 'manualPasswordChange' ? manualForm.current?.requestSubmit() : void tests.run(name)
                }
              />
            ))}
          </Stack>
        </Card>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <ManualPasswordForm
            ref={manualForm}
            onResult={(result) => tests.report('manualPasswordChange', result)}
          />
          <TestData />
        </SimpleGrid>
      </Stack>
    </>
  );
}

function CurrentUser() {
  const { user } = useSession();
  const facts = {
    'E-mail': user?.email,
    Name: `${user?.firstName} ${user?.lastName}`.trim(),
    Company: user?.company,
    Role: user?.role,
    Subscription: user?.subscriptionTier,
    Session: `${(sessionId.read() ?? '').slice(0, shownOfToken)}…`,
  };
  return (
    <Card component="section" aria-labelledby="current-user">
      <Title order={2} size="h3" id="current-user" mb="sm">
        Current user
      </Title>
      <Facts facts={facts} />
    </Card>
  );
}

function TestData() {
  return (
    <Card component="section" aria-labelledby="test-data">
      <Title order={2} size="h3" id="test-data" mb="sm">
        Test data used
      </Title>
      <Facts facts={testData} />
    </Card>
  );
}

function Facts({ facts }: { facts: Record<string, string | undefined> }) {
  return (
    <Stack component="dl" gap="xs" m={0}>
      {Object.entries(facts).map(([label, value]) => (
        <Group key={label} justify="space-between" gap="xs">
          <Text component="dt" size="sm" c="dimmed">
            {label}
          </Text>
          <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
            {value || 'None'}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}

function Actions({ createAccount }: { createAccount: () => Promise<{ email: string }> }) {
  const signOut = useSignOut();
  const [created, setCreated] = useState('');
  const create = async () => {
    try {
      const { email } = await createAccount();
      setCreated(email);
      showSuccess('Registration successful', email);
    } catch (error) {
      showError('Registration failed', error instanceof Error ? error.message : 'Failed to create account');
    }
  };
  return (
    <Card component="section" aria-labelledby="actions">
      <Title order={2} size="h3" id="actions" mb="sm">
        Actions
      </Title>
      <Stack align="flex-start">
        <Button variant="default" onClick={() => void create()}>
          Create New Account
        </Button>
        {created && (
          <Text size="sm">
            Created <Code>{created}</Code>
          </Text>
        )}
        <Button variant="default" component="a" href="/admin-setup">
          Setup Admin User
        </Button>
        <Button variant="default" onClick={() => void signOut()}>
          Test Logout
        </Button>
      </Stack>
    </Card>
  );
}
