import { beforeEach } from 'vitest';
import { queueDueMails } from '../../src/routers/mail-choices/queue-due-mails';
import type { TestApp, TestUser } from './app';
import { newContact } from './links';
import { choose, settableClock } from './mails-by-choice';

/** The mails by choice of a test file's server, which are due when its clock says so. */
export function useDueMails(app: () => TestApp) {
  const clock = settableClock('2026-01-01T00:00:00.000Z');
  // Else the owners of other tests would get mails too.
  beforeEach(async () => void (await app().db.deleteFrom('mailChoices').execute()));

  return {
    clock,
    /** What every running server does each minute, at this time. */
    async tick(at: string): Promise<void> {
      clock.set(at);
      await queueDueMails({ ...app(), clock });
    },
    /** Somebody has promised a contact something, and wants to be reminded. */
    async makeBusy(profileId: string, timeZone: string | null = 'UTC', nextActionOn = '2026-01-05') {
      await choose(app().db, profileId, timeZone, ['due-actions']);
      await newContact(app().db, profileId, { nextAction: 'Call back', nextActionOn });
    },
    /** All mails to somebody, once the queue is empty. */
    async mailsTo({ email }: TestUser) {
      await app().runJobs();
      return (await app().mails()).filter(({ to }) => to?.[0]?.address === email);
    },
  };
}
