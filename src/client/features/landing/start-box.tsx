import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '../session/session';
import { SignUpBox } from './sign-up-box';

interface StartBoxProps {
  /** The id of the field. */
  id: string;
  /** Whether it stands on the deep colour and not on paper. */
  isOnColor?: boolean;
}

/** The way in: an account for a visitor, the dashboard for whoever has one. */
export function StartBox({ id, isOnColor = false }: StartBoxProps) {
  const { status } = useSession();
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
