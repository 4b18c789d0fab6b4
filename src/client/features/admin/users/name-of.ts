import type { User } from '../../../../contracts/account';

/** What an account is called: its person's name, or the address where there is none. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;
