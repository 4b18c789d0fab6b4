import { z } from 'zod';
import { instant } from './dates';

/** Days from the request until the account is deleted for good. */
export const deletionGraceDays = 30;

/** The answer to a request: when the account will be deleted unless its owner changes their mind. */
export const requestedDeletion = z.object({ deletionDueAt: instant });
