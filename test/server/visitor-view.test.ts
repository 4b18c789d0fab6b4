import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

const visit = (slug: string, query: string, user?: TestUser) =>
  app().app.inject({
    url: `/profile/${slug}${query}`,
    headers: { ...(user && { authorization: `Bearer ${user.token}` }) },
  });

const hide = (user: TestUser) =>
  app().rest(`PATCH /profile/${user.profileId}`, { visibility: 'private' }, user);

test('the owner who asks for it gets what a stranger gets, byte for byte', async () => {
  const user = await app().newUser();
  await app().rest(`PATCH /profile/${user.profileId}`, { displayName: 'Ada King' }, user);
  const draft = (await app().rest(`GET /profile/${user.profileId}/design`, undefined, user)).body.draft;
  const change = { design: { ...draft, theme: 'swiss', accent: '#b3261e' } };
  expect((await app().rest(`PUT /profile/${user.profileId}/design/draft`, change, user)).status).toBe(200);
  const stranger = await visit(user.slug, '?as=visitor');
  const own = await visit(user.slug, '?as=visitor', user);
  expect([own.statusCode, own.body]).toEqual([200, stranger.body]);
  expect(own.headers.etag).toBe(stranger.headers.etag);
});

test('the owner of a private page is told in words what visitors get there', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  await hide(user);
  const words = 'this is what visitors get at its address';
  const own = await visit(user.slug, '?as=visitor', user);
  expect(own.statusCode).toBe(404);
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.body).toContain(words);
  expect((await visit(user.slug, '.json?as=visitor', user)).statusCode).toBe(404);
  const page = await visit(user.slug, '', user);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(
    'This page is private. Only you can see it, and whoever has a link that you made.',
  );
  for (const as of [other, undefined]) {
    const { statusCode, body } = await visit(user.slug, '?as=visitor', as);
    expect(statusCode).toBe(404);
    expect(body).not.toContain(words);
    expect(own.body.replace(/<p class="owner-note".*?<\/p>/, '')).toBe(body);
  }
});
