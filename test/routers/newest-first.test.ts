import { describe, expect, test } from 'vitest';
import { sectionContracts } from '../../src/contracts/sections';
import { compareNewestFirst, datedSections, isNewestFirst } from '../../src/contracts/sections/newest-first';
import { type TestUser, useTestApp } from '../support/app';
import { draftFor } from '../support/section-samples';

const app = useTestApp();

interface Period {
  startDate: string;
  endDate?: string | null;
  isCurrent?: boolean;
}

const first: Period = { startDate: '2014-09', endDate: '2016-02' };
const second: Period = { startDate: '2016-03', endDate: '2020-01' };
const current: Period = { startDate: '2018-05', isCurrent: true };

describe.each(datedSections)('%s', (section) => {
  const { path } = sectionContracts[section];
  const own = `/profile/demo-profile-1/${path}`;
  const add = async (user: TestUser, period: Period) => {
    const { endDate: _, isCurrent: __, ...draft } = await draftFor(section, app().db, user.profileId);
    const { status, body } = await app().rest(`POST ${own}`, { ...draft, ...period }, user);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const addAll = async (user: TestUser, ...periods: Period[]) => {
    const made: { id: string }[] = [];
    for (const period of periods) made.push(await add(user, period));
    return made.map(({ id }) => id);
  };
  const listOf = async (user: TestUser) => (await app().rest(`GET ${own}`, undefined, user)).body;
  const starts = async (user: TestUser) => (await listOf(user)).map(({ startDate }: Period) => startDate);
  const idsOf = async (user: TestUser) => (await listOf(user)).map(({ id }: { id: string }) => id);

  test('is newest first, in whatever order it is typed, for visitors too', async () => {
    const user = await app().newUser();
    await addAll(user, second, current, first);
    expect(await starts(user)).toEqual([current, second, first].map(({ startDate }) => startDate));
    const { body } = await app().rest(`GET /profile/${user.profileId}/${path}`);
    expect(body.map(({ startDate }: Period) => startDate)).toEqual(await starts(user));
  });

  test('the answer to a write names the new place', async () => {
    const user = await app().newUser();
    await addAll(user, first, second);
    const added = await add(user, current);
    expect(added.sortOrder).toBe(1);
    const ended = { isCurrent: false, endDate: '2019-01' };
    const { body } = await app().rest(`PATCH /${path}/${added.id}`, ended, user);
    expect((await listOf(user))[1]).toEqual(body);
  });

  test('keeps the order that its owner made, until it is sorted by date', async () => {
    const user = await app().newUser();
    const [oldest, middle, newest] = await addAll(user, first, second, current);
    await app().rest(`PUT ${own}/order`, { ids: [oldest, newest, middle] }, user);
    const later = await add(user, { startDate: '2021-01', isCurrent: true });
    expect(await idsOf(user)).toEqual([oldest, newest, middle, later.id]);
    await app().rest(`PATCH /${path}/${middle}`, { isCurrent: true, endDate: null }, user);
    expect(await idsOf(user)).toEqual([oldest, newest, middle, later.id]);

    const sorted = await app().rest(`PUT ${own}/order/by-date`, undefined, user);
    expect(sorted.status).toBe(200);
    expect(sorted.body).toEqual(await listOf(user));
    expect(await idsOf(user)).toEqual([later.id, newest, middle, oldest]);
    const [between] = await addAll(user, { startDate: '2016-03', endDate: '2021-01' });
    expect(await idsOf(user)).toEqual([later.id, newest, middle, between, oldest]);
  });

  test('a removed entry keeps its place in either order', async () => {
    const user = await app().newUser();
    const [oldest, middle, newest] = await addAll(user, first, second, current);
    await app().rest(`DELETE /${path}/${middle}`, undefined, user);
    await add(user, { startDate: '2015-01', endDate: '2015-02' });
    await app().rest(`POST /${path}/${middle}/restore`, undefined, user);
    expect((await idsOf(user)).slice(0, 3)).toEqual([newest, middle, oldest]);

    const other = await app().newUser();
    const [a, b, c] = await addAll(other, first, second, current);
    await app().rest(`PUT ${own}/order`, { ids: [a, c, b] }, other);
    await app().rest(`DELETE /${path}/${a}`, undefined, other);
    // What is left is newest first, but its owner has ordered it.
    const [d] = await addAll(other, { startDate: '2022-01', isCurrent: true });
    await app().rest(`POST /${path}/${a}/restore`, undefined, other);
    expect(await idsOf(other)).toEqual([a, c, b, d]);
  });

  test('is sorted by the rule of the contracts', async () => {
    const user = await app().newUser();
    const [entry] = await addAll(user, first);
    for (const period of periods(40)) await add(user, period);
    const typed = await listOf(user);
    expect(isNewestFirst(typed)).toBe(true);
    await app().rest(`PUT ${own}/order`, { ids: (await idsOf(user)).toReversed() }, user);
    const { body } = await app().rest(`PUT ${own}/order/by-date`, undefined, user);
    expect(body).toEqual([...body].sort(compareNewestFirst));
    expect(body.map(({ id }: { id: string }) => id)).toContain(entry);
  });
});

/** Periods of all kinds, many of them alike. */
function periods(count: number): Period[] {
  const dates = ['2015-01', '2015-01-01', '2015', '2016-12', '2017-06', '2018'];
  return Array.from({ length: count }, (_, index) => {
    const startDate = dates[index % 4] ?? '';
    const kind = index % 3;
    if (kind === 0) return { startDate, isCurrent: true };
    return kind === 1 ? { startDate } : { startDate, endDate: dates[4 + (index % 2)] };
  });
}
