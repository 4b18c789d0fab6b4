import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconStethoscope, IconTrash } from '@tabler/icons-react';
import type { FilesReport } from '../../../../contracts/admin/operations';
import { keysOf } from '../../../../contracts/keys-of';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { showError } from '../../../ui/toast';
import { runWithToast } from '../run-with-toast';
import classes from './settings.module.css';

const findings: Record<keyof FilesReport, string> = {
  damaged: 'Files that are missing or damaged; restore them from a backup',
  orphans: 'Files that nothing names; "npm run doctor -- --sweep" deletes them',
  leftovers: 'Files that broken uploads have left behind; the sweeper deletes them',
  waiting: 'Files that are no longer needed; the sweeper deletes them',
};

/** Looks after the files: the doctor compares them with their rows, the sweeper deletes what nothing needs. */
export function FileStore() {
  const report = trpc.admin.operations.examineFiles.useQuery(undefined, { enabled: false });
  const sweep = trpc.admin.operations.sweepFiles.useMutation();
  const examine = async () => {
    const { error } = await report.refetch();
    if (error) showError('Failed to examine the files', failureReason(error));
  };
  const runSweeper = async () => {
    const swept = await runWithToast(() => sweep.mutateAsync(), {
      done: 'The sweeper has deleted what nothing needs',
      failed: 'Failed to sweep the files',
    });
    if (swept && report.data) await examine();
  };
  return (
    <Stack gap="md">
      <div>
        <Title order={3} size="h4">
          Files
        </Title>
        <Text size="sm" c="dimmed" maw={640}>
          The doctor compares the file store with the database and changes nothing. The sweeper deletes what
          nothing needs any more; it also runs by itself every ten minutes.
        </Text>
      </div>
      <Group>
        <Button
          variant="default"
          leftSection={<IconStethoscope size={18} aria-hidden />}
          loading={report.isFetching}
          onClick={() => void examine()}
        >
          Run the doctor
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={sweep.isPending}
          onClick={() => void runSweeper()}
        >
          Run the sweeper
        </Button>
      </Group>
      <div role="status">{report.data && <Report report={report.data} />}</div>
    </Stack>
  );
}

function Report({ report }: { report: FilesReport }) {
  const keys = keysOf(findings).filter((key) => report[key].count > 0);
  if (keys.length === 0) return <Text>All files and their rows fit together.</Text>;
  return keys.map((key) => (
    <div key={key} className={classes.finding}>
      <Text fw={600} size="sm">
        {findings[key]}: {report[key].count}
      </Text>
      <ul className={classes.lines} aria-label={findings[key]}>
        {report[key].lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  ));
}
