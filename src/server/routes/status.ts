import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { installationStatus } from '../../contracts/status';
import type { ReadStatus } from '../status/read-status';
import { routeSchema, withoutValidation } from './route-schema';

/** The status of the installation, for programs; `/status` shows the same to people. */
export async function statusRoutes(app: FastifyInstance, { readStatus }: { readStatus: ReadStatus }) {
  app.get('/api/status', {
    ...withoutValidation,
    logLevel: 'warn',
    schema: routeSchema({
      operationId: 'getStatus',
      summary: 'How this installation is, and how it was on each of the last 90 days',
      group: 'system',
      access: 'anyone',
      path: '/status',
      responses: { 200: z.toJSONSchema(installationStatus) },
    }),
    handler: () => readStatus(),
  });
}
