import type { Kysely } from 'kysely';
import { listMailChoices, type MailChoiceRow, setMailChoice } from '../../../db/queries/mail-choices';
import type { DB } from '../../../db/tables.gen';
import { findAnalyticsSettings } from '../../../db/views/analytics-settings';
import { byProfile } from '../../contracts/ids';
import { type MailChoices, mailChoices, mailChoicesUpdate } from '../../contracts/mail-choice';
import { notFound } from '../errors';
import { ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';

export const mailChoicesRouter = router({
  get: signedInProcedure
    .meta(rest('GET /profile/{profileId}/mail-choices', 'Which mails the owner wants about the profile'))
    .input(byProfile)
    .output(mailChoices)
    .query(({ ctx, input }) => readChoices(ctx.db, ctx.caller.accountId, ownProfileId(ctx, input.profileId))),

  update: signedInProcedure
    .meta(rest('PATCH /profile/{profileId}/mail-choices', 'Starts or stops mails about the profile'))
    .input(mailChoicesUpdate)
    .output(mailChoices)
    .mutation(({ ctx, input: { profileId: named, weeklyDigest, dueActions } }) =>
      ctx.db.transaction().execute(async (tx) => {
        const profileId = ownProfileId(ctx, named);
        const now = ctx.clock.now();
        const choices = [
          { kind: 'due-actions', isOn: dueActions },
          { kind: 'weekly-digest', isOn: weeklyDigest },
        ] as const;
        for (const { kind, isOn } of choices) {
          if (isOn === undefined) continue;
          const choice = { profileId, kind, isOn };
          if (!(await setMailChoice(tx, choice, now, ctx.caller.accountId))) throw notFound('profile');
        }
        return readChoices(tx, ctx.caller.accountId, profileId);
      }),
    ),
});

async function readChoices(db: Kysely<DB>, accountId: string, profileId: string): Promise<MailChoices> {
  const rows = await listMailChoices(db, accountId, profileId);
  const settings = await findAnalyticsSettings(db, accountId, profileId);
  if (!rows || !settings) throw notFound('profile');
  const choiceOf = (kind: MailChoiceRow['kind']) => {
    const row = rows.find((other) => other.kind === kind);
    return { isOn: row?.isOn ?? false, sentAt: row?.sentAt ?? null };
  };
  return {
    weeklyDigest: choiceOf('weekly-digest'),
    dueActions: choiceOf('due-actions'),
    timeZone: settings.timeZone ?? 'UTC',
  };
}
