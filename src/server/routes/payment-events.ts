import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/tables.gen';
import { ForgedEventError, type Payments } from '../../routers/billing/payments';
import { receiveEvent } from '../../routers/billing/receive-event';
import { requirePayments } from '../../routers/billing/require-payments';
import { bodyBytes } from '../../routers/limits/limits';
import type { Jobs } from '../../routers/ports';
import { refuseInMaintenance } from '../http/maintenance';
import { routeSchema, withoutValidation } from './route-schema';

interface Options {
  db: Kysely<DB>;
  jobs: Jobs;
  payments: Payments | undefined;
}

const path = '/billing/webhook';

/** Takes the events of the payment provider. They carry no session; their signature is checked before anything else. */
export async function paymentEventsRoutes(app: FastifyInstance, { db, jobs, ...services }: Options) {
  // The signature is that of the bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.post(`/api${path}`, {
    ...withoutValidation,
    bodyLimit: bodyBytes.long,
    schema: routeSchema({
      operationId: 'receivePaymentEvent',
      summary: 'Takes the events of the payment provider, which are signed',
      group: 'plans',
      access: 'anyone',
      path,
      responses: { 200: { type: 'object', properties: { received: { const: true } } } },
    }),
    handler: async (request, reply) => {
      const payments = requirePayments(services);
      const event = readEvent(payments, request.body, request.headers['stripe-signature']);
      await refuseInMaintenance(db, request);
      await receiveEvent({ db, jobs, payments }, event);
      return reply.send({ received: true });
    },
  });
}

function readEvent(payments: Payments, body: unknown, signature: string | string[] | undefined) {
  try {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw new ForgedEventError();
    return payments.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof ForgedEventError)) throw error;
    const message = 'Only events that the payment provider has just signed are taken here.';
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: error });
  }
}
