import { expect, test } from 'vitest';
import { queueLinkOpened } from '../../src/routers/mail-choices/link-opened';
import { type TestUser, useTestApp } from '../support/app';
import { useDueMails } from '../support/due-mails';
import { newLink, newOpen } from '../support/links';
import { choose } from '../support/mails-by-choice';
import { addPortfolio } from '../support/portfolio-rules';
import { addViews } from '../support/views';

const app = useTestApp();
const { tick, makeBusy, mailsTo } = useDueMails(app);

const subjectsTo = async (user: TestUser) => (await mailsTo(user)).map(({ subject }) => subject);

const remove = async (user: TestUser) =>
  expect((await app().rest(`DELETE /profile/${user.profileId}`, undefined, user)).status).toBe(200);
const restore = async (user: TestUser) =>
  expect((await app().rest(`POST /profile/${user.profileId}/restore`, undefined, user)).status).toBe(200);

/** A second portfolio of an account, with everything that could be heard of. */
async function newBusyPortfolio(): Promise<TestUser> {
  const owner = await addPortfolio(app(), await app().newUser());
  await makeBusy(owner.profileId);
  await choose(app().db, owner.profileId, null, ['weekly-digest']);
  return owner;
}

const monday = '2026-03-02';

test('a deleted portfolio sends no reminder and no digest, and does again once it is back', async () => {
  const owner = await newBusyPortfolio();
  await addViews(app().db, owner.profileId, 3, { at: new Date('2026-02-25T10:00:00.000Z') });
  await remove(owner);
  await tick(`${monday}T08:00:00.000Z`);
  expect(await subjectsTo(owner)).toEqual([]);
  await restore(owner);
  await tick(`${monday}T08:09:00.000Z`);
  const subjects = await subjectsTo(owner);
  expect(subjects.toSorted()).toEqual([
    expect.stringMatching(/^1 next action is due$/),
    expect.stringMatching(/^Your page last week/),
  ]);
});

test('mails that were queued before a portfolio was deleted are not sent, the other portfolio has its own', async () => {
  const owner = await newBusyPortfolio();
  const { db } = app();
  const [{ id: otherId } = { id: '' }] = (await app().rest('GET /profiles', undefined, owner)).body;
  const other = { ...owner, profileId: otherId };
  await makeBusy(other.profileId);
  const link = await newLink(db, owner.profileId);
  await tick('2026-03-03T08:00:00.000Z');
  await db.transaction().execute(async (tx) => {
    const at = '2026-03-03T08:00:00.000Z';
    const id = await newOpen(tx, link, at);
    await queueLinkOpened(tx, app().jobs, { id, linkId: link, at });
  });
  const letter = { name: 'Ann', email: 'ann@example.com', message: 'Hello, are you free on Tuesday?' };
  const written = await app().rest(`POST /profile/${owner.profileId}/contact-requests`, letter);
  expect(written.status, JSON.stringify(written.body)).toBe(201);
  await remove(owner);
  expect(await subjectsTo(owner)).toEqual(['1 next action is due']);
});

test('the calendar of a deleted portfolio gives nothing, and the same again once it is back', async () => {
  const owner = await newBusyPortfolio();
  const { body } = await app().rest(`POST /profile/${owner.profileId}/calendar-address`, undefined, owner);
  const other = await app().newServer();
  const ask = async (server = app()) => {
    const answer = await server.app.inject(new URL(body.url).pathname);
    return [answer.statusCode, answer.body.includes('Call back')];
  };
  expect([await ask(), await ask(other)]).toEqual([
    [200, true],
    [200, true],
  ]);
  await remove(owner);
  expect([await ask(), await ask(other)]).toEqual([
    [404, false],
    [404, false],
  ]);
  await restore(owner);
  expect([await ask(), await ask(other)]).toEqual([
    [200, true],
    [200, true],
  ]);
});
