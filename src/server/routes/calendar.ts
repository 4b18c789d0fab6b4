import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type CalendarEntry,
  findContactProfile,
  findSubscribedProfile,
  listCalendarEntries,
} from '../../../db/queries/calendar';
import { calendarTokenOf } from '../../contracts/calendar';
import { byId } from '../../contracts/ids';
import { type CalendarEvent, calendarFile } from '../../documents/calendar';
import { requireCaller } from '../../routers/auth/require-caller';
import { notFound } from '../../routers/errors';
import { countCall } from '../../routers/limits/limit-calls';
import { isKnownTo } from '../http/entity-tag';
import type { CreateContext } from '../http/request-context';
import { requireOwnProfile } from './own-profile';
import { routeSchema, withoutValidation } from './route-schema';
import { contentDisposition } from './send-file';

const type = 'text/calendar';
const calendarName = 'Storyfolio: employers';

const schemaOf = (route: { operationId: string; path: string; summary: string }) => ({
  ...routeSchema({
    ...route,
    group: 'calendar',
    access: 'session',
    responses: { 200: { type: 'string', contentMediaType: type } },
  }),
  produces: [type],
});

/** Next actions, deadlines and interview rounds for calendars: as files, and at an address to which calendars subscribe. */
export async function calendarRoutes(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
) {
  app.get('/api/profile/:profileId/calendar', {
    ...withoutValidation,
    schema: schemaOf({
      operationId: 'getCalendarFile',
      path: '/profile/{profileId}/calendar',
      summary:
        'The next actions, deadlines and interview rounds of all employer contacts as an iCalendar file',
    }),
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { caller, profileId } = await requireOwnProfile(ctx, request.params);
      const entries = await listCalendarEntries(ctx.db, { accountId: caller.accountId, profileId });
      return sendFile(reply, 'employers', calendarFile(calendarName, eventsOf(entries, ctx.origin)));
    },
  });

  app.get('/api/employer-contacts/:id/calendar', {
    ...withoutValidation,
    schema: schemaOf({
      operationId: 'getEmployerContactCalendarFile',
      path: '/employer-contacts/{id}/calendar',
      summary:
        'The next action, the deadline and the interview rounds of one employer contact as an iCalendar file',
    }),
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      const { accountId } = requireCaller(ctx);
      const parsed = byId.safeParse(request.params);
      if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
      const contactId = parsed.data.id;
      const contact = await findContactProfile(ctx.db, accountId, contactId);
      if (!contact) throw notFound('employer contact');
      const { profileId, employerName } = contact;
      const entries = await listCalendarEntries(ctx.db, { accountId, profileId, contactId });
      return sendFile(reply, employerName, calendarFile(calendarName, eventsOf(entries, ctx.origin)));
    },
  });

  app.get<{ Params: { file: string } }>('/calendar/:file', {
    schema: { hide: true },
    handler: async (request, reply) => {
      const ctx = await createContext(request, reply);
      await countCall(ctx, 'calendar');
      const token = calendarTokenOf(request.params.file);
      const profile = token && (await findSubscribedProfile(ctx.db, token));
      if (!profile) {
        reply.code(404).header('cache-control', 'private, no-store');
        return reply.type('text/plain; charset=utf-8').send('There is no calendar at this address.\n');
      }
      const text = calendarFile(
        calendarName,
        eventsOf(await listCalendarEntries(ctx.db, profile), ctx.origin),
      );
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (isKnownTo(request, etag)) return reply.code(304).send();
      return reply.type(`${type}; charset=utf-8`).send(text);
    },
  });
}

const sendFile = (reply: FastifyReply, name: string, text: string) =>
  reply
    .headers({
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': contentDisposition(`${name}.ics`, true),
      'cache-control': 'private, no-store',
    })
    .send(text);

const untitled = { 'next-action': 'Next action', deadline: 'Last day to apply', round: 'Interview' };

/** Of an interview whose length is not known. */
const usualMinutes = 60;

const eventsOf = (entries: CalendarEntry[], origin: string): CalendarEvent[] =>
  entries.map(({ kind, id, contactId, day, startsAt, minutes, place, link, title, changedAt, ...entry }) => ({
    uid: `${kind}-${id}@storyfolio`,
    day,
    time: startsAt === null ? undefined : { startsAt, minutes: minutes ?? usualMinutes },
    location: place ?? (kind === 'round' ? link : null),
    title: `${title ?? untitled[kind]} – ${entry.employerName}${entry.employerCompany ? ` (${entry.employerCompany})` : ''}`,
    description: [entry.position, link, entry.outcome, entry.note].filter(Boolean).join('\n\n') || null,
    url: `${origin}/employer-contacts/${contactId}`,
    changedAt,
  }));
