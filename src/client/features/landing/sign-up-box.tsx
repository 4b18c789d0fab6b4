import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { emailAddress } from '../../../contracts/account';
import { useZodForm } from '../../ui/use-zod-form';
import classes from './landing.module.css';

/** Long enough to see the button's state change before the screen does. */
const redirectDelayMs = 500;

const start = z.object({ email: emailAddress });

/** Takes an e-mail address on to the sign-up form. */
export function SignUpBox({ id, isOnColor }: { id: string; isOnColor: boolean }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const form = useZodForm(start, { email: '' });

  const handleSubmit = form.onSubmit(
    ({ email }) => {
      setLeaving(true);
      setTimeout(
        () => void navigate({ to: '/login', search: { email: email.trim(), tab: 'sign-up' } }),
        redirectDelayMs,
      );
    },
    () => document.getElementById(id)?.focus(),
  );

  return (
    <form onSubmit={handleSubmit} noValidate className={classes.start} data-on-color={isOnColor || undefined}>
      <TextInput
        id={id}
        aria-label="Email address"
        placeholder="you@example.com"
        type="email"
        autoComplete="email"
        required
        size="md"
        classNames={{ input: classes.startInput, error: classes.startError }}
        {...form.getInputProps('email')}
      />
      <Button type="submit" size="md" mih={48} color={isOnColor ? 'coral.4' : undefined} loading={isLeaving}>
        Start your portfolio
      </Button>
    </form>
  );
}
