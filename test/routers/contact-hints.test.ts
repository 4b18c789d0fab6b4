import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employerContactStatuses } from '../../src/contracts/employer-contact';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { addContactHistory, type Step } from '../support/contact-histories';
import { settableClock } from '../support/mails-by-choice';

const app = useTestApp();
const clock = settableClock(new Date(0).toISOString());
let server: TestApp;
let owner: TestUser;

beforeAll(async () => {
  server = await app().newServer({ clock });
});

beforeEach(async () => {
  owner = await app().newUser();
});

const day = (offset: number, time = '09:00:00.000') =>
  `${new Date(Date.UTC(2026, 5, 1 + offset)).toISOString().slice(0, 10)}T${time}Z`;

const opened = {};
const downloaded = { downloads: ['cv'] };
const threeOpens = (offset: number): Step[] =>
  ['09', '10', '11'].map((hour) => [day(offset, `${hour}:00:00.000`), opened]);

const add = (...steps: Parameters<typeof addContactHistory>[2]) =>
  addContactHistory(app().db, owner.profileId, steps);

async function ask(time: string) {
  clock.set(time);
  const path = `GET /profile/${owner.profileId}/employer-contacts`;
  const { body: listed } = await server.rest(`${path}/hints`, undefined, owner);
  const { body: figures } = await server.rest(`${path}/figures`, undefined, owner);
  const counts = new Map<string, { raised: number; answered: number }>(
    figures.hints.map(({ rule, raised, answered }: { rule: string; raised: number; answered: number }) => [
      rule,
      { raised, answered },
    ]),
  );
  const rules: string[] = listed.map(({ rule }: { rule: string }) => rule);
  return { listed, rules, counts };
}

const answers = ['responded', 'interview', 'offer', 'hired'];
const ends = ['hired', 'declined', 'rejected', 'archived'];
const keys = employerContactStatuses.map(({ key }) => key);

describe('a CV without an answer', () => {
  test.each(keys)('is one unless the status %s says otherwise', async (status) => {
    await add([day(0), 'new'], [day(1), downloaded], [day(2), status]);
    const { counts } = await ask(day(5));
    expect(counts.get('cv-without-answer')?.raised).toBe(answers.includes(status) ? 0 : 1);
  });

  test('is one when the answer comes at the end of the three days, which does not follow the hint', async () => {
    await add([day(0), 'contacted'], [day(1), downloaded], [day(4), 'message']);
    const { rules, counts } = await ask(day(5));
    expect(rules).toEqual(['cv-without-answer']);
    expect(counts.get('cv-without-answer')).toEqual({ raised: 1, answered: 0 });
    await add([day(0), 'contacted'], [day(1), downloaded], [day(4, '08:59:59.999'), 'message']);
    await add([day(0), 'contacted'], [day(1), downloaded], [day(4, '09:00:00.001'), 'message']);
    expect((await ask(day(5))).counts.get('cv-without-answer')).toEqual({ raised: 2, answered: 1 });
  });

  test('counts downloads three days apart by themselves, and closer ones as one', async () => {
    await add([day(0), 'contacted'], [day(1), downloaded], [day(4), downloaded]);
    expect((await ask(day(9))).counts.get('cv-without-answer')?.raised).toBe(2);
    await add([day(0), 'contacted'], [day(1), downloaded], [day(4, '08:59:59.999'), downloaded]);
    expect((await ask(day(9))).counts.get('cv-without-answer')?.raised).toBe(3);
  });
});

describe('a hint', () => {
  test.each(keys)('about a contact that is %s is listed only if that is under way', async (status) => {
    await add([day(0), status], ...threeOpens(1));
    const { rules, counts } = await ask(day(2));
    expect(counts.get('opened-often')?.raised).toBe(1);
    expect(rules).toEqual(ends.includes(status) ? [] : ['opened-often']);
  });

  test('that nothing has happened ends with a further visit, until ten more days are quiet', async () => {
    await add([day(0), 'contacted'], [day(1), opened], [day(12), opened]);
    expect((await ask(day(12, '09:00:00.001'))).rules).toEqual([]);
    expect((await ask(day(22))).listed).toMatchObject([{ rule: 'quiet-after-visit', raisedAt: day(22) }]);
  });

  test('that was dismissed comes back when its rule raises it again', async () => {
    const id = await add([day(0), 'contacted'], ...threeOpens(1), ...threeOpens(8));
    const { listed } = await ask(day(9));
    const [{ rule, raisedAt }] = listed;
    expect(raisedAt).toBe(day(8, '11:00:00.000'));
    const earlier = { rule, raisedAt: day(1, '11:00:00.000') };
    await server.rest(`POST /employer-contacts/${id}/hints/dismiss`, earlier, owner);
    expect((await ask(day(9))).rules).toEqual(['opened-often']);
    await server.rest(`POST /employer-contacts/${id}/hints/dismiss`, { rule, raisedAt }, owner);
    expect((await ask(day(9))).rules).toEqual([]);
  });

  test('that was never raised is not stored when it is dismissed', async () => {
    const id = await add([day(0), 'contacted'], ...threeOpens(1));
    clock.set(day(2));
    const path = `POST /employer-contacts/${id}/hints/dismiss`;
    const never = { rule: 'opened-often', raisedAt: day(1, '11:00:00.001') };
    expect((await server.rest(path, never, owner)).status).toBe(200);
    const dismissed = () =>
      app().db.selectFrom('dismissedHints').select('raisedAt').where('contactId', '=', id).execute();
    expect(await dismissed()).toEqual([]);
    const raised = { rule: 'opened-often', raisedAt: day(1, '11:00:00.000') };
    await server.rest(path, raised, owner);
    await server.rest(path, raised, owner);
    expect(await dismissed()).toEqual([{ raisedAt: raised.raisedAt }]);
  });
});
