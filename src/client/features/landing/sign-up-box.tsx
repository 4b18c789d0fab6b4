import { Button, Group, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { z } from 'zod';
import { emailAddress } from '../../../contracts/account';

/** Leaves the button's change of state visible before the screen changes. */
const redirectDelayMs = 500;

/** Takes an address and hands it to the sign-up form. */
export function SignUpBox({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm({
    initialValues: { email: '' },
    validate: schemaResolver(z.object({ email: emailAddress }), { sync: true }),
  });

  const handleSubmit = form.onSubmit(({ email }) => {
    setLeaving(true);
    setTimeout(
      () => void navigate({ to: '/login', search: { email: email.trim(), tab: 'sign-up' } }),
      redirectDelayMs,
    );
  });

  return (
    <form onSubmit={handleSubmit} noValidate>
      <Group align="flex-start" gap="sm" maw={480}>
        <TextInput
          id={id}
          aria-label="Email address"
          placeholder="you@example.com"
          type="email"
          autoComplete="email"
          required
          size="md"
          flex={1}
          miw={200}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={isLeaving}>
          Start your portfolio
        </Button>
      </Group>
    </form>
  );
}
