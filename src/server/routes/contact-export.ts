import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { contactExport } from '../../contracts/contact-import';
import { contactsAsCsv, contactsAsJson } from '../../routers/employer-contacts/export-contacts';
import { countCall } from '../../routers/limits/limit-calls';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';
import { contentDisposition } from './send-file';

const forms = {
  csv: { type: 'text/csv', write: contactsAsCsv },
  json: { type: 'application/json', write: contactsAsJson },
};

/** The employer contacts with their histories, read while they are sent. */
export async function contactExportRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/profile/:profileId/employer-contacts/export', {
    // Exports are counted; a HEAD request exports nothing.
    exposeHeadRoute: false,
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'The employer contacts with their status histories as a table or a list',
        operationId: 'exportEmployerContacts',
        group: 'exports',
        access: 'session',
        limit: 'export',
        path: '/profile/{profileId}/employer-contacts/export',
        query: true,
        input: z.toJSONSchema(contactExport, { io: 'input' }),
        responses: { 200: { type: 'string', contentMediaType: forms.csv.type } },
      }),
      produces: Object.values(forms).map(({ type }) => type),
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      const parsed = contactExport.safeParse(request.query);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      await countCall(ctx, 'export');
      const { format } = parsed.data;
      const { type, write } = forms[format];
      const day = ctx.clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
      reply.headers({
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': contentDisposition(`employer-contacts-${day}.${format}`, true),
        'x-content-type-options': 'nosniff',
      });
      return reply.send(write(ctx.db, { accountId: caller.accountId, profileId }));
    },
  });
}
