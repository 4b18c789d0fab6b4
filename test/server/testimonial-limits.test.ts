import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plans } from '../../src/contracts/plans';
import { maxTestimonialRequests, requestDays } from '../../src/contracts/testimonial-request';
import { useTestApp } from '../support/app';
import { makePhonePhoto } from '../support/images';
import { askFor, requestOf, wordsSample, writing } from '../support/testimonials';

const app = useTestApp();
const limitedApp = useTestApp(undefined, 1);

const get = (url: string) => app().app.inject({ url: new URL(url).pathname });

const ask = (owner: Parameters<typeof askFor>[1], asked: object = {}) =>
  app().rest(`POST /profile/${owner.profileId}/testimonial-requests`, asked, owner);

test('a profile has as many requests as it may have, under parallel calls, and one more for each revoked', async () => {
  const owner = await app().newUser();
  await sql`
    insert into testimonial_requests (id, profile_id, given_to, token, expires_at)
    select gen_random_uuid(), ${owner.profileId}, ${owner.profileId}, 'request-' || n, now() + interval '1 day'
    from generate_series(1, ${maxTestimonialRequests - 1}::integer) n`.execute(app().db);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(owner)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const made = answers.find(({ status }) => status === 201)?.body;
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused.message).toBe(
    'A profile has 200 requests at most. Revoke one that you no longer need first.',
  );
  expect((await app().rest(`DELETE /testimonial-requests/${made.id}`, undefined, owner)).status).toBe(200);
  expect((await ask(owner)).status).toBe(201);
  expect((await ask(owner)).status).toBe(409);
});

test.each([
  ['name', 100],
  ['company', 200],
  ['note', 1000],
])('the %s of a request holds %i characters, and not one more', async (field, length) => {
  const owner = await app().newUser();
  expect((await ask(owner, { [field]: 'x'.repeat(length) })).status).toBe(201);
  const { status, body } = await ask(owner, { [field]: 'x'.repeat(length + 1) });
  expect([status, body.issues?.[0]?.path]).toEqual([400, [field]]);
});

test('a request ends when its days are over, and not before', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const { rows } = await sql<{ days: number }>`
    select extract(day from expires_at - created_at)::integer as days
    from testimonial_requests where id = ${request.id}`.execute(app().db);
  expect(rows).toEqual([{ days: requestDays }]);
  const end = (interval: string) =>
    sql`
      update testimonial_requests set expires_at = now() + ${interval}::interval
      where id = ${request.id}`.execute(app().db);
  await end('1 minute');
  expect((await get(request.url)).statusCode).toBe(200);
  const late = await writing(app(), request);
  await end('0');
  const closed = await get(request.url);
  expect([closed.statusCode, closed.body]).toEqual([410, expect.stringContaining('has expired')]);
  expect((await app().app.inject(late)).statusCode).toBe(410);
  expect(await requestOf(app(), owner, request)).toMatchObject({ state: 'expired' });
});

test.each([
  ['content', 5000],
  ['name', 150],
])('the %s of a testimonial holds %i characters, and not one more', async (field, length) => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const words = { ...wordsSample, email: `${owner.slug}@navy.example` };
  const long = await writing(app(), request, { ...words, [field]: 'x'.repeat(length + 1) });
  expect((await app().app.inject(long)).statusCode).toBe(400);
  const fits = await writing(app(), request, { ...words, [field]: 'x'.repeat(length) });
  expect((await app().app.inject(fits)).statusCode).toBe(303);
});

test('an author whose photo the storage of the owner does not hold is told what to do, and nothing of the plan', async () => {
  const owner = await app().newUser();
  const { accountId } = owner;
  const file = { key: `full-${accountId}`, accountId, size: plans.free.storageBytes };
  await app()
    .db.insertInto('storedFiles')
    .values({ ...file, state: 'kept' })
    .execute();
  const request = await askFor(app(), owner);
  const words = { ...wordsSample, email: `${owner.slug}@navy.example` };
  const refused = await app().app.inject(await writing(app(), request, words, await makePhonePhoto()));
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('There is no room for a photo here. Send your testimonial without it.');
  expect(refused.body).not.toMatch(/plan stores|MB of it/);
  expect(refused.body).toContain('I would build with her again.');
  expect((await app().app.inject(await writing(app(), request, words))).statusCode).toBe(303);
});

test('what is sent to a closed request is refused and has no further effect: it is not counted either', async () => {
  const owner = await limitedApp().newUser();
  const request = await askFor(limitedApp(), owner);
  const send = async (email: string) =>
    (await limitedApp().app.inject(await writing(limitedApp(), request, { ...wordsSample, email })))
      .statusCode;
  const setActive = (isActive: boolean) =>
    limitedApp().db.updateTable('accounts').set({ isActive }).where('id', '=', owner.accountId).execute();
  await setActive(false);
  const attemptsPerHour = 10;
  for (let n = 0; n <= attemptsPerHour; n++) expect(await send(`closed-${n}@navy.example`)).toBe(410);
  await setActive(true);
  for (let n = 0; n < attemptsPerHour; n++) expect(await send(`open-${n}@navy.example`)).toBe(303);
  expect(await send('late@navy.example')).toBe(429);
});

test('in maintenance mode authors read everything, and are told why nothing is taken', async () => {
  const owner = await app().newUser();
  const request = await askFor(app(), owner);
  const sent = await writing(app(), request, { ...wordsSample, email: 'maintenance@navy.example' });
  const maintain = (isMaintenanceOn: boolean) =>
    app().db.updateTable('settings').set({ isMaintenanceOn, maintenanceMessage: 'Back at noon.' }).execute();
  await maintain(true);
  try {
    expect((await get(request.url)).statusCode).toBe(200);
    const { statusCode, headers, body } = await app().app.inject(sent);
    expect([statusCode, headers['retry-after']]).toEqual([503, '120']);
    expect(body).toContain('<h2>Your testimonial has not been sent yet</h2><p>Back at noon.</p>');
    expect(body).toContain('I would build with her again.</textarea>');
  } finally {
    await maintain(false);
  }
  expect((await app().app.inject(sent)).statusCode).toBe(303);
});
