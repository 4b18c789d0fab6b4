import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deleteExpiredDrafts } from '../../db/testimonials/versions';
import { type TestUser, useTestApp } from '../support/app';
import { makePhonePhoto } from '../support/images';
import { duplicate } from '../support/portfolio-rules';
import {
  approved,
  askFor,
  confirm,
  confirmLinkOf,
  decide,
  multipartTo,
  press,
  requestOf,
  wordsSample,
  writing,
} from '../support/testimonials';

const app = useTestApp();

type Request = Awaited<ReturnType<typeof askFor>>;

const get = (url: string) => app().app.inject({ url: new URL(url, 'http://localhost').pathname });
const pressed = (url: string) => app().app.inject(press(url));
const send = async (request: Request, words: Record<string, string>) =>
  app().app.inject(await writing(app(), request, words));
const rest = (route: string, owner: TestUser) => app().rest(route, undefined, owner);
const remind = ({ id }: Request, owner: TestUser) => rest(`POST /testimonial-requests/${id}/remind`, owner);
const revoke = ({ id }: Request, owner: TestUser) => rest(`DELETE /testimonial-requests/${id}`, owner);
const listed = async (owner: TestUser) =>
  (await app().rest(`GET /profile/${owner.profileId}/testimonials`)).body;

/** The words of an author whom no other test knows. */
const wordsFor = (owner: TestUser) => ({ ...wordsSample, email: `${owner.slug}@navy.example` });

/** A request whose author has written, but not confirmed. */
async function written() {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  expect((await send(request, wordsFor(owner))).statusCode).toBe(303);
  return { owner, request, link: await confirmLinkOf(app(), request) };
}

const versionsOf = ({ id }: Request) =>
  app().db.selectFrom('testimonialVersions').select('id').where('requestId', '=', id).execute();

/** The mails about a request that are still to be sent. */
const queuedAbout = async ({ id }: Request) =>
  (
    await sql`select from pgboss.job where data ->> 'requestId' = ${id} and state < 'active'`.execute(
      app().db,
    )
  ).rows.length;

const setAccount = ({ accountId }: TestUser, change: { isActive?: boolean; deletionDueAt?: string | null }) =>
  app().db.updateTable('accounts').set(change).where('id', '=', accountId).execute();

