import { describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { addContactHistory, type Step } from '../support/contact-histories';

const app = useTestApp();

let now = new Date();
let timed: TestApp;
async function at(time: string): Promise<TestApp> {
  now = new Date(time);
  timed ??= await app().newServer({ clock: { now: () => now } });
  return timed;
}

const add = (user: TestUser, ...steps: Parameters<typeof addContactHistory>[2]) =>
  addContactHistory(app().db, user.profileId, steps);

const figuresAt = async (time: string, user: TestUser) =>
  (await (await at(time)).rest(`GET /profile/${user.profileId}/employer-contacts/figures`, undefined, user))
    .body;

const hintsAt = async (time: string, user: TestUser) =>
  (await (await at(time)).rest(`GET /profile/${user.profileId}/employer-contacts/hints`, undefined, user))
    .body;

const day = (offset: number, time = '09:00:00.000') =>
  `${new Date(Date.UTC(2026, 5, 1 + offset)).toISOString().slice(0, 10)}T${time}Z`;

describe('figures', () => {
  test('without contacts are none', async () => {
    const owner = await app().newUser();
    const figures = await figuresAt('2026-06-30T12:00:00.000Z', owner);
    expect(figures).toMatchObject({
      total: 0,
      new: 0,
      responded: 0,
      responseCases: 0,
      medianResponseDays: null,
      monthlyTrend: null,
      due: [],
    });
    expect(figures.months).toHaveLength(12);
    expect(figures.months[0]).toEqual({ month: '2025-07', count: 0 });
    expect(figures.months[11]).toEqual({ month: '2026-06', count: 0 });
    expect(figures.funnel.map(({ count }: { count: number }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(figures.hints).toEqual([
      { rule: 'opened-often', raised: 0, answered: 0 },
      { rule: 'quiet-after-visit', raised: 0, answered: 0 },
      { rule: 'cv-without-answer', raised: 0, answered: 0 },
    ]);
  });

  test('tell the median of five responses, and of four nothing', async () => {
    const owner = await app().newUser();
    for (const days of [1, 2, 3, 20]) {
      await add(
        owner,
        [day(0), 'contacted'],
        [day(days), 'responded'],
        [day(days + 1), 'contacted'],
        [day(25), 'responded'],
      );
    }
    // Neither has an answer that came after it began.
    await add(owner, [day(0), 'responded'], [day(1), 'contacted'], [day(2), 'responded']);
    await add(owner, [day(0), 'interview']);
    expect(await figuresAt(day(30), owner)).toMatchObject({ responseCases: 4, medianResponseDays: null });
    await add(owner, [day(0), 'new'], [day(3, '21:00:00.000'), 'responded']);
    expect(await figuresAt(day(30), owner)).toMatchObject({
      total: 7,
      responseCases: 5,
      medianResponseDays: 3,
      responded: 6,
    });
    await add(owner, [day(0), 'new'], [day(3, '21:00:00.000'), 'responded']);
    // Between 3 and 3.5 days lies 3.25.
    expect(await figuresAt(day(30), owner)).toMatchObject({ responseCases: 6, medianResponseDays: 3.3 });
  });

  test('count a contact at each step up to the farthest that it came to', async () => {
    const owner = await app().newUser();
    await add(owner, [day(0), 'interested']);
    await add(owner, [day(0), 'new'], [day(1), 'interview'], [day(2), 'rejected'], [day(3), 'archived']);
    await add(owner, [day(0), 'contacted'], [day(1), 'hired'], [day(2), 'new']);
    const { funnel } = await figuresAt(day(30), owner);
    expect(funnel).toEqual([
      { step: 'new', count: 3 },
      { step: 'contacted', count: 2 },
      { step: 'responded', count: 2 },
      { step: 'interview', count: 2 },
      { step: 'offer', count: 1 },
      { step: 'hired', count: 1 },
    ]);
  });

  test('count months by the time zone of the profile, with its change to summer time', async () => {
    const owner = await app().newUser();
    await app().rest(
      `PATCH /profile/${owner.profileId}/analytics/settings`,
      { timeZone: 'Europe/Berlin' },
      owner,
    );
    // Midnight in Berlin: one hour before UTC's in winter, two in summer.
    await add(owner, ['2026-02-28T22:59:59.999Z', 'new']);
    await add(owner, ['2026-02-28T23:00:00.000Z', 'new']);
    await add(owner, ['2026-03-31T21:59:59.999Z', 'new']);
    await add(owner, ['2026-03-31T22:00:00.000Z', 'new']);
    const monthsAt = async (time: string) =>
      (await figuresAt(time, owner)).months.filter(({ count }: { count: number }) => count > 0);
    expect(await monthsAt('2026-04-30T21:59:59.999Z')).toEqual([
      { month: '2026-02', count: 1 },
      { month: '2026-03', count: 2 },
      { month: '2026-04', count: 1 },
    ]);
    expect((await figuresAt('2026-04-30T21:59:59.999Z', owner)).months.at(-1).month).toBe('2026-04');
    expect((await figuresAt('2026-04-30T22:00:00.000Z', owner)).months.at(-1).month).toBe('2026-05');
    expect(await monthsAt('2027-02-28T22:59:59.999Z')).toEqual([
      { month: '2026-03', count: 2 },
      { month: '2026-04', count: 1 },
    ]);
  });

  test('compare thirty days with the thirty before, from five contacts on', async () => {
    const owner = await app().newUser();
    const trend = async () => (await figuresAt(day(59, '23:59:59.999'), owner)).monthlyTrend;
    await add(owner, [day(-1, '23:59:59.999'), 'new']);
    await add(owner, [day(30, '00:00:00.000'), 'new']);
    await add(owner, [day(40), 'new']);
    await add(owner, [day(59), 'new']);
    expect(await trend(), 'the thirty days before had none').toBe(null);
    await add(owner, [day(0, '00:00:00.000'), 'new']);
    expect(await trend(), 'four of sixty days').toBe(null);
    await add(owner, [day(29, '23:59:59.999'), 'new']);
    expect(await trend()).toBe(50);
  });

  test('list what is due by its day, and leave removed contacts out of all', async () => {
    const owner = await app().newUser();
    const withAction = (fields: object) =>
      addContactHistory(app().db, owner.profileId, [[day(0), 'new']], fields);
    const some = await withAction({ nextAction: 'Call', nextActionOn: null });
    const late = await withAction({ nextAction: 'Write', nextActionOn: '2026-07-02' });
    const soon = await withAction({ nextAction: null, nextActionOn: '2026-07-01' });
    await withAction({});
    const removed = await withAction({ nextAction: 'Forget', nextActionOn: '2026-06-01' });
    await app().rest(`DELETE /employer-contacts/${removed}`, undefined, owner);
    const figures = await figuresAt(day(30), owner);
    expect(figures.due.map(({ id }: { id: string }) => id)).toEqual([soon, late, some]);
    expect(figures).toMatchObject({
      total: 4,
      new: 4,
      months: expect.arrayContaining([{ month: '2026-06', count: 4 }]),
    });
  });
});

describe('hints', () => {
  const opened = {};

  test('propose a step after three opens within two days, not a moment more', async () => {
    const owner = await app().newUser();
    const begin: [string, 'contacted'] = [day(0), 'contacted'];
    const often = await add(
      owner,
      begin,
      [day(1), opened],
      [day(2), opened],
      [day(3), opened],
      [day(3, '10:00:00.000'), opened],
    );
    await add(owner, begin, [day(1), opened], [day(2), opened], [day(3, '09:00:00.001'), opened]);
    expect(await hintsAt(day(4), owner)).toEqual([
      { contactId: often, employerName: 'Ada King', rule: 'opened-often', raisedAt: day(3) },
    ]);
    const { hints } = await figuresAt(day(4), owner);
    expect(hints[0]).toEqual({ rule: 'opened-often', raised: 1, answered: 0 });
  });

  test('propose a step when nothing has happened for ten days after a visit', async () => {
    const owner = await app().newUser();
    const quiet = await add(owner, [day(0), 'contacted'], [day(1), opened]);
    await add(owner, [day(0), 'contacted'], [day(1), opened], [day(11, '08:59:59.999'), 'note']);
    const later = await add(owner, [day(0), 'contacted'], [day(1), opened], [day(6), opened]);
    expect(await hintsAt(day(11, '08:59:59.999'), owner)).toEqual([]);
    const raised = { contactId: quiet, rule: 'quiet-after-visit', raisedAt: day(11) };
    expect(await hintsAt(day(11), owner)).toMatchObject([raised]);
    expect(await hintsAt(day(20), owner)).toMatchObject([{ contactId: later, raisedAt: day(16) }, raised]);
    await app().rest(`POST /employer-contacts/${quiet}/notes`, { text: 'Asked again' }, owner);
    expect(await hintsAt(day(20), owner)).toMatchObject([{ contactId: later }]);
  });

  test('propose a step when a CV was downloaded and nobody answers for three days', async () => {
    const owner = await app().newUser();
    const downloaded = { downloads: ['pdf', 'cv'] };
    const silent = await add(owner, [day(0), 'contacted'], [day(1), downloaded], [day(2), downloaded]);
    await add(owner, [day(0), 'contacted'], [day(1), downloaded], [day(3), 'message']);
    await add(owner, [day(0), 'contacted'], [day(1), downloaded], [day(3), 'interview']);
    await add(owner, [day(0), 'contacted'], [day(1), { downloads: ['pdf'] }]);
    expect(await hintsAt(day(4, '08:59:59.999'), owner)).toEqual([]);
    const raised = { contactId: silent, rule: 'cv-without-answer', raisedAt: day(4) };
    expect(await hintsAt(day(4), owner)).toMatchObject([raised]);
    expect(await hintsAt(day(6), owner)).toMatchObject([raised]);
    const { hints } = await figuresAt(day(6), owner);
    expect(hints[2]).toEqual({ rule: 'cv-without-answer', raised: 1, answered: 0 });
  });

  test('are counted with the answers that followed, and end with the next step or when dismissed', async () => {
    const owner = await app().newUser();
    const hours = ['09', '10', '11'].map((hour) => day(1, `${hour}:00:00.000`));
    const addRead = (...later: Step[]) =>
      add(owner, [day(0), 'contacted'], ...hours.map((hour): Step => [hour, opened]), ...later);
    const open = await addRead();
    await addRead([day(2), 'responded']);
    await addRead([day(2), 'message']);
    await addRead([day(2), 'archived']);
    const hints = await hintsAt(day(3), owner);
    expect(hints).toMatchObject([{ contactId: open }]);
    const dismissed = { rule: hints[0].rule, raisedAt: hints[0].raisedAt };
    const path = `POST /employer-contacts/${open}/hints/dismiss`;
    for (const _ of ['once', 'again']) {
      expect((await app().rest(path, dismissed, owner)).status).toBe(200);
    }
    expect(await hintsAt(day(3), owner)).toEqual([]);
    const figures = await figuresAt(day(3), owner);
    expect(figures.hints[0]).toEqual({ rule: 'opened-often', raised: 4, answered: 2 });
  });
});

test('the timeline tells what was read of the page that was opened', async () => {
  const owner = await app().newUser();
  const id = await add(owner, [day(0), 'contacted'], [day(1), { downloads: ['cv'], seconds: 90 }]);
  const { body } = await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, owner);
  expect(body[0]).toEqual({
    id: expect.any(String),
    at: day(1),
    kind: 'link-opened',
    linkId: expect.any(String),
    label: 'For Ada',
    openId: expect.any(String),
    reader: 1,
    location: 'London, United Kingdom',
    device: 'desktop',
    seconds: 90,
    sections: [
      { section: 'workExperience', seconds: 90 },
      { section: 'skills', seconds: 5 },
    ],
    videoSeconds: 0,
    downloads: ['cv'],
  });
});

test('views are saved by name, to a limit, and replaced by the same name', async () => {
  const owner = await app().newUser();
  const path = `/profile/${owner.profileId}/employer-contacts/views`;
  const save = (name: string, search: string) => app().rest(`POST ${path}`, { name, search }, owner);
  const { body: first } = await save('Interviews', 'status=interview');
  expect((await save('Interviews', 'status=interview&view=board')).body).toEqual({
    ...first,
    search: 'status=interview&view=board',
  });
  const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => save(`View ${index}`, '')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(29);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 409 });
  expect((await save('Interviews', '')).status).toBe(201);
  expect((await app().rest(`GET ${path}`, undefined, owner)).body).toHaveLength(30);
  await app().rest(`DELETE /contact-views/${first.id}`, undefined, owner);
  expect((await app().rest(`GET ${path}`, undefined, owner)).body).toHaveLength(29);
});
