import { createPublicKey, verify } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';
import { makePhonePhoto } from '../support/images';
import {
  approved,
  askFor,
  confirm,
  decide,
  mailedLink,
  multipartTo,
  press,
  requestOf,
  wordsSample,
  writing,
} from '../support/testimonials';

const app = useTestApp();

const get = (url: string) => app().app.inject({ url });

const listed = async (owner: { profileId: string }) =>
  (await app().rest(`GET /profile/${owner.profileId}/testimonials`)).body;

test('a testimonial goes from the request to the page, confirmed by mail and approved', async () => {
  const owner = await app().newUser();
  const asked = { name: 'Grace Hopper', email: 'grace@navy.example', note: 'Do you remember the engine?' };
  const request = await askFor(app(), owner, asked);
  expect(request).toMatchObject({ state: 'sent', version: null, checkUrl: null });
  const link = await mailedLink(app(), asked.email, 'asks you for a testimonial');
  expect(new URL(link).pathname).toBe(new URL(request.url).pathname);
  const page = await get(new URL(link).pathname);
  expect(page.body).toContain('Do you remember the engine?');
  expect(page.headers['referrer-policy']).toBe('same-origin');

  expect((await app().app.inject(await writing(app(), request))).statusCode).toBe(303);
  expect(await requestOf(app(), owner, request)).toMatchObject({ state: 'written', version: null });
  const confirmLink = await mailedLink(app(), wordsSample.email, 'Confirm your');
  // A program that looks through mails follows the link.
  expect((await get(new URL(confirmLink).pathname)).body).toContain('Are these your words?');
  expect(await requestOf(app(), owner, request)).toMatchObject({ state: 'written', version: null });

  expect((await app().app.inject(press(confirmLink))).statusCode).toBe(303);
  expect((await app().app.inject(press(confirmLink))).statusCode).toBe(404);
  const waiting = await requestOf(app(), owner, request);
  expect(waiting).toMatchObject({
    state: 'waiting',
    testimonialId: null,
    version: { name: 'Grace Hopper', email: wordsSample.email, isChange: false },
  });
  expect(await mailedLink(app(), owner.email, 'Grace Hopper wrote a testimonial')).toContain('/testimonials');
  expect(await listed(owner)).toEqual([]);

  expect((await decide(app(), owner, request)).body).toMatchObject({ state: 'approved', version: null });
  const [shown] = await listed(owner);
  expect(shown).toMatchObject({
    name: 'Grace Hopper',
    content: wordsSample.content,
    rating: 5,
    isConfirmed: true,
    checkUrl: `/testimonial-check/${request.id}`,
    photoUrl: null,
  });
  const html = (await get(`/profile/${owner.slug}`)).body;
  expect(html).toContain('Confirmed by Grace Hopper');
  expect(html).not.toContain('navy.example');
});

test('what is signed is what is shown, and can be checked elsewhere', async () => {
  const owner = await app().newUser();
  const { request, checkUrl } = await approved(
    app(),
    owner,
    { ...wordsSample, email: 'check@navy.example', namesDomain: 'on' },
    await makePhonePhoto(),
  );
  const signed = (await get(`${checkUrl}.json`)).json();
  const key = createPublicKey({ key: signed.key, format: 'jwk' });
  const bytes = Buffer.from(`${signed.protected}.${signed.payload}`);
  expect(verify(null, bytes, key, Buffer.from(signed.signature, 'base64url'))).toBe(true);
  const statement = JSON.parse(Buffer.from(signed.payload, 'base64url').toString());
  const [{ isConfirmed, checkUrl: _, photoUrl, ...shown }] = await listed(owner);
  for (const [field, value] of Object.entries(statement)) {
    if (field in shown) expect(shown).toHaveProperty(field, value);
  }
  expect(statement).toMatchObject({
    testimonial: request.id,
    profile: owner.profileId,
    emailDomain: 'navy.example',
    photo: expect.stringMatching(/^[\da-f]{64}$/),
  });
  const { keys } = (await get('/.well-known/testimonial-keys.json')).json();
  expect(keys).toContainEqual(signed.key);
  const page = (await get(checkUrl)).body;
  expect(page).toContain('data-check="sound"');
  expect(page).toContain('at navy.example');
  expect(page).toContain('neither has the photo');
  expect((await get(photoUrl)).statusCode).toBe(200);
});

const letters = [
  `name = 'Grace Hoppr'`,
  `role = 'Rear admiral'`,
  `company = 'US Navy.'`,
  `content = replace(content, 'saw', 'was')`,
  `rating = 4`,
  `date = date + 1`,
  `location = null`,
];

test('one letter of any field changed in the database: the check page says so', async () => {
  const owner = await app().newUser();
  const { checkUrl, testimonialId } = await approved(app(), owner, {
    ...wordsSample,
    email: `${owner.slug}@navy.example`,
  });
  const { body } = await get(checkUrl);
  expect(body).toContain('data-check="sound"');
  expect(body).not.toContain('neither has the photo');
  const signed = await app()
    .db.selectFrom('testimonials')
    .select(['name', 'role', 'company', 'content', 'rating', 'date', 'location'])
    .where('id', '=', testimonialId)
    .executeTakeFirstOrThrow();
  for (const letter of letters) {
    await sql`update testimonials set ${sql.raw(letter)} where id = ${testimonialId}`.execute(app().db);
    const page = await get(checkUrl);
    expect(page.body, letter).toContain('data-check="altered"');
    expect(page.body).toContain('This is not what its author signed');
    expect((await get(`${checkUrl}.json`)).json().isSound).toBe(false);
    await app().db.updateTable('testimonials').set(signed).where('id', '=', testimonialId).execute();
  }
  expect((await get(checkUrl)).body).toContain('data-check="sound"');
});

