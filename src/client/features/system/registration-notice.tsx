import { Alert } from '@mantine/core';
import { IconLock, IconMail } from '@tabler/icons-react';

const notices = {
  closed: {
    title: 'Registration is closed',
    text: 'No new accounts can be created on this server. Ask its administrator for one.',
    icon: <IconLock aria-hidden />,
  },
  invitation: {
    title: 'Registration is by invitation',
    text: 'Open the link in your invitation to create an account, or ask the administrator of this server for one.',
    icon: <IconMail aria-hidden />,
  },
};

interface RegistrationNoticeProps {
  mode: keyof typeof notices;
  variant?: 'light' | 'white';
}

/** Shown when registration is closed or by invitation only. */
export function RegistrationNotice({ mode, variant = 'light' }: RegistrationNoticeProps) {
  const { title, text, icon } = notices[mode];
  return (
    <Alert color="indigo" variant={variant} title={title} icon={icon}>
      {text}
    </Alert>
  );
}
