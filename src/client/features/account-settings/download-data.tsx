import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { SettingsCard } from './settings-card';

/** The way to take everything along. */
export function DownloadData() {
  return (
    <SettingsCard
      title="Download your data"
      purpose="Everything that we keep of your account as one zip file: your entries as JSON, and your CVs, video and photos."
      action={<DownloadButton />}
    />
  );
}

export function DownloadButton() {
  return (
    <Button
      component="a"
      href="/api/auth/export"
      download
      variant="default"
      mih={44}
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      Download your data
    </Button>
  );
}