describe('an owner', () => {
  test('cannot approve what is stored otherwise than it was signed', async () => {
    const owner = await app().newUser();
    const request = await askFor(app(), owner);
    await confirm(app(), request, wordsFor(owner));
    const set = (content: string) =>
      app()
        .db.updateTable('testimonialVersions')
        .set({ content })
        .where('requestId', '=', request.id)
        .execute();
    await set('She was late every day.');
    const { status, body } = await decide(app(), owner, request);
    expect([status, body.message]).toEqual([409, expect.stringContaining('not what its author signed')]);
    expect(await listed(owner)).toEqual([]);
    await set(wordsSample.content);
    expect((await decide(app(), owner, request)).status).toBe(200);
    expect(await listed(owner)).toHaveLength(1);
  });

  test('cannot decide about words that nobody has confirmed', async () => {
    const { owner, request } = await written();
    const { id: versionId } = await app()
      .db.selectFrom('testimonialVersions')
      .select('id')
      .where('requestId', '=', request.id)
      .executeTakeFirstOrThrow();
    for (const decision of ['approve', 'decline']) {
      const route = `POST /testimonial-requests/${request.id}/${decision}`;
      expect((await app().rest(route, { versionId }, owner)).status).toBe(409);
    }
    expect(await listed(owner)).toEqual([]);
  });

  test('deletes an approved testimonial from the list, instead of declining it', async () => {
    const owner = await app().newUser();
    const { request } = await approved(app(), owner, wordsFor(owner));
    const { id: versionId } = await app()
      .db.selectFrom('testimonialVersions')
      .select('id')
      .where('requestId', '=', request.id)
      .executeTakeFirstOrThrow();
    const refused = await app().rest(
      `POST /testimonial-requests/${request.id}/decline`,
      { versionId },
      owner,
    );
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Delete it from your list'),
    ]);
    expect(await listed(owner)).toHaveLength(1);
  });

  test('who approves a deleted testimonial again cannot restore the deleted entry beside it', async () => {
    const owner = await app().newUser();
    const { request, testimonialId } = await approved(app(), owner, wordsFor(owner));
    await rest(`DELETE /testimonials/${testimonialId}`, owner);
    expect((await decide(app(), owner, request)).status).toBe(200);
    expect((await rest(`POST /testimonials/${testimonialId}/restore`, owner)).status).toBe(404);
    expect(await listed(owner)).toHaveLength(1);
  });

  test('reminds once, and nobody who has answered, refused or cannot be reached', async () => {
    const owner = await app().newUser();
    const asked = (name: string) =>
      askFor(app(), owner, { name, email: `${name}.${owner.slug}@navy.example` });
    const once = await asked('grace');
    expect((await remind(once, owner)).status).toBe(200);
    const refusals: [Request, RegExp][] = [[once, /sent already/]];
    refusals.push([await askFor(app(), owner), /no e-mail address/]);
    const refused = await asked('mary');
    expect((await pressed(`${refused.url}/refuse`)).statusCode).toBe(200);
    refusals.push([refused, /preferred not to write/]);
    const answered = await asked('charles');
    await confirm(app(), answered, wordsFor(owner));
    refusals.push([answered, /was answered/]);
    const revoked = await asked('joan');
    await revoke(revoked, owner);
    refusals.push([revoked, /was revoked/]);
    const expired = await asked('hedy');
    const past = sql<string>`now() - interval '1 second'`;
    await app()
      .db.updateTable('testimonialRequests')
      .set({ expiresAt: past })
      .where('id', '=', expired.id)
      .execute();
    refusals.push([expired, /has expired/]);
    for (const [request, reason] of refusals) {
      const { status, body } = await remind(request, owner);
      expect([status, body.message]).toEqual([409, expect.stringMatching(reason)]);
    }
  });

  test('revokes a request only while nothing of it waits or is shown', async () => {
    const owner = await app().newUser();
    const request = await askFor(app(), owner);
    await confirm(app(), request, wordsFor(owner));
    expect((await revoke(request, owner)).body.message).toContain('Approve or decline it first');
    await decide(app(), owner, request);
    expect((await revoke(request, owner)).body.message).toContain('Delete it there first');
    const [{ id }] = await listed(owner);
    await rest(`DELETE /testimonials/${id}`, owner);
    expect(await revoke(request, owner)).toMatchObject({ status: 200, body: { state: 'revoked' } });
  });
});

