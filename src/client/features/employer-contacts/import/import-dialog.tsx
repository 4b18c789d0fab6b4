import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { countText } from '../../../../contracts/count-text';
import { Dialog, useDialogLock } from '../../../ui/dialog';
import { Browse, DropArea } from '../../../ui/drop-area';
import { useFirstFocus } from '../../../ui/use-first-focus';
import { ImportPreview } from './import-preview';
import { useContactImport } from './use-contact-import';

interface ImportDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Adds the contacts of a table. */
export const ImportDialog = ({ opened, onClose }: ImportDialogProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    title="Import contacts"
    size="64rem"
    isFullScreenOnPhone
    // The next import starts from the beginning.
    transitionProps={{ exitDuration: 0 }}
  >
    <Import onClose={onClose} />
  </Dialog>
);

function Import({ onClose }: { onClose: () => void }) {
  const state = useContactImport();
  const { file, preview, result, refusal, work } = state;
  useDialogLock(work === 'adding');
  if (result) return <Result {...result} onClose={onClose} />;
  const faulty = preview?.faultyRows.length ?? 0;
  const isNamed = preview?.mapping.some(
    (field) =>
      field === 'employerName' ||
      field === 'firstName' ||
      field === 'lastName' ||
      field === 'employerCompany',
  );
  const isStopped = !isNamed || (faulty > 0 && !state.leavesOutFaulty);
  return (
    <Stack gap="md">
      <DropArea
        icon={IconTableImport}
        hint="CSV from a spreadsheet or another program, 4 MB and 5,000 rows at most"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        compact={file !== undefined}
        disabled={work === 'adding'}
        onFiles={([first]) => first && state.choose(first)}
      >
        <Browse>{file ? 'Choose another table' : 'Choose a table'}</Browse> or drop it here
      </DropArea>
      {refusal && (
        <Alert color="red" role="alert" title={file?.name}>
          {refusal}
        </Alert>
      )}
      {work === 'reading' && !preview && (
        <Group gap="sm">
          <Loader size="sm" />
          <Text>Reading {file?.name} …</Text>
        </Group>
      )}
      {file && preview && <ImportPreview filename={file.name} preview={preview} state={state} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={work === 'adding'} onClick={onClose}>
          Cancel
        </Button>
        {preview && (
          <Button
            disabled={isStopped || work !== undefined}
            loading={work === 'adding'}
            onClick={() => void state.accept()}
          >
            {addLabel(preview.rows, faulty, state.addsDuplicates ? 0 : preview.duplicates.length)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}

const addLabel = (rows: number, faulty: number, duplicates: number) =>
  `Add ${countText(Math.max(0, rows - faulty - duplicates), 'contact')}`;

interface ResultProps {
  added: number;
  duplicates: number;
  onClose: () => void;
}

function Result({ added, duplicates, onClose }: ResultProps) {
  const heading = useFirstFocus<HTMLParagraphElement>();
  return (
    <Stack gap="md">
      <Text ref={heading} tabIndex={-1} fw={600} size="lg">
        {countText(added, 'contact')} added.
      </Text>
      {duplicates > 0 && (
        <Text c="dimmed">
          {countText(duplicates, 'row')} left out, because{' '}
          {duplicates === 1 ? 'its contact was' : 'their contacts were'} there already.
        </Text>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose}>Show the contacts</Button>
      </Group>
    </Stack>
  );
}
