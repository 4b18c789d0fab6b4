import { Alert } from '@mantine/core';
import { IconLock, IconMail } from '@tabler/icons-react';
import { registrationNotices } from '../../../contracts/system';

const icons = { closed: <IconLock aria-hidden />, invitation: <IconMail aria-hidden /> };

/** Shown when registration is closed or by invitation only. */
export function RegistrationNotice({ mode }: { mode: keyof typeof icons }) {
  const { title, text } = registrationNotices[mode];
  return (
    <Alert color="indigo" variant="light" title={title} icon={icons[mode]}>
      {text}
    </Alert>
  );
}