test('the owner may hide, move and delete a signed testimonial, but change no letter of it', async () => {
  const owner = await app().newUser();
  const { testimonialId: id, checkUrl } = await approved(app(), owner, {
    ...wordsSample,
    email: 'owner-may@navy.example',
  });
  for (const change of [{ content: 'Better.' }, { name: 'G. Hopper' }, { rating: 4 }, { location: null }]) {
    const { status, body } = await app().rest(`PATCH /testimonials/${id}`, change, owner);
    expect([status, body.message]).toEqual([409, expect.stringContaining('Ask for the change')]);
  }
  // Fields that a form sends back unchanged do not count as a change.
  const same = { name: wordsSample.name, rating: 5, isPublic: false };
  expect((await app().rest(`PATCH /testimonials/${id}`, same, owner)).status).toBe(200);
  expect((await get(checkUrl)).statusCode).toBe(404);
  expect((await app().rest(`PATCH /testimonials/${id}`, { isPublic: true }, owner)).status).toBe(200);
  expect((await get(checkUrl)).statusCode).toBe(200);
  expect((await app().rest(`DELETE /testimonials/${id}`, undefined, owner)).status).toBe(200);
  expect((await get(checkUrl)).statusCode).toBe(410);
  expect((await app().rest(`POST /testimonials/${id}/restore`, undefined, owner)).status).toBe(200);
  expect((await get(checkUrl)).statusCode).toBe(200);
});

test('what its owner declined is unknown to the check, not taken back', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  await confirm(app(), request, { ...wordsSample, email: 'declined@navy.example' });
  expect((await get(`/testimonial-check/${request.id}`)).statusCode).toBe(404);
  expect((await requestOf(app(), owner, request)).version).toMatchObject({ isDeclined: false });
  expect((await decide(app(), owner, request, 'decline')).status).toBe(200);
  expect((await requestOf(app(), owner, request)).version).toMatchObject({ isDeclined: true });
  expect((await get(`/testimonial-check/${request.id}`)).statusCode).toBe(404);
});

test('the check says nothing about a page whose testimonials are hidden', async () => {
  const owner = await app().newUser();
  const { checkUrl } = await approved(app(), owner, { ...wordsSample, email: 'hidden@navy.example' });
  await publishDesign(app(), owner, { sections: withoutSection('testimonials') });
  expect((await get(checkUrl)).statusCode).toBe(404);
  await publishDesign(app(), owner, {});
  expect((await get(checkUrl)).statusCode).toBe(200);
});

test('an author changes a testimonial: the old version stays until the new one is approved', async () => {
  const owner = await app().newUser();
  const words = { ...wordsSample, email: 'change@navy.example' };
  const { request, authorLink, checkUrl } = await approved(app(), owner, words);
  const own = (await get(new URL(authorLink).pathname)).body;
  expect(own).toContain('It was approved as it stands here.');
  const changed = { ...words, content: 'She was ahead of us all.', rating: '4' };
  const saved = await app().app.inject(await multipartTo(authorLink, changed));
  expect(saved.statusCode).toBe(303);
  expect(await requestOf(app(), owner, request)).toMatchObject({
    state: 'waiting',
    version: { content: 'She was ahead of us all.', isChange: true },
  });
  expect(await listed(owner)).toMatchObject([{ content: wordsSample.content, rating: 5 }]);
  expect((await decide(app(), owner, request)).body.state).toBe('approved');
  expect(await listed(owner)).toMatchObject([{ content: 'She was ahead of us all.', rating: 4 }]);
  expect((await get(checkUrl)).body).toContain('data-check="sound"');
});

test('nobody approves words that came after those that were read', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const words = { ...wordsSample, email: 'stale@navy.example' };
  const authorLink = await confirm(app(), request, words);
  const { version } = await requestOf(app(), owner, request);
  await app().app.inject(await multipartTo(authorLink, { ...words, content: 'Something else.' }));
  const { status, body } = await app().rest(
    `POST /testimonial-requests/${request.id}/approve`,
    { versionId: version.id },
    owner,
  );
  expect([status, body.message]).toEqual([409, expect.stringContaining('changed in the meantime')]);
  expect(await listed(owner)).toEqual([]);
});

test('the owner cannot be the author', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const own = { ...wordsSample, email: ` ${owner.email.toUpperCase()} ` };
  const answer = await app().app.inject(await writing(app(), request, own));
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Enter your own.');
});

test('what may be left empty is left empty, and the date is today', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const bare = { ...wordsSample, location: '', date: '', email: 'bare@navy.example' };
  await confirm(app(), request, bare);
  const { version } = await requestOf(app(), owner, request);
  expect(version).toMatchObject({ location: null, date: new Date().toISOString().slice(0, 10) });
});

test('a request is opened once a person looks at it, and not by programs or previews', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const look = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    app().app.inject({ method, url: new URL(request.url).pathname, headers });
  const person = {
    'user-agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  };
  await look({ 'user-agent': 'curl/8.5.0' });
  await look({ ...person, 'sec-purpose': 'prefetch' });
  await look(person, 'HEAD');
  expect(await requestOf(app(), owner, request)).toMatchObject({ state: 'made', openedAt: null });
  await look(person);
  const opened = await requestOf(app(), owner, request);
  expect(opened).toMatchObject({ state: 'opened', openedAt: expect.any(String) });
  await look(person);
  expect(await requestOf(app(), owner, request)).toEqual(opened);
});
