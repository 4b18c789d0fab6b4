import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The procedure that the route stands for. */
    procedure?: string;
  }
}

const trpcParams = z.object({ path: z.string() });

/** Whether the request came to the procedures' own door. */
export const isProcedureCall = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url?.startsWith('/trpc/') === true;

/** The procedures that a request calls: by REST one, by tRPC those that its path names, a batch of them perhaps. */
export function proceduresOf(request: FastifyRequest): string[] {
  const { procedure } = request.routeOptions.config;
  if (procedure !== undefined) return [procedure];
  const { data } = trpcParams.safeParse(request.params);
  return isProcedureCall(request) && data?.path ? data.path.split(',') : [];
}
