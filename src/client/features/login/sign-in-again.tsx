import { Button, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '../../../contracts/account';
import { useSession } from '../../session/session';
import { Dialog } from '../../ui/dialog';
import { ownEscape } from '../../ui/own-escape';
import { SignInForm } from './sign-in-form';

/** Above the drawers and dialogs of the screen, below the notifications. */
const zIndex = 900;

/** Lets the owner of a session that has ended sign in where they are; what they typed stays on the screen behind it. */
export function SignInAgain({ user }: { user: User }) {
  const { hasEnded, forget } = useSession();
  const navigate = useNavigate();
  const leave = () => {
    forget();
    void navigate({ to: '/login' });
  };
  return (
    <Dialog
      opened={hasEnded}
      onClose={() => undefined}
      isShownOnce
      title="Your session has ended"
      zIndex={zIndex}
      // The session may have been ended because somebody else is using the device: nothing of the account is shown.
      overlayProps={{ backgroundOpacity: 1, color: 'var(--mantine-color-body)' }}
      {...ownEscape}
    >
      <Text mb="md">Sign in again to go on where you were. What you have typed is still there.</Text>
      <SignInForm email={user.email} isEmailFixed />
      <Button variant="subtle" fullWidth mt="xs" onClick={leave}>
        Use another account
      </Button>
    </Dialog>
  );
}
