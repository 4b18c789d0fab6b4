import Bowser from 'bowser';
import { deleteOwnSession, deleteSessionsOf, listSessions } from '../../../db/queries/sessions';
import { done } from '../../contracts/account';
import { byId } from '../../contracts/ids';
import { endedSessions, sessionList } from '../../contracts/session';
import { recordEvent } from '../audit/record-event';
import { notFound } from '../errors';
import { placeOfNetwork } from '../places/place-of-network';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

export const sessionsRouter = router({
  list: signedInProcedure
    .meta(rest('GET /auth/sessions', 'The sessions of the own account, the one used last first'))
    .output(sessionList)
    .query(async ({ ctx }) => {
      const rows = await listSessions(ctx.db, ctx.caller.accountId);
      const sessions = rows.map(({ userAgent, network, ...session }) => ({
        ...session,
        device: deviceName(userAgent),
        place: placeOfNetwork(ctx.geo, network),
        isCurrent: session.id === ctx.caller.sessionId,
      }));
      return { sessions };
    }),

  end: signedInProcedure
    .meta(rest('DELETE /auth/sessions/{id}', 'Ends one of the own sessions'))
    .input(byId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      const { accountId, sessionId } = ctx.caller;
      await ctx.db.transaction().execute(async (tx) => {
        if (!(await deleteOwnSession(tx, accountId, input.id))) throw notFound('session');
        await recordEvent(tx, ctx, 'session-ended', { accountId });
      });
      if (input.id === sessionId) ctx.clearSessionCookie();
      return { ok: true as const };
    }),

  endOthers: signedInProcedure
    .meta(rest('DELETE /auth/sessions', 'Ends every session of the own account but the one that asks'))
    .output(endedSessions)
    .mutation(async ({ ctx }) => {
      const { accountId, sessionId } = ctx.caller;
      return ctx.db.transaction().execute(async (tx) => {
        const ended = await deleteSessionsOf(tx, accountId, sessionId);
        if (ended > 0) await recordEvent(tx, ctx, 'session-ended', { accountId, details: { ended } });
        return { ended };
      });
    }),
});

/** The browser and the system of a user agent, such as `Chrome on Windows`; else the program's name. */
function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || /^[A-Za-z][\w.-]{0,39}(?=\/|$)/.exec(userAgent)?.[0] || 'Unknown device';
}
