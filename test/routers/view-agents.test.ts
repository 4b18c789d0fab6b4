import { expect, test } from 'vitest';
import { visitorAgent } from '../../src/routers/views/visitor-agent';

const kindOf = (userAgent: string, isPrefetching = false) => visitorAgent({ userAgent, isPrefetching }).kind;
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  [`${chrome} Safari/537.36`],
  [`${chrome} Safari/537.36 Edg/142.0.0.0`],
  [`${chrome} Safari/537.36 OPR/115.0.0.0`],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`],
  [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  [`${iphone} Mobile/15E148 [LinkedInApp]/9.30.1`],
  [`${iphone} Mobile/15E148 Instagram 350.0.0.0 (iPhone15,2; iOS 18_1; en_US)`],
  [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0;FBDV/iPhone15,2]`],
  [`${iphone} Mobile/15E148 Snapchat/13.10.0.40`],
  [`${android} [Pinterest/Android]`],
  [`${android} LinkedInApp/4.1.980`],
  [`${android} SamsungBrowser/27.0`],
  [`${chrome} Safari/537.36 Teams/24.1`],
  [`${chrome} Slack/4.40.0 Electron/32.0.0 Safari/537.36`],
])('%s is a person', (userAgent) => {
  expect(kindOf(userAgent)).toBe('person');
});

test.each([
  '',
  '  ',
  `${chrome.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
  `${chrome} Safari/537.36 Chrome-Lighthouse`,
  `${chrome} Safari/537.36 Puppeteer/23.0`,
  `${chrome} Safari/537.36 Cypress/13.6.0`,
  'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
  'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/25.0.0',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HappyDOM/20.0.0',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.32',
  'Python/3.12 aiohttp/3.9',
  'python-httpx/0.27.0',
  'Go-http-client/2.0',
  'Java/17.0.2',
  'Apache-HttpClient/4.5.13 (Java/17)',
  'okhttp/4.12.0',
  'axios/1.7.2',
  'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
  'node',
  'undici',
  'got (https://github.com/sindresorhus/got)',
  'PostmanRuntime/7.39',
  'libwww-perl/6.72',
  'Ruby',
  'Scrapy/2.11 (+https://scrapy.org)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ChatGPT-User/1.0; +https://openai.com/bot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)',
])('%j is a bot', (userAgent) => {
  expect(kindOf(userAgent)).toBe('bot');
});

test.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mozilla/5.0 (compatible; Iframely/1.3.1; +https://iframely.com/docs/about)',
  'http.rb/5.1.1 (Mastodon/4.2.1; +https://mastodon.social/) Bot',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
])('%s is a preview', (userAgent) => {
  expect(kindOf(userAgent)).toBe('preview');
});

test('a browser that only fetches in advance is a preview, and a program stays one', () => {
  expect(kindOf(`${chrome} Safari/537.36`, true)).toBe('preview');
  expect(kindOf(`${chrome} Safari/537.36`)).toBe('person');
  expect(kindOf('curl/8.5.0', true)).toBe('bot');
});
