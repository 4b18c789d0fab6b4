import type { Kysely } from 'kysely';
import type { DB, MailChoice } from '../../db/tables.gen';
import type { Clock } from '../../src/routers/ports';

/** A clock that shows what it is set to. */
export function settableClock(at: string): Clock & { set(at: string): void } {
  let now = new Date(at);
  return {
    now: () => now,
    set(next) {
      now = new Date(next);
    },
  };
}

/** Confirms the address of the profile's owner, without which no mail by choice is sent. */
export async function confirmAddress(db: Kysely<DB>, profileId: string): Promise<void> {
  await db
    .updateTable('accounts')
    .from('profiles')
    .set({ emailVerified: true })
    .whereRef('accounts.id', '=', 'profiles.accountId')
    .where('profiles.id', '=', profileId)
    .execute();
}

/** A profile's time zone, null if it is unknown, and the mails that its owner, whose address is confirmed, has wanted since the beginning of 2026. */
export async function choose(
  db: Kysely<DB>,
  profileId: string,
  timeZone: string | null,
  kinds: MailChoice[],
): Promise<void> {
  await confirmAddress(db, profileId);
  if (timeZone) await db.insertInto('analyticsSettings').values({ profileId, timeZone }).execute();
  for (const kind of kinds) {
    await db
      .insertInto('mailChoices')
      .values({ profileId, kind, wantedSince: '2026-01-01T00:00:00.000Z' })
      .execute();
  }
}
