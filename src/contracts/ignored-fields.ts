import { z } from 'zod';

/** A field that reads answer and that nobody sets: a client may send it back, and nothing is written. */
export const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional()
  .meta({ readOnly: true });

/** The fields of an answer that a change does not set, so that it may be sent back as it was read. */
export const ignoredFields = <A extends z.ZodRawShape, S extends string>(
  answer: z.ZodObject<A>,
  settable: Record<S, unknown>,
) =>
  Object.fromEntries(
    Object.keys(answer.shape)
      .filter((field) => !(field in settable))
      .map((field) => [field, ignored]),
  ) as Record<Exclude<keyof A & string, S>, typeof ignored>;
