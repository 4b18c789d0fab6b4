import { required } from '../../../contracts/text';

/** Marks what an account cannot do without where it is missing. */
export const missing = {
  email: (text: string) => (text.trim() === '' ? required : null),
  password: (text: string) => (text === '' ? required : null),
};
