import { Button, Stack, Text } from '@mantine/core';
import { bothFactors } from '../../../contracts/two-factor';
import { failureReason } from '../../api/failure-reason';
import { setServerIssues } from '../../api/server-issues';
import { useDialogLock } from '../../ui/dialog';
import { showError } from '../../ui/toast';
import { useZodForm } from '../../ui/use-zod-form';
import { ProofFields } from './proof-fields';

interface BothFactorsFormProps<Answer> {
  purpose: string;
  /** The label of the button. */
  submit: string;
  mutation: {
    isPending: boolean;
    mutateAsync: (proof: { password: string; code: string }) => Promise<Answer>;
  };
  onDone: (answer: Answer) => void;
}

/** Asks for password and code before a change that weakens sign-in. */
export function BothFactorsForm<Answer>({ purpose, submit, mutation, onDone }: BothFactorsFormProps<Answer>) {
  useDialogLock(mutation.isPending);
  const form = useZodForm(bothFactors, { password: '', code: '' });
  const handleSubmit = form.onSubmit(async (proof) => {
    try {
      onDone(await mutation.mutateAsync(proof));
    } catch (error) {
      setServerIssues(form, error);
      showError('Error', failureReason(error, 'Failed to change two-factor sign-in'));
    }
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Text>{purpose}</Text>
        <ProofFields form={form} needsCode />
        <Button type="submit" loading={mutation.isPending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
