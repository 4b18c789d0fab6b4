import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '../../api/use-download';
import { TitledCard } from '../../ui/titled-card';

/** Downloads everything the account owns. */
export function DownloadData() {
  return (
    <TitledCard
      title="Download your data"
      purpose="Everything that we keep of your account as one zip file: your entries as JSON, and your CVs, video and photos."
      action={<DownloadButton />}
    />
  );
}

export function DownloadButton() {
  const { download, isRunning } = useDownload();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={isRunning}
      onClick={() => download('/api/auth/export')}
    >
      Download your data
    </Button>
  );
}
