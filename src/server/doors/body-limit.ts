import { z } from 'zod';
import { appRouter } from '../../routers/app-router';
import { type BodySize, bodyBytes } from '../../routers/limits/limits';

const definition = z.object({ meta: z.object({ body: z.enum(['short', 'long']).optional() }).optional() });

const sizeOf = (procedure: unknown): BodySize | undefined =>
  typeof procedure === 'function' && '_def' in procedure
    ? definition.safeParse(procedure._def).data?.meta?.body
    : undefined;

const sizes = new Map(
  Object.entries<unknown>(appRouter._def.procedures).map(([name, procedure]) => [name, sizeOf(procedure)]),
);

/** The largest request body for these procedures, in bytes: the smallest of their limits. */
export const bodyLimitOf = (procedures: string[]): number =>
  Math.min(bodyBytes.long, ...procedures.map((name) => bodyBytes[sizes.get(name) ?? 'short']));
