import { z } from 'zod';

/** A field that may be left empty: null stands for that, and an empty text is taken for null. */
export const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value: z.input<S> | null) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullable(),
  );
