import { beforeEach, expect, test } from 'vitest';
import { type SectionApi, useSection } from '../../src/client/sections/list/use-section';
import { type TestUser, useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { sectionSamples } from '../support/section-samples';

const app = useTestApp();
const page = useClientPage(app);
const path = '/profile/demo-profile-1/skills';

let user: TestUser;
let skills: () => SectionApi<'skills'>;

const shown = () => skills().items.map(({ name }) => name);
const stored = async () => {
  const { body } = await app().rest(`GET ${path}`, undefined, user);
  return body.map(({ name }: { name: string }) => name);
};
/** Puts the entries with these names into this order. */
const reorder = (names: string[]) => {
  const idOf = (wanted: string) => skills().items.find(({ name }) => name === wanted)?.id ?? '';
  return skills().reorder(names.map(idOf));
};

beforeEach(async () => {
  user = await app().newUser();
  for (const name of ['a', 'b', 'c'])
    await app().rest(`POST ${path}`, { ...sectionSamples.skills.draft, name }, user);
  skills = page.run(() => useSection('skills'), user);
  await until(() => expect(shown()).toEqual(['a', 'b', 'c']));
});

test('a late answer to an earlier order does not undo a later one', async () => {
  const [letFirst, letSecond] = [page.hold('skills.reorder'), page.hold('skills.reorder')];
  const first = reorder(['c', 'a', 'b']);
  const second = reorder(['b', 'c', 'a']);
  await until(() => expect(shown()).toEqual(['b', 'c', 'a']));
  letFirst();
  await first;
  expect(await stored()).toEqual(['c', 'a', 'b']);
  expect(shown()).toEqual(['b', 'c', 'a']);
  letSecond();
  await second;
  expect([shown(), await stored()]).toEqual([
    ['b', 'c', 'a'],
    ['b', 'c', 'a'],
  ]);
});

test('if a later order is refused, the previous one is shown again', async () => {
  const [letFirst, letSecond] = [page.hold('skills.reorder'), page.hold('skills.reorder')];
  const first = reorder(['c', 'a', 'b']);
  const second = reorder(['b', 'c', 'a']);
  await until(() => expect(shown()).toEqual(['b', 'c', 'a']));
  letFirst();
  await first;
  await app().db.deleteFrom('skills').where('name', '=', 'a').execute();
  letSecond();
  await expect(second).rejects.toThrow('There is no such skill');
  await until(() => expect(shown()).toEqual(['c', 'a', 'b']));
});

test('a late refusal of an earlier order does not undo a later one', async () => {
  const [letFirst, letSecond] = [page.hold('skills.reorder'), page.hold('skills.reorder')];
  const first = reorder(['c', 'a', 'b']);
  const second = reorder(['b', 'c']);
  await until(() => expect(shown()).toEqual(['b', 'a', 'c']));
  await app().db.deleteFrom('skills').where('name', '=', 'a').execute();
  letFirst();
  await expect(first).rejects.toThrow('There is no such skill');
  expect(await stored()).toEqual(['b', 'c']);
  expect(shown()).toEqual(['b', 'a', 'c']);
  letSecond();
  await second;
  expect(await stored()).toEqual(['b', 'c']);
});

test('a late answer to an order does not bring back what was deleted since', async () => {
  const letAnswer = page.hold('skills.reorder', 'answer');
  const ordered = reorder(['c', 'a', 'b']);
  await until(async () => expect(await stored()).toEqual(['c', 'a', 'b']));
  const [, deleted] = skills().items;
  if (deleted) await skills().remove(deleted);
  letAnswer();
  await ordered;
  await until(() => expect(shown()).toEqual(['c', 'b']));
});
