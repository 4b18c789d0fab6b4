import { z } from 'zod';
import { isBlankText } from './rows';

/** A field that may be left empty: null stands for that, and an empty text is taken for null. */
export const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | null) => (isBlankText(value) ? null : value), schema.nullable());
