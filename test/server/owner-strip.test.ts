import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

const ask = (slug: string, reader?: { token: string }) =>
  app().app.inject({
    url: `/profile/${slug}/owner`,
    headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
  });
const hide = (user: TestUser) =>
  app().rest(`PATCH /profile/${user.profileId}`, { visibility: 'private' }, user);

test('the owner of a page gets the way back to its editor, and its address', async () => {
  const user = await app().newUser();
  for (const isHidden of [false, true]) {
    if (isHidden) await hide(user);
    const { statusCode, headers, body } = await ask(user.slug, user);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toContain('<a href="/design">Design</a>');
    expect(body).toContain(`/profile/${user.slug}"`);
  }
});

test('the owner of a page in another portfolio is led to where they switch to it', async () => {
  const user = await app().newUser();
  const { body: other } = await app().rest('POST /profiles', { name: 'Another' }, user);
  const { body } = await ask(other.profileSlug, user);
  expect(body).toContain('<a href="/portfolios">Switch to it</a>');
  expect(body).not.toContain('/design');
});

test('nobody else gets anything, whether there is such a page or not', async () => {
  const [user, other, hidden] = [await app().newUser(), await app().newUser(), await app().newUser()];
  await hide(hidden);
  const slugs = [user.slug, hidden.slug, 'nobody', 'x'.repeat(300), '%00', '%f0%9f%8e%bb'];
  for (const reader of [undefined, other, { token: 'none' }]) {
    for (const slug of slugs) {
      const { statusCode, body } = await ask(slug, reader);
      expect([slug, statusCode, body]).toEqual([slug, 204, '']);
    }
  }
});

test('a page is the same for its owner and for everybody', async () => {
  const user = await app().newUser();
  const read = async (headers: Record<string, string>) =>
    (await app().app.inject({ url: `/profile/${user.slug}`, headers })).body;
  expect(await read({ authorization: `Bearer ${user.token}` })).toBe(await read({}));
});
