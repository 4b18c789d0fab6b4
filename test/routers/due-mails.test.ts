import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { queueDueMails } from '../../src/routers/mail-choices/queue-due-mails';
import { type TestUser, useTestApp } from '../support/app';
import { useDueMails } from '../support/due-mails';
import { newContact, newLink, newOpen } from '../support/links';
import { choose, confirmAddress } from '../support/mails-by-choice';
import { addViews } from '../support/views';

const app = useTestApp();
const { clock, tick, makeBusy, mailsTo } = useDueMails(app);

/** An owner with a contact to whom something was promised long ago. */
async function newBusyOwner(timeZone: string | null = 'UTC', nextActionOn = '2026-01-05') {
  const owner = await app().newUser();
  await makeBusy(owner.profileId, timeZone, nextActionOn);
  return owner;
}

async function sentAt({ profileId }: TestUser): Promise<(string | null)[]> {
  const rows = await app()
    .db.selectFrom('mailChoices')
    .select('sentAt')
    .where('profileId', '=', profileId)
    .orderBy('kind')
    .execute();
  return rows.map((row) => row.sentAt);
}

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
  );

test('reminders go out at 8 in the morning of each time zone, on both sides of a change of its clocks', async () => {
  const berlin = await newBusyOwner('Europe/Berlin');
  const newYork = await newBusyOwner('America/New_York');
  const unknown = await newBusyOwner(null);
  // Summer time begins on March 8 there and on March 29 here, and ends on November 1 and on October 25.
  const stretches = [days('2026-03-06', 5), days('2026-03-27', 5), days('2026-10-23', 12)];
  const hours = ['05', '06', '07', '08', '11', '12', '13'];
  const seen = { berlin: [] as string[], newYork: [] as string[], unknown: [] as string[] };
  for (const day of stretches.flat()) {
    for (const hour of hours) {
      for (const time of [`${hour}:00:00.000Z`, `${hour}:59:59.999Z`]) {
        await tick(`${day}T${time}`);
        for (const [name, owner] of Object.entries({ berlin, newYork, unknown })) {
          const [at] = await sentAt(owner);
          const list = seen[name as keyof typeof seen];
          if (at && list.at(-1) !== at) list.push(at);
        }
      }
    }
  }
  const at = (hour: string) => (day: string) => `${day}T${hour}:00:00.000Z`;
  const all = stretches.flat();
  const inBerlin = (day: string) => at(day >= '2026-03-29' && day < '2026-10-25' ? '06' : '07')(day);
  const inNewYork = (day: string) => at(day >= '2026-03-08' && day < '2026-11-01' ? '12' : '13')(day);
  expect(seen.berlin).toEqual(all.map(inBerlin));
  expect(seen.newYork).toEqual(all.map(inNewYork));
  expect(seen.unknown).toEqual(all.map(at('08')));
});

test('a morning is that of the place, where UTC may have another day', async () => {
  const east = await newBusyOwner('Pacific/Auckland', '2026-02-03');
  const west = await newBusyOwner('Pacific/Pago_Pago', '2026-02-02');
  await tick('2026-02-02T18:59:59.000Z');
  expect([await sentAt(east), await sentAt(west)]).toEqual([[null], [null]]);
  await tick('2026-02-02T19:00:00.000Z');
  expect([await sentAt(east), await sentAt(west)]).toEqual([
    ['2026-02-02T19:00:00.000Z'],
    ['2026-02-02T19:00:00.000Z'],
  ]);
});

