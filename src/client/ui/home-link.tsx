import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Logo } from './logo';

/** The logo, which links from the signed-out screens to the landing page. */
export const HomeLink = () => (
  <Anchor
    component={Link}
    to="/landing"
    c="inherit"
    underline="never"
    display="flex"
    w="fit-content"
    mih="var(--touch-target)"
    style={{ alignItems: 'center' }}
  >
    <Logo />
  </Anchor>
);
