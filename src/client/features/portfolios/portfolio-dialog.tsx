import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type Portfolio, portfolioNameLength } from '../../../contracts/portfolio';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { Dialog, useDialogLock } from '../../ui/dialog';
import { showSuccess } from '../../ui/toast';

/** What the form is for: a new portfolio, a copy of one, or another name. */
export type PortfolioForm =
  | { kind: 'create' }
  | { kind: 'duplicate'; portfolio: Portfolio }
  | { kind: 'rename'; portfolio: Portfolio };

const texts = {
  create: {
    title: 'New portfolio',
    label: 'Name',
    action: 'Create portfolio',
    note: 'Only you see the name. It starts empty, with an address of its own and a public page.',
  },
  duplicate: {
    title: 'Duplicate portfolio',
    label: 'For which employer?',
    action: 'Duplicate portfolio',
    note: 'All sections, photos, video, CVs and the design are copied. Only people to whom you give the new address can see the copy; it is not listed anywhere. Analytics, links and employer contacts stay with the original.',
  },
  rename: {
    title: 'Rename portfolio',
    label: 'Name',
    action: 'Save name',
    note: 'Only you see the name; the address of the page stays as it is.',
  },
};

interface PortfolioDialogProps {
  form: PortfolioForm | undefined;
  onClose: () => void;
}

export function PortfolioDialog({ form, onClose }: PortfolioDialogProps) {
  return (
    <Dialog opened={form !== undefined} onClose={onClose} title={form && texts[form.kind].title}>
      {form && <NameForm form={form} onClose={onClose} />}
    </Dialog>
  );
}

function NameForm({ form, onClose }: { form: PortfolioForm; onClose: () => void }) {
  const { label, action, note } = texts[form.kind];
  const [name, setName] = useState(form.kind === 'rename' ? form.portfolio.name : '');
  const [problem, setProblem] = useState<string>();
  const { save, isSaving } = useSave(form);
  useDialogLock(isSaving);

  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await save(name.trim());
      onClose();
    } catch (error) {
      setProblem(failureReason(error));
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          label={label}
          description={form.kind === 'duplicate' ? 'Its name becomes the name of the copy.' : undefined}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
          maxLength={portfolioNameLength}
          error={problem}
          required={form.kind !== 'duplicate'}
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          {note}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSave(form: PortfolioForm) {
  const utils = trpc.useUtils();
  const creating = trpc.portfolios.create.useMutation();
  const duplicating = trpc.portfolios.duplicate.useMutation();
  const renaming = trpc.portfolios.rename.useMutation();

  async function save(name: string): Promise<void> {
    if (form.kind === 'create') {
      await creating.mutateAsync({ name });
      showSuccess('Portfolio created');
    } else if (form.kind === 'duplicate') {
      const profileId = form.portfolio.id;
      const copy = await duplicating.mutateAsync({ profileId, ...(name && { employer: name }) });
      showSuccess(`“${copy.name}” is ready`, 'Switch to it to tailor it.');
    } else {
      await renaming.mutateAsync({ profileId: form.portfolio.id, name });
      showSuccess('Name saved');
    }
    await utils.portfolios.invalidate();
  }

  return { save, isSaving: creating.isPending || duplicating.isPending || renaming.isPending };
}
