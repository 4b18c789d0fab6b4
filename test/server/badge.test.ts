import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

test('the badge speaks the language of the page that it leads to', async () => {
  const owner = await app().newUser();
  const badgeOf = async () =>
    (await app().rest(`GET /profile/${owner.profileId}/dashboard`, undefined, owner)).body.badgeUrl;
  expect(await badgeOf()).toMatch(/\/badge\.svg$/);
  await app().rest(`PATCH /profile/${owner.profileId}`, { language: 'uk' }, owner);
  const { pathname, search } = new URL(await badgeOf());
  const { headers, body } = await app().app.inject(pathname + search);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toContain('lang="uk" aria-label="Портфоліо"');
});

test.each(['', '?language=xx', '?language=de&language=uk', '?language[]=uk'])(
  'in no language of pages it is English: %s',
  async (query) => {
    const { statusCode, body } = await app().app.inject(`/badge.svg${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('lang="en-US" aria-label="Portfolio"');
  },
);
