import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../ui/logo';

/** The product's mark, which leads out of the screens on which nobody is signed in. */
export const HomeLink = () => (
  <Anchor
    component={Link}
    to="/landing"
    c="inherit"
    underline="never"
    display="flex"
    w="fit-content"
    mih={44}
    style={{ alignItems: 'center' }}
  >
    <Logo />
  </Anchor>
);
