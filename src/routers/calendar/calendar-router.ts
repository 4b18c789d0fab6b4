import { randomBytes } from 'node:crypto';
import {
  type CalendarAddressRow,
  deleteCalendarAddress,
  findCalendarAddress,
  replaceCalendarAddress,
} from '../../../db/queries/calendar';
import {
  type CalendarAddress,
  calendarAddress,
  calendarPath,
  calendarTokenBytes,
} from '../../contracts/calendar';
import { byProfile } from '../../contracts/ids';
import type { Context } from '../context';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

const path = '/profile/{profileId}/calendar-address';

export const calendarRouter = router({
  address: signedInProcedure
    .meta(rest(`GET ${path}`, 'The address at which calendars subscribe to next actions and interviews'))
    .input(byProfile)
    .output(calendarAddress)
    .query(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      return described(ctx, await findCalendarAddress(ctx.db, ctx.caller.accountId, profileId));
    }),

  renewAddress: signedInProcedure
    .meta(rest(`POST ${path}`, 'Makes a new calendar address; the one before gives nothing any more', 201))
    .input(byProfile)
    .output(calendarAddress)
    .mutation(async ({ ctx, input }) => {
      const profileId = ownProfileId(ctx, input.profileId);
      const token = randomBytes(calendarTokenBytes).toString('base64url');
      const { accountId } = ctx.caller;
      return described(ctx, await replaceCalendarAddress(ctx.db, { accountId, profileId, token }));
    }),

  revokeAddress: signedInProcedure
    .meta(rest(`DELETE ${path}`, 'Takes the calendar address away: it gives nothing any more'))
    .input(byProfile)
    .output(calendarAddress)
    .mutation(async ({ ctx, input }) => {
      const { accountId } = ctx.caller;
      const profileId = ownProfileId(ctx, input.profileId);
      await deleteCalendarAddress(ctx.db, accountId, profileId);
      return described(ctx, await findCalendarAddress(ctx.db, accountId, profileId));
    }),
});

function described(
  { origin }: Pick<Context, 'origin'>,
  row: CalendarAddressRow | undefined,
): CalendarAddress {
  if (!row) throw notFound('profile');
  return { url: row.token && origin + calendarPath(row.token), createdAt: row.createdAt };
}
