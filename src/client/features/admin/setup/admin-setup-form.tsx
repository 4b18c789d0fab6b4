import { Button, Card, Stack, Text, TextInput, Title } from '@mantine/core';
import { TRPCClientError } from '@trpc/client';
import { adminSetup, adminSetupTexts } from '../../../../contracts/admin/setup';
import { failureReason } from '../../../api/failure-reason';
import { ForeignAnswer } from '../../../api/fetch-json';
import { setServerIssues } from '../../../api/server-issues';
import { trpc } from '../../../api/trpc';
import { showError, showSuccess } from '../../../ui/toast';
import { useZodForm } from '../../../ui/use-zod-form';
import { AccountFields } from '../../login/account-fields';
import classes from './setup.module.css';

interface AdminSetupFormProps {
  needsToken: boolean;
  onCreated(): void;
}

const blank = { email: '', password: '', firstName: '', lastName: '', company: '', setupToken: '' };

/** Missing fields are reported first, then the address, then the rest. */
function firstFault(faults: Record<string, unknown>): string {
  const texts = Object.values(faults).map(String);
  const ranked = [adminSetupTexts.required, adminSetupTexts.email];
  return ranked.find((text) => texts.includes(text)) ?? texts[0] ?? '';
}

export function AdminSetupForm({ needsToken, onCreated }: AdminSetupFormProps) {
  const setUp = trpc.auth.setUpAdmin.useMutation();
  const form = useZodForm(adminSetup, blank);

  const handleSubmit = form.onSubmit(
    async (values) => {
      try {
        await setUp.mutateAsync(values);
        showSuccess(
          'Success!',
          'Admin user created successfully. You can now log in with these credentials.',
        );
        onCreated();
      } catch (error) {
        setServerIssues(form, error);
        showError('Error', setupFailureText(error));
      }
    },
    (faults) => showError('Validation Error', firstFault(faults)),
  );

  return (
    <Card className={classes.card}>
      <Title order={1} size="h2">
        Admin Setup
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        Create the first admin of this server. This works once: later admins are made by an admin.
      </Text>
      <form onSubmit={handleSubmit} noValidate>
        <Stack>
          <AccountFields form={form} needsAll />
          {needsToken && (
            <TextInput
              label="Setup Token"
              description="The value that the operator of this server has set as ADMIN_SETUP_TOKEN."
              autoComplete="off"
              withAsterisk
              size="md"
              {...form.getInputProps('setupToken')}
            />
          )}
          <Button type="submit" size="md" disabled={setUp.isPending}>
            {setUp.isPending ? 'Creating Admin User...' : 'Create Admin User'}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

/** The server's message; the HTTP status and its text when the answer did not come from our server. */
function setupFailureText(error: unknown): string {
  const cause = error instanceof TRPCClientError ? error.cause : undefined;
  return cause instanceof ForeignAnswer ? cause.message : failureReason(error, 'Failed to create admin user');
}
