import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

test('a form has the address of the page and an extension', async () => {
  const user = await app().newUser();
  const form = await app().app.inject({ url: `/profile/${user.slug}.json` });
  expect(form.statusCode).toBe(200);
  expect(form.json()).toMatchObject({ basics: { name: expect.any(String) } });
  const again = await app().app.inject({
    url: `/profile/${user.slug}.json`,
    headers: { 'if-none-match': form.headers.etag },
  });
  expect(again.statusCode).toBe(304);
  expect((await app().app.inject({ method: 'HEAD', url: `/profile/${user.slug}.json` })).statusCode).toBe(
    200,
  );
  expect((await app().app.inject({ url: `/profile/${user.slug}.xml` })).statusCode).toBe(404);
  expect((await app().app.inject({ url: `/profile/${user.slug}` })).statusCode).toBe(200);
});
