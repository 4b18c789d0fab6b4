import { expect, test } from 'vitest';
import { limits } from '../../src/routers/limits/limits';
import { useTestApp } from '../support/app';

const mostCalls = 5;
const { calls = mostCalls } = limits.calendar.rules[0] ?? {};
const app = useTestApp(undefined, mostCalls / calls);

test('a network asks for calendars so often in an hour, whether the address is one or a guess', async () => {
  const owner = await app().newUser();
  const { body } = await app().rest(`POST /profile/${owner.profileId}/calendar-address`, undefined, owner);
  const { pathname } = new URL(body.url);
  const ask = async (url: string, remoteAddress: string) => {
    const { statusCode, headers } = await app().app.inject({ url, remoteAddress });
    return { statusCode, retryAfter: Number(headers['retry-after'] ?? 0) };
  };
  const guess = `/calendar/${'x'.repeat(22)}.ics`;
  for (let call = 0; call < mostCalls; call += 1) {
    const { statusCode } = await ask(call === 0 ? pathname : guess, '198.51.100.7');
    expect(statusCode, `call ${call + 1}`).toBe(call === 0 ? 200 : 404);
  }
  for (const url of [pathname, guess]) {
    const refused = await ask(url, '198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(3600);
  }
  expect((await ask(pathname, '203.0.113.9')).statusCode).toBe(200);
});
