import { z } from 'zod';
import { required } from './text';

/** A whole number within bounds. @param hint the message for anything else */
export const wholeNumber = (hint: string, { min, max }: { min: number; max: number }) =>
  z
    .int({
      error: ({ code, input }) =>
        code !== 'invalid_type' ? undefined : (input ?? '') === '' ? required : hint,
    })
    .min(min, `Use ${min} or more.`)
    .max(max, `Use ${max} or less.`);
