import { Progress, Text } from '@mantine/core';

interface UploadProgressProps {
  /** The share of the file that has been sent, 0 to 1. */
  share: number;
  /** The text once everything has been sent. */
  sent: string;
}

/** The progress of an upload. */
export function UploadProgress({ share, sent }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const isSent = percent === 100;
  return (
    <div>
      <Progress value={percent} size="lg" radius="xl" animated={isSent} aria-label="Upload progress" />
      <Text size="sm" c="dimmed" mt={6} className="tabular" role="status">
        {isSent ? sent : `${percent}% uploaded`}
      </Text>
    </div>
  );
}
