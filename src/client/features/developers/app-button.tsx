import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './app-button.module.css';
import { AppIcon } from './app-icon';

export const buttonVariants = ['gradient', 'minimal', 'app-store', 'default'] as const;
export const buttonSizes = ['sm', 'md', 'lg'] as const;

interface AppButtonProps {
  variant: (typeof buttonVariants)[number];
  size: (typeof buttonSizes)[number];
  children: ReactNode;
  onClick: () => void;
}

/** The button that invites people into the product. */
export function AppButton({ variant, size, children, onClick }: AppButtonProps) {
  return (
    <UnstyledButton className={classes.button} data-variant={variant} data-size={size} onClick={onClick}>
      {variant === 'app-store' && <AppIcon variant="minimal" size="sm" />}
      <span>
        {variant === 'app-store' && <small className={classes.overline}>Open in</small>}
        {children}
      </span>
    </UnstyledButton>
  );
}
