import type { User } from '../../../../contracts/account';

/** The display name of an account: the person's name, or else the address. */
export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  `${firstName} ${lastName}`.trim() || email;
