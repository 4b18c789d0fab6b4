import { Progress, Text } from '@mantine/core';

interface UploadProgressProps {
  /** Of the file, what was sent: from 0 to 1. */
  share: number;
  /** What is said once all of it was. */
  sent: string;
}

/** How far an upload is. */
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
