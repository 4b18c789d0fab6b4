import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { EncodedBody } from '../../src/server/assets/encoded-body';
import { ExportCache } from '../../src/server/public-page/exports/export-cache';

const tooLong = new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: 'This profile is too long.' });
const busy = new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'Try again in a moment.' });
const body = new EncodedBody(Buffer.from('A form.'), 'text/plain');

/** Makes what it is told to, and counts how often. */
function maker(...outcomes: (EncodedBody | TRPCError)[]) {
  const asked = { times: 0 };
  const make = async () => {
    const outcome = outcomes[asked.times];
    asked.times += 1;
    if (outcome instanceof EncodedBody) return outcome;
    throw outcome;
  };
  return { asked, make };
}

test('a form that cannot be made is refused from memory, and others are made', async () => {
  const cache = new ExportCache(1_000_000);
  const { asked, make } = maker(tooLong, body);
  await expect(cache.get('long', make)).rejects.toBe(tooLong);
  await expect(cache.get('long', make)).rejects.toBe(tooLong);
  expect(asked.times).toBe(1);
  expect(await cache.get('short', make)).toBe(body);
});

test('a form that could not be made just then is tried again', async () => {
  const cache = new ExportCache(1_000_000);
  const { asked, make } = maker(busy, body);
  await expect(cache.get('form', make)).rejects.toBe(busy);
  expect(await cache.get('form', make)).toBe(body);
  expect(asked.times).toBe(2);
});

test('a form is made once for all who ask at the same time, and kept', async () => {
  const cache = new ExportCache(1_000_000);
  const { asked, make } = maker(body);
  expect(await Promise.all([cache.get('form', make), cache.get('form', make)])).toEqual([body, body]);
  expect(await cache.get('form', make)).toBe(body);
  expect(asked.times).toBe(1);
});

test('it counts what a form may take: once as it is, and once for each encoding that it may be sent in', () => {
  const bytes = new Uint8Array(5000);
  expect(new EncodedBody(bytes, 'application/pdf').weight).toBe(5000);
  expect(new EncodedBody(bytes, 'text/markdown').weight).toBe(15_000);
  expect(new EncodedBody(bytes.subarray(0, 1000), 'text/markdown').weight).toBe(1000);
  expect(new EncodedBody('', 'text/markdown').weight).toBe(1);
});
