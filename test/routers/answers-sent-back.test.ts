import { expect, test } from 'vitest';
import { newCv, upload } from '../support/access-uploads';
import type { World } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';

const app = useTestApp();

type Input = Record<string, unknown>;

/** For each change, what reads answer, and the route that takes it back. */
const changes: Record<string, (user: TestUser) => Promise<{ answer: Input; route: string }>> = {
  profile: async (user) => ({
    answer: await read('/profile', user),
    route: `PATCH /profile/${user.profileId}`,
  }),
  'name of a portfolio': async (user) => {
    const [answer] = await read('/profiles', user);
    return { answer, route: `PATCH /profile/${user.profileId}/name` };
  },
  portrait: async (user) => {
    const answer = await upload(worldOf(user), 'portrait');
    return { answer, route: `PATCH /profile/${user.profileId}/portrait/${answer.id}` };
  },
  CV: async (user) => {
    const id = await newCv(worldOf(user));
    const [answer] = await read(`/profile/${user.profileId}/cv`, user);
    return { answer, route: `PATCH /cv/${id}` };
  },
  link: async (user) => {
    const { id } = await makeLink(app(), user, { passcode: 'open sesame', hiddenSections: ['facts'] });
    const { link } = await read(`/links/${id}`, user);
    return { answer: link, route: `PATCH /links/${id}` };
  },
  'employer contact': async (user) => {
    const contact = { employerName: 'Grace', status: 'interview', nextActionOn: '2030-01-01' };
    const answer = await write(`POST /profile/${user.profileId}/employer-contacts`, contact, user);
    return { answer, route: `PATCH /employer-contacts/${answer.id}` };
  },
  note: async (user) => {
    const answer = await write(
      `POST /employer-contacts/${await contactOf(user)}/notes`,
      { text: 'Rang' },
      user,
    );
    return { answer, route: `PATCH /contact-notes/${answer.id}` };
  },
  'interview round': async (user) => {
    const round = { date: '2026-01-02', kind: 'Telephone', outcome: 'Well' };
    const answer = await write(`POST /employer-contacts/${await contactOf(user)}/rounds`, round, user);
    return { answer, route: `PATCH /contact-rounds/${answer.id}` };
  },
  'mail choices': async (user) => ({
    answer: await read(`/profile/${user.profileId}/mail-choices`, user),
    route: `PATCH /profile/${user.profileId}/mail-choices`,
  }),
  'time zone': async (user) => {
    const route = `PATCH /profile/${user.profileId}/analytics/settings`;
    return { answer: await write(route, { timeZone: 'Europe/Oslo' }, user), route };
  },
};

const worldOf = (owner: TestUser) => ({ app: app(), owner }) as World;
const read = async (path: string, user: TestUser) => (await app().rest(`GET ${path}`, undefined, user)).body;
const write = async (route: string, body: object, user: TestUser) =>
  (await app().rest(route, body, user)).body;
const contactOf = async (user: TestUser) =>
  (await write(`POST /profile/${user.profileId}/employer-contacts`, { employerName: 'Grace' }, user)).id;

test.each(Object.entries(changes))('a change of the %s takes what reads answer', async (_name, prepare) => {
  const user = await app().newUser();
  const { answer, route } = await prepare(user);
  expect(Object.keys(answer).length).toBeGreaterThan(0);
  const { status, body } = await app().rest(route, answer, user);
  expect(status, JSON.stringify(body)).toBe(200);
  expect({ ...body, updatedAt: '' }).toEqual({ ...answer, updatedAt: '' });
  const unknown = await app().rest(route, { ...answer, updatedAt: undefined, colour: 'red' }, user);
  expect([unknown.status, unknown.body.message]).toEqual([400, 'Unknown field: colour.']);
});