describe('an author', () => {
  test('cannot confirm once the request is revoked, and what was written is deleted', async () => {
    const { owner, request, link } = await written();
    expect((await revoke(request, owner)).status).toBe(200);
    expect([(await get(link)).statusCode, (await pressed(link)).statusCode]).toEqual([404, 404]);
    expect(await versionsOf(request)).toEqual([]);
    expect((await send(request, wordsFor(owner))).statusCode).toBe(410);
  });

  test.each<[string, (request: Request, owner: TestUser) => Promise<unknown>]>([
    ['its owner has revoked', revoke],
    ['was refused', ({ url }) => pressed(`${url}/refuse`)],
  ])('gets no more mails about a request that %s', async (_, end) => {
    const { owner, request } = await written();
    expect(await queuedAbout(request)).toBeGreaterThan(0);
    await end(request, owner);
    expect(await queuedAbout(request)).toBe(0);
  });

  test('causes no more mails about words that are withdrawn', async () => {
    const owner = await app().newUser();
    const request = await askFor(app(), owner);
    const authorLink = await confirm(app(), request, wordsFor(owner));
    expect(await queuedAbout(request)).toBeGreaterThan(0);
    expect((await pressed(`${authorLink}/withdraw`)).statusCode).toBe(200);
    expect(await queuedAbout(request)).toBe(0);
  });

  test('who prefers not to write after all leaves nothing behind that could be confirmed', async () => {
    const { request, link } = await written();
    expect((await pressed(`${request.url}/refuse`)).statusCode).toBe(200);
    expect([(await get(link)).statusCode, (await pressed(link)).statusCode]).toEqual([404, 404]);
    expect(await versionsOf(request)).toEqual([]);
  });

  test.each([{ isActive: false }, { deletionDueAt: '2199-01-01T00:00:00.000Z' }])(
    'cannot write or confirm while the account of the owner is closed: %o',
    async (closing) => {
      const { owner, request, link } = await written();
      await setAccount(owner, closing);
      expect([(await get(link)).statusCode, (await pressed(link)).statusCode]).toEqual([404, 404]);
      expect((await send(request, wordsFor(owner))).statusCode).toBe(410);
      await setAccount(owner, { isActive: true, deletionDueAt: null });
      expect((await pressed(link)).statusCode).toBe(303);
    },
  );

  test('confirms within seven days of the mail, and a draft that nobody confirmed is deleted', async () => {
    const { owner, request, link } = await written();
    const days = 7;
    const pass = (interval: string) =>
      sql`
      update testimonial_versions
      set confirm_until = confirm_until - ${interval}::interval, created_at = created_at - ${interval}::interval
      where request_id = ${request.id}`.execute(app().db);
    await pass('6 days 23 hours');
    expect((await get(link)).statusCode).toBe(200);
    await pass('2 hours');
    expect([(await get(link)).statusCode, (await pressed(link)).statusCode]).toEqual([404, 404]);
    expect((await requestOf(app(), owner, request)).state).not.toBe('written');
    await deleteExpiredDrafts(app().db, days);
    expect(await versionsOf(request)).toHaveLength(1);
    await pass('1 day');
    await deleteExpiredDrafts(app().db, days);
    expect(await versionsOf(request)).toEqual([]);
  });

  test('writes once, and changes or withdraws by mail afterwards', async () => {
    const owner = await app().newUser();
    const request = await askFor(app(), owner);
    await confirm(app(), request, wordsFor(owner));
    const again = await send(request, { ...wordsFor(owner), content: 'Something else.' });
    expect([again.statusCode, again.body.includes('Something else.')]).toEqual([200, false]);
    const refused = await pressed(`${request.url}/refuse`);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('Withdraw it with the link in your e-mail'),
    ]);
    expect((await requestOf(app(), owner, request)).version.content).toBe(wordsSample.content);
  });

  test('finds the words of a pending change, whatever is on the page', async () => {
    const owner = await app().newUser();
    const { authorLink } = await approved(app(), owner, wordsFor(owner));
    const changed = { ...wordsFor(owner), content: 'She saw it twice.' };
    expect((await app().app.inject(await multipartTo(authorLink, changed))).statusCode).toBe(303);
    expect((await get(authorLink)).body).toContain('She saw it twice.');
    expect(await listed(owner)).toMatchObject([{ content: wordsSample.content }]);
  });

  test('changes nothing for an account that is closed', async () => {
    const owner = await app().newUser();
    const { authorLink, request } = await approved(app(), owner, wordsFor(owner));
    await setAccount(owner, { isActive: false });
    const content = 'She left before the engine was built.';
    const changed = await app().app.inject(await multipartTo(authorLink, { ...wordsFor(owner), content }));
    expect([changed.statusCode, changed.body]).toEqual([
      409,
      expect.stringContaining('The account of whoever asked you is closed.'),
    ]);
    expect(await versionsOf(request)).toHaveLength(1);
  });

  test('keeps the photo or takes it away with a change, whatever the words', async () => {
    const owner = await app().newUser();
    const words = wordsFor(owner);
    const { request, authorLink } = await approved(app(), owner, words, await makePhonePhoto());
    const change = async (more: Record<string, string>) => {
      const sent = await app().app.inject(await multipartTo(authorLink, { ...words, ...more }));
      expect(sent.statusCode).toBe(303);
      return (await requestOf(app(), owner, request)).version.photoUrl;
    };
    expect(await change({ keepsPhoto: 'on' })).toEqual(expect.any(String));
    expect(await change({})).toBeNull();
    await decide(app(), owner, request);
    expect(await listed(owner)).toMatchObject([{ photoUrl: null, isConfirmed: true }]);
  });
});

test('the check of a testimonial names no copy that is not public', async () => {
  const owner = await app().newUser();
  const { checkUrl } = await approved(app(), owner, wordsFor(owner));
  const copy = await duplicate(app(), owner);
  expect((await get(checkUrl)).body).toContain(`/profile/${owner.slug}`);
  await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'private' }, owner);
  const check = await get(checkUrl);
  expect([check.statusCode, check.body.includes(copy.slug), check.body.includes(owner.slug)]).toEqual([
    200,
    false,
    false,
  ]);
  expect((await get(`${checkUrl}.json`)).body).not.toContain(copy.slug);
});
