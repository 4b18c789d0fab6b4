import { expect, test } from 'vitest';
import { PageCache } from '../../src/server/public-page/page-cache';

// A page counts four bytes per character.
const cache = () => new PageCache(400);
const large = async () => 'a page '.repeat(10);

test('concurrent requests share one rendering, even if other pages evict it in the meantime', async () => {
  const pages = cache();
  let finish = (_html: string) => {};
  let renderings = 0;
  const render = () => {
    renderings += 1;
    return new Promise<string>((resolve) => {
      finish = resolve;
    });
  };
  const [first, second] = [pages.get('slow', render), pages.get('slow', render)];
  for (let other = 0; other < 20; other += 1) await pages.get(`other ${other}`, large);
  finish('done');
  expect(String(await (await first)?.at('').in(undefined))).toBe('done');
  expect(await second).toBe(await first);
  expect(renderings).toBe(1);
});

test('a page that failed or was not found is tried again', async () => {
  const pages = cache();
  const failing = pages.get('a', async () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(await pages.get('a', async () => undefined)).toBeUndefined();
  expect(await pages.get('a', large)).toBeDefined();
});

test('a page larger than the whole cache is served and evicts nothing', async () => {
  const pages = cache();
  const small = await pages.get('small', large);
  expect(await pages.get('huge', async () => 'x'.repeat(500))).toBeDefined();
  expect(await pages.get('small', large)).toBe(small);
});
