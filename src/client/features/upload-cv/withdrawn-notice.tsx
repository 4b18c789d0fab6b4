import { Alert, Button, Group, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { Cv } from '../../../contracts/cv';

interface WithdrawnNoticeProps {
  cv: Cv;
  onDecide: (cv: Cv, isPublic: boolean) => void;
}

/** Says once that a CV that used to be public by default is private now; it stays until its owner has decided. */
export function WithdrawnNotice({ cv, onDecide }: WithdrawnNoticeProps) {
  return (
    <Alert icon={<IconLock aria-hidden />} title="Your CV is private now" role="status">
      <Text mb="md">
        Until now everybody could download “{cv.filename}” from your page, without your having been asked.
        Nobody but you can open it any more. A CV may hold the address that “Show contact” hides on your page.
      </Text>
      <Group gap="sm">
        <Button onClick={() => onDecide(cv, false)}>Keep it private</Button>
        <Button variant="default" onClick={() => onDecide(cv, true)}>
          Offer it on my page
        </Button>
      </Group>
    </Alert>
  );
}