test('each mail is sent once, however many processes look for it at once and however often', async () => {
  const owner = await newBusyOwner();
  const others = await Promise.all(Array.from({ length: 10 }, () => newBusyOwner()));
  const second = await app().newServer();
  clock.set('2026-02-02T08:00:00.000Z');
  const servers = [app(), second, app(), second, app(), second];
  await Promise.all(servers.map((server) => queueDueMails({ ...server, clock })));
  await tick('2026-02-02T08:01:00.000Z');
  await tick('2026-02-02T23:59:59.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
  for (const other of others) expect(await mailsTo(other)).toHaveLength(1);
  await tick('2026-02-03T08:00:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(2);
});

test('what came due while no server ran is sent the same day; reminders of a day that is over are not', async () => {
  const owner = await newBusyOwner();
  await tick('2026-02-02T07:59:59.000Z');
  expect(await mailsTo(owner)).toEqual([]);
  await tick('2026-02-02T21:30:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
  // Down for all of the 3rd, and up again before 8 on the 4th.
  await tick('2026-02-04T07:59:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
  await tick('2026-02-04T08:00:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(2);
});

test('a server that is killed after queueing, before that is recorded, loses no mail and sends none twice', async () => {
  const owners = await Promise.all(Array.from({ length: 3 }, () => newBusyOwner()));
  const { jobs } = app();
  let queued = 0;
  const dying: typeof jobs = Object.assign(Object.create(jobs), {
    async add(...[tx, name, data]: Parameters<typeof jobs.add>) {
      await jobs.add(tx, name, data);
      queued += 1;
      if (queued === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    },
  });
  clock.set('2026-02-02T08:00:00.000Z');
  await expect(queueDueMails({ ...app(), jobs: dying, clock })).rejects.toThrow();
  expect(queued).toBe(2);
  for (const owner of owners) expect(await mailsTo(owner)).toEqual([]);
  await tick('2026-02-02T08:01:00.000Z');
  await tick('2026-02-02T08:02:00.000Z');
  for (const owner of owners) expect(await mailsTo(owner)).toHaveLength(1);
});

test('a server that stops while it queues sends everything when it is back', async () => {
  const owner = await newBusyOwner();
  const { jobs } = app();
  const broken = { ...jobs, add: () => Promise.reject(new Error('The connection is gone.')) };
  clock.set('2026-02-02T08:00:00.000Z');
  await expect(queueDueMails({ ...app(), jobs: broken, clock })).rejects.toThrow('gone');
  expect(await sentAt(owner)).toEqual([null]);
  await tick('2026-02-02T08:01:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('a reminder names what is due and overdue, each with its contact, and nothing else', async () => {
  const owner = await newBusyOwner('Europe/Berlin', '2026-01-30');
  const { db } = app();
  const today = await newContact(db, owner.profileId, {
    employerName: '<b>Ann</b> Lee',
    employerCompany: 'Harbour & Sons',
    nextAction: 'Send\nreferences to https://evil.example',
    nextActionOn: '2026-02-02',
  });
  await newContact(db, owner.profileId, { employerName: 'Later', nextActionOn: '2026-02-03' });
  await newContact(db, owner.profileId, { employerName: 'Undated', nextAction: 'Some day' });
  await newContact(db, owner.profileId, {
    employerName: 'Removed',
    nextActionOn: '2026-02-01',
    deletedAt: '2026-02-01T00:00:00.000Z',
  });
  await tick('2026-02-02T07:00:00.000Z');
  const [mail] = await mailsTo(owner);
  expect(mail?.subject).toBe('2 next actions are due');
  expect(mail?.text).toContain(
    'Since January 30, 2026: Call back – Grace Hopper\nhttps://storyfolio.example/',
  );
  expect(mail?.text).toContain('– <b>Ann</b> Lee (Harbour & Sons)\n');
  expect(mail?.html).toContain(`href="https://storyfolio.example/employer-contacts/${today}"`);
  expect(mail?.html).toContain('&lt;b&gt;Ann&lt;/b&gt; Lee (Harbour &amp; Sons)');
  expect(mail?.html).not.toMatch(/<b>|href="https:\/\/evil/);
  expect(mail?.text).not.toMatch(/Later|Undated|Removed/);
});

test('what is due on the morning itself is reminded of, and what is due on the next one is not', async () => {
  const today = await newBusyOwner('UTC', '2026-02-02');
  const tomorrow = await newBusyOwner('UTC', '2026-02-03');
  await tick('2026-02-02T08:00:00.000Z');
  expect(await mailsTo(today)).toHaveLength(1);
  expect(await mailsTo(tomorrow)).toEqual([]);
});

test('a morning on which nothing is due has no mail, even if something is planned for it later that day', async () => {
  const owner = await newBusyOwner('UTC', '2026-03-01');
  await tick('2026-02-02T08:00:00.000Z');
  await newContact(app().db, owner.profileId, { nextActionOn: '2026-02-02' });
  await tick('2026-02-02T09:00:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
  await tick('2026-02-03T08:00:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('what is done before its reminder leaves is not reminded of', async () => {
  const owner = await newBusyOwner();
  await tick('2026-02-02T08:00:00.000Z');
  await app()
    .db.updateTable('employerContacts')
    .set({ nextAction: null, nextActionOn: null })
    .where('profileId', '=', owner.profileId)
    .execute();
  expect(await mailsTo(owner)).toEqual([]);
});

test('mails begin with the first morning after they were chosen, and end at once', async () => {
  const owner = await newBusyOwner();
  const call = `PATCH /profile/${owner.profileId}/mail-choices`;
  const server = await app().newServer({ clock });
  await server.rest(call, { dueActions: false }, owner);
  await tick('2026-02-01T08:00:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
  clock.set('2026-02-02T10:00:00.000Z');
  await server.rest(call, { dueActions: true }, owner);
  await tick('2026-02-02T10:01:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
  await tick('2026-02-03T08:00:00.000Z');
  // It is queued, but not sent yet.
  await server.rest(call, { dueActions: false }, owner);
  expect(await mailsTo(owner)).toEqual([]);
});

test.each([
  ['deactivated', { isActive: false }],
  ['about to be deleted', { deletionDueAt: '2026-03-01T00:00:00.000Z' }],
])('an account that is %s gets none', async (_, state) => {
  const owner = await newBusyOwner();
  await app().db.updateTable('accounts').set(state).where('id', '=', owner.accountId).execute();
  await tick('2026-02-02T08:00:00.000Z');
  expect(await sentAt(owner)).toEqual([null]);
  expect(await mailsTo(owner)).toEqual([]);
});

test('mails begin once the address is confirmed, wherever they were asked for', async () => {
  const owner = await app().newUser();
  const server = await app().newServer({ clock });
  clock.set('2026-02-01T12:00:00.000Z');
  const wanted = { dueActions: true, weeklyDigest: true };
  await server.rest(`PATCH /profile/${owner.profileId}/mail-choices`, wanted, owner);
  await newContact(app().db, owner.profileId, { nextActionOn: '2026-01-05' });
  await newOpen(app().db, await newLink(app().db, owner.profileId), '2026-01-30T12:00:00.000Z');
  await tick('2026-02-02T08:00:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
  expect(await sentAt(owner)).toEqual([null, null]);
  await confirmAddress(app().db, owner.profileId);
  await tick('2026-02-03T08:00:00.000Z');
  expect(await mailsTo(owner), 'the reminder of that day, and the digest of the week').toHaveLength(2);
});

test('the digest comes on Mondays, later in the week if no server ran, and only about a week with views', async () => {
  const viewed = await app().newUser();
  const opened = await app().newUser();
  const quiet = await app().newUser();
  const { db } = app();
  for (const { profileId } of [viewed, opened, quiet]) {
    await choose(db, profileId, 'America/New_York', ['weekly-digest']);
  }
  // The last minute of a Sunday in New York, before summer time begins there, and the first of a Monday after it.
  await addViews(db, viewed.profileId, 1, { at: new Date('2026-03-02T04:59:30.000Z') });
  await newOpen(db, await newLink(db, opened.profileId), '2026-03-09T04:00:00.000Z');
  await newOpen(db, await newLink(db, quiet.profileId), '2026-03-01T12:00:00.000Z', { isMeasured: false });

  const received = async () => [
    (await mailsTo(viewed)).length,
    (await mailsTo(opened)).length,
    (await mailsTo(quiet)).length,
  ];
  await tick('2026-03-02T12:59:59.000Z');
  expect(await received()).toEqual([0, 0, 0]);
  await tick('2026-03-02T13:00:00.000Z');
  expect(await received()).toEqual([1, 0, 0]);
  await tick('2026-03-09T12:00:00.000Z');
  expect(await received()).toEqual([1, 0, 0]);
  await tick('2026-03-16T11:59:59.000Z');
  expect(await received()).toEqual([1, 0, 0]);
  await tick('2026-03-18T03:00:00.000Z');
  expect(await received()).toEqual([1, 1, 0]);
});

test('the digest is about the days from Monday to Sunday, and not about the Monday on which it comes', async () => {
  const [first, next] = [await app().newUser(), await app().newUser()];
  for (const { profileId } of [first, next]) await choose(app().db, profileId, 'UTC', ['weekly-digest']);
  await addViews(app().db, first.profileId, 1, { at: new Date('2026-03-02T00:00:00.000Z') });
  await addViews(app().db, next.profileId, 1, { at: new Date('2026-03-09T00:00:00.000Z') });
  await tick('2026-03-09T08:00:00.000Z');
  expect([(await mailsTo(first)).length, (await mailsTo(next)).length]).toEqual([1, 0]);
  await tick('2026-03-16T08:00:00.000Z');
  expect([(await mailsTo(first)).length, (await mailsTo(next)).length]).toEqual([1, 1]);
});
