import { Button, type ButtonProps, Text } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import classes from './plan-offer.module.css';

interface PlanNoticeProps extends ComponentPropsWithoutRef<'div'> {
  message: string;
  children: ReactNode;
}

/** A sentence about the plan, with what can be done about it. */
export const PlanNotice = ({ message, children, className = '', ...rest }: PlanNoticeProps) => (
  <div className={`${classes.notice} ${className}`} {...rest}>
    <Text size="sm" className={classes.text}>
      {message}
    </Text>
    {children}
  </div>
);

interface UpgradeLinkProps extends ButtonProps {
  /** Whether the screen stays open, with what was typed. */
  keepsScreen?: boolean;
}

/** Leads to the plans. */
export const UpgradeLink = ({ keepsScreen = false, ...button }: UpgradeLinkProps) => (
  <Button component="a" href="/pricing" target={keepsScreen ? '_blank' : undefined} size="sm" {...button}>
    Upgrade
  </Button>
);
