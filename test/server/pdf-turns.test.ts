import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();

test('the documents of an account are made in turn with those of others, from however many networks it asks', async () => {
  const [busy, other] = [await app().newUser(), await app().newUser()];
  const finished: TestUser[] = [];
  const ask = async (user: TestUser, remoteAddress: string) => {
    const answer = await app().app.inject({
      url: `/profile/${user.slug}.pdf`,
      remoteAddress,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.statusCode).toBe(200);
    finished.push(user);
  };
  const asked = Array.from({ length: 40 }, (_, index) => ask(busy, `198.51.100.${index}`));
  await Promise.all([...asked, ask(other, '203.0.113.7')]);
  expect(finished.indexOf(other)).toBeLessThan(20);
});
