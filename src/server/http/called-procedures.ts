import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The procedure of the route. */
    procedure?: string;
  }
}

const trpcParams = z.object({ path: z.string() });

/** Whether the request goes to the tRPC door. */
export const isProcedureCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/trpc/') === true;

/** The procedures a request calls: one by REST, possibly a batch by tRPC. */
export function proceduresOf(request: FastifyRequest): string[] {
  const { procedure } = request.routeOptions.config;
  if (procedure !== undefined) return [procedure];
  if (!isProcedureCall(request)) return [];
  const { data } = trpcParams.safeParse(request.params);
  return data?.path ? data.path.split(',') : [];
}
