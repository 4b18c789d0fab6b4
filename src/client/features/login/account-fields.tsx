import { SimpleGrid, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { passwordLength } from '../../../contracts/account';
import { emailInput } from '../../../contracts/email-address';
import { PasswordField } from '../../ui/password-field';

interface AccountFieldsProps {
  form: {
    getInputProps: (
      field: 'email' | 'password' | 'firstName' | 'lastName' | 'company',
    ) => GetInputPropsReturnType;
  };
  /** Whether name and company are required too. */
  needsAll?: boolean;
  /** The field that has the focus from the start. */
  first?: 'email' | 'password' | undefined;
}

/** The fields of a new account. */
export function AccountFields({ form, needsAll, first }: AccountFieldsProps) {
  const field = { size: 'md', withAsterisk: needsAll };
  return (
    <>
      <TextInput
        label="Email"
        {...emailInput}
        autoComplete="email"
        withAsterisk
        size="md"
        autoFocus={first === 'email'}
        {...form.getInputProps('email')}
      />
      <PasswordField
        label="Password"
        placeholder={`At least ${passwordLength.min} characters`}
        autoComplete="new-password"
        autoFocus={first === 'password'}
        {...form.getInputProps('password')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...field}
          label="First Name"
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          {...field}
          label="Last Name"
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </SimpleGrid>
      <TextInput {...field} label="Company" autoComplete="organization" {...form.getInputProps('company')} />
    </>
  );
}
