import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

test('the PDF', async () => {
  const user = await app().newUser();
  const form = await app().app.inject({ url: `/profile/${user.slug}.pdf` });
  expect([form.statusCode, form.payload.slice(0, 200)]).toEqual([200, expect.stringContaining('%PDF')]);
  const png = await app().app.inject({ url: `/profile/${user.slug}.png` });
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  const wrong = await app().app.inject({ url: `/profile/${user.slug}.pdf?form=wrong` });
  expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'form: Choose portfolio or plain.']);
});
