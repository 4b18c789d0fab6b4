import type { Agent } from './visit-events';

const person = (family: string, device: string, userAgent: string): Agent => ({
  kind: 'person',
  family,
  device,
  userAgent,
});

/** What people browse with, by family. Different browsers of one family cannot be distinguished, nor can their versions. */
export const browsers: [Agent[], ...Agent[][]] = [
  [
    person(
      'chromium on a desk',
      'desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ),
    person(
      'chromium on a desk',
      'desktop',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    ),
    person(
      'chromium on a desk',
      'desktop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ),
  ],
  [
    person(
      'chromium on a phone',
      'mobile',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ),
    person(
      'chromium on a phone',
      'mobile',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ),
  ],
  [
    person('firefox', 'desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    person(
      'firefox',
      'desktop',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:133.0) Gecko/20100101 Firefox/133.0',
    ),
  ],
  [
    person(
      'safari on a desk',
      'desktop',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ),
  ],
  [
    person(
      'safari on a phone',
      'mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
    person(
      'safari on a phone',
      'mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1',
    ),
  ],
  [
    person(
      'safari on a tablet',
      'tablet',
      'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    ),
  ],
];

const program = (kind: 'bot' | 'preview', userAgent: string): Agent => ({
  kind,
  family: userAgent,
  device: 'any',
  userAgent,
});

/** Crawlers, scripts, monitors and driven browsers, and what fetches previews of links. */
export const programs: [Agent, ...Agent[]] = [
  program('bot', ''),
  program('bot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
  program('bot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'),
  program('bot', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'),
  program('bot', 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'),
  program('bot', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'),
  program('bot', 'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)'),
  program('bot', 'curl/8.5.0'),
  program('bot', 'python-requests/2.32.3'),
  program('bot', 'Go-http-client/2.0'),
  program(
    'bot',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
  ),
  program(
    'bot',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Playwright/1.50',
  ),
  program('preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'),
  program('preview', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'),
  program('preview', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'),
  program('preview', 'Twitterbot/1.0'),
  program('preview', 'WhatsApp/2.23.20.0'),
  program('preview', 'TelegramBot (like TwitterBot)'),
  program('preview', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'),
];
