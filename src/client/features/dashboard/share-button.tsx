import { Button, type ButtonProps } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

export function ShareButton({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button
      variant={variant}
      leftSection={<IconShare size={18} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/share-profile" />}
    >
      Share Your Portfolio
    </Button>
  );
}
