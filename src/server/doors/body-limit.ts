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

/** What a request that calls these procedures may carry as a whole, in bytes: the one that needs least decides. */
export const bodyLimitOf = (procedures: string[]): number =>
  Math.min(bodyBytes.long, ...procedures.map((name) => bodyBytes[sizes.get(name) ?? 'short']));
