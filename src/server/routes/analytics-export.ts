import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { analyticsExport } from '../../contracts/analytics';
import { viewsAsCsv, viewsAsJson } from '../../routers/analytics/export-views';
import { daysOf, getViewedProfile } from '../../routers/analytics/view-period';
import { countCall } from '../../routers/limits/limit-calls';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';
import { contentDisposition } from './send-file';

const forms = {
  csv: { type: 'text/csv', write: viewsAsCsv },
  json: { type: 'application/json', write: viewsAsJson },
};

/** The single views of a period, read while they are sent. */
export async function analyticsExportRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/profile/:profileId/analytics/export', {
    // Exports are counted; a HEAD request exports nothing.
    exposeHeadRoute: false,
    ...withoutValidation,
    schema: {
      ...routeSchema({
        summary: 'The single views of a period as a table or a list',
        operationId: 'exportAnalytics',
        group: 'exports',
        access: 'session',
        limit: 'export',
        path: '/profile/{profileId}/analytics/export',
        query: true,
        input: z.toJSONSchema(analyticsExport, { io: 'input' }),
        responses: { 200: { type: 'string', contentMediaType: forms.csv.type } },
      }),
      produces: Object.values(forms).map(({ type }) => type),
    },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { profileId } = await requireOwnProfile(ctx, request.params);
      const parsed = analyticsExport.safeParse(request.query);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const { format, period, source } = parsed.data;
      await countCall(ctx, 'export');
      const { today } = await getViewedProfile(ctx, profileId);
      const { from, to } = daysOf(period, today);
      const { type, write } = forms[format];
      const name = ['views', from, to, ...(source ? [source] : [])].join('-');
      reply.headers({
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': contentDisposition(`${name}.${format}`, true),
        'x-content-type-options': 'nosniff',
      });
      return reply.send(write(ctx.db, { profileId, source, from, to }));
    },
  });
}
