import type { GetInputPropsReturnType } from '@mantine/form';
import { passwordLength } from '../../contracts/account';
import { PasswordField } from './password-field';
import { showError } from './toast';

/** The name of the password field in the request. */
type Name = 'password' | 'newPassword';

interface NewPasswordFieldsProps {
  form: { getInputProps: (field: string) => GetInputPropsReturnType };
  name: Name;
}

/** The fields of a new password and its confirmation. */
export function NewPasswordFields({ form, name }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New Password"
        description={`At least ${passwordLength.min} characters`}
        autoComplete="new-password"
        {...form.getInputProps(name)}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
}

/** Shows what is wrong with the password. @returns whether anything is */
export function refusePassword(
  form: { setFieldError: (field: string, message: string) => void },
  name: Name,
  { typed, confirmed }: { typed: string; confirmed: string },
): boolean {
  const refuse = (field: string, title: string, message: string) => {
    form.setFieldError(field, message);
    showError(title, message);
    return true;
  };
  if (typed !== confirmed) {
    const message = 'New password and confirmation password do not match';
    return refuse('confirmPassword', 'Password mismatch', message);
  }
  if ([...typed].length < passwordLength.min) {
    const message = `Password must be at least ${passwordLength.min} characters long`;
    return refuse(name, 'Password too short', message);
  }
  return false;
}
