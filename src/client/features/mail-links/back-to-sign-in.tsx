import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const BackToSignIn = ({ email }: { email?: string }) => (
  <Anchor
    ta="center"
    py="xs"
    mih="var(--touch-target)"
    renderRoot={(props) => <Link to="/login" search={{ email: email || undefined }} {...props} />}
  >
    Back to sign in
  </Anchor>
);
