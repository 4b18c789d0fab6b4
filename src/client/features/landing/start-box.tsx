import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session';
import { RegistrationNotice } from '../system/registration-notice';
import { useSystemStatus } from '../system/use-system-status';
import { SignUpBox } from './sign-up-box';

interface StartBoxProps {
  /** The id of the field. */
  id: string;
  /** Whether it is placed on the dark background. */
  isOnColor?: boolean;
}

/** The call to action: sign up where registration is open, the dashboard for whoever is signed in. */
export function StartBox({ id, isOnColor = false }: StartBoxProps) {
  const { status } = useSession();
  const registration = useSystemStatus().data?.registration ?? 'open';
  if (status !== 'signed-in' && registration !== 'open') {
    return <RegistrationNotice mode={registration} variant={isOnColor ? 'white' : 'light'} />;
  }
  if (status !== 'signed-in') return <SignUpBox id={id} isOnColor={isOnColor} />;
  return (
    <Button
      renderRoot={(props) => <Link {...props} to="/" />}
      size="md"
      mih={48}
      w="fit-content"
      color={isOnColor ? 'coral.4' : undefined}
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      Go on with your portfolio
    </Button>
  );
}
