import { expect, test } from 'vitest';
import { preferredLanguage } from '../../src/server/public-page/readers-words';
import { useTestApp } from '../support/app';

const app = useTestApp();

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB;q=0.5, fr;q=0.7', 'fr'],
  ['pt-PT,pt;q=0.9', 'pt-PT'],
  ['pt', 'pt-BR'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['zh-CN', 'zh-Hans'],
  ['zh-TW, ja;q=0.1', 'ja'],
  ['iw', 'he'],
  ['ru, uk;q=0', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
  ['de-1996-1996-x, xx-!, ;q=, q=1', 'de'],
  ['-'.repeat(9000), 'en'],
])('a browser that asks for %s gets %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

const get = (url: string, language: string) =>
  app().app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });

test('pages that belong to no profile are in the language of the browser', async () => {
  for (const url of ['/profile/nobody-at-all', '/v/none', '/nothing.here']) {
    const { statusCode, body } = await get(url, 'de');
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('<h1>Hier gibt es keine Seite</h1>');
    expect((await get(url, 'en')).body).toContain('<h1>There is no page here</h1>');
  }
  expect((await get('/unsubscribe/none', 'ar')).body).toMatch(/<html lang="ar" dir="rtl".*لا يوجد/s);
});
