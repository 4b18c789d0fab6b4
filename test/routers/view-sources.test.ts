import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../src/routers/views/source-of';

const own = 'folio.example';
const bySite = (referrer: string) => sourceOf({ referrer }, own);

describe('where a visitor comes from', () => {
  test.each([
    [{}, 'direct'],
    [{ source: 'LinkedIn' }, 'linkedin'],
    [{ source: 'share' }, 'direct'],
    [{ source: 'email', referrer: 'https://www.google.com/' }, 'search'],
    [{ source: 'email', referrer: 'https://unknown.example/' }, 'referral'],
    [{ source: 'email', referrer: `https://${own}/profile/a` }, 'email'],
    [{ utmSource: 'newsletter', referrer: 'https://www.google.com/' }, 'email'],
    [{ utmSource: 'spring', utmMedium: 'email', source: 'search' }, 'email'],
    [{ utmSource: 'LinkedIn', utmMedium: 'social' }, 'linkedin'],
    [{ utmSource: 'linkedin.com' }, 'linkedin'],
    [{ utmSource: 'spring-campaign', referrer: 'https://t.co/x' }, 'referral'],
    [{ utmSource: '', utmMedium: '', referrer: 'https://t.co/x' }, 'social'],
    [{ utmSource: null, referrer: null, source: null }, 'direct'],
    [{ utmSource: '__proto__', utmMedium: 'constructor' }, 'referral'],
  ] as const)('of %j is %s: campaign, then site, then what the page was told', (reported, source) => {
    expect(sourceOf(reported, own).source).toBe(source);
  });

  test.each([
    ['https://www.linkedin.com/feed/?x=1', 'linkedin', 'linkedin.com'],
    ['https://de.linkedin.com/in/a', 'linkedin', 'de.linkedin.com'],
    ['https://lnkd.in/e', 'linkedin', 'lnkd.in'],
    ['android-app://com.linkedin.android/', 'linkedin', 'com.linkedin.android'],
    ['https://mail.google.com/mail/u/0/', 'email', 'mail.google.com'],
    ['android-app://com.google.android.gm/', 'email', 'com.google.android.gm'],
    ['https://outlook.live.com:443/mail/', 'email', 'outlook.live.com'],
    ['https://l.facebook.com/l.php?u=x', 'social', 'l.facebook.com'],
    ['https://T.CO/abc', 'social', 't.co'],
    ['https://www.google.co.uk:8443/', 'search', 'google.co.uk'],
    ['https://google.com.br/', 'search', 'google.com.br'],
    ['https://www.google.de', 'search', 'google.de'],
    ['https://GOOGLE.COM./', 'search', 'google.com'],
    [
      'android-app://com.google.android.googlequicksearchbox/https/www.google.com',
      'search',
      'com.google.android.googlequicksearchbox',
    ],
    ['https://search.yahoo.com/', 'search', 'search.yahoo.com'],
    ['https://mail.yahoo.com/', 'email', 'mail.yahoo.com'],
    ['https://gemini.google.com/app', 'search', 'gemini.google.com'],
    ['https://duckduckgo.com/?q=a', 'search', 'duckduckgo.com'],
    ['https://blog.example:8080/a', 'referral', 'blog.example'],
    ['https://bücher.example/', 'referral', 'xn--bcher-kva.example'],
    ['http://user:secret@wiki.example/', 'referral', 'wiki.example'],
    ['http://192.0.2.7:3000/', 'referral', '192.0.2.7'],
    ['http://[2001:db8::1]/', 'referral', '[2001:db8::1]'],
  ])('%s is of %s', (referrer, source, host) => {
    expect(bySite(referrer)).toEqual({ source, referrer: host });
  });

  test.each([
    'https://notgoogle.com/',
    'https://google.com.evil.example/',
    'https://google.evil.example/',
    'https://linkedin.com.evil.example/',
    'https://evil-linkedin.com/',
    'https://xx.com/',
    'https://google.evil/',
    'https://google.foo.bar/',
    'https://t.co.example/',
    'https://mail.google.com.example/',
  ])('%s only looks like a known site', (referrer) => {
    expect(bySite(referrer).source).toBe('referral');
  });

  test.each([
    '',
    'direct',
    'google.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'file:///etc/passwd',
    'https://',
    'https:///',
    'https://%zz/',
    `https://${'a.'.repeat(900)}example/`,
    `https://${'a'.repeat(300)}.example/`,
    'https://folio.example/profile/x',
    'https://www.folio.example:3000/',
  ])('%j is not a site that anybody comes from', (referrer) => {
    expect(bySite(referrer)).toEqual({ source: 'direct', referrer: null });
  });

  test('this server is itself with and without www, in any case', () => {
    for (const host of ['www.folio.example', 'folio.example', 'FOLIO.example'])
      expect(sourceOf({ referrer: 'https://www.Folio.example/a' }, host)).toEqual({
        source: 'direct',
        referrer: null,
      });
  });
});
