import { linkNotValid as code } from '../../contracts/account';
import { CodedRefusal, wrongSecret } from '../errors';

/** The refusal of a token that is unknown, used or expired, without saying which. */
export const linkNotValid = () =>
  wrongSecret(
    new CodedRefusal(code, {
      code: 'BAD_REQUEST',
      message:
        'This link was used already, a newer one was asked for, or it is more than 30 minutes old. Ask for a new one.',
    }),
  );
