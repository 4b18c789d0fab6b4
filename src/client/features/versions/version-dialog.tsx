import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { mostVersions, type ProfileVersion, versionNameLength } from '../../../contracts/profile-version';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { Dialog, useDialogLock } from '../../ui/dialog';
import { showSuccess } from '../../ui/toast';

/** The version that gets a name: the page as it is now, or one that is kept already. */
export type NamedVersion = 'now' | ProfileVersion;

interface VersionDialogProps {
  named: NamedVersion | undefined;
  onClose: () => void;
}

export function VersionDialog({ named, onClose }: VersionDialogProps) {
  const title = named === 'now' ? 'Keep this version' : 'Name the version';
  return (
    <Dialog opened={named !== undefined} onClose={onClose} title={title}>
      {named && <NameForm named={named} onClose={onClose} />}
    </Dialog>
  );
}

function NameForm({ named, onClose }: { named: NamedVersion; onClose: () => void }) {
  const [name, setName] = useState(named === 'now' ? '' : (named.name ?? ''));
  const [problem, setProblem] = useState<string>();
  const { save, isSaving } = useSave(named);
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
          label="Name"
          placeholder="Sent to Acme"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(undefined);
          }}
          maxLength={versionNameLength}
          error={problem}
          required
          data-autofocus
        />
        <Text size="sm" c="dimmed">
          A version with a name stays until you delete it; of the others, the latest {mostVersions} do.
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {named === 'now' ? 'Keep version' : 'Save name'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSave(named: NamedVersion) {
  const utils = trpc.useUtils();
  const keeping = trpc.versions.keep.useMutation();
  const naming = trpc.versions.name.useMutation();

  async function save(name: string): Promise<void> {
    const profileId = defaultProfileId;
    if (named === 'now') {
      await keeping.mutateAsync({ profileId, name });
      showSuccess('Version kept', `Your page as it is now is kept as “${name}”.`);
    } else {
      await naming.mutateAsync({ profileId, id: named.id, name });
      showSuccess('Name saved');
    }
    await utils.versions.invalidate();
  }

  return { save, isSaving: keeping.isPending || naming.isPending };
}
