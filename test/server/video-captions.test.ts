import { describe, expect, test } from 'vitest';
import { parseVtt, vttTime } from '../../src/contracts/web-vtt';
import { type TestUser, useTestApp } from '../support/app';
import { makeMp4 } from '../support/videos';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
const content =
  'WEBVTT\n\n00:00.000 --> 00:01.500\nHello, I am <i>Maren</i>.\n\n00:01.500 --> 00:02.000\nI build ships.';
const captions = { language: 'en-GB', label: 'English', content };

const upload = async (by: TestUser): Promise<string> =>
  (await sendTo(app(), 'video', { by, field: 'video', content: makeMp4() })).body.id;

const pathOf = (user: TestUser, videoId: string) => `/profile/${user.profileId}/video/${videoId}/captions`;
const page = async (user: TestUser) => (await app().app.inject(`/profile/${user.slug}`)).body;

describe('the captions of a video', () => {
  test('are added, served, shown on the public page, changed and removed', async () => {
    const user = await app().newUser();
    const id = await upload(user);
    const path = pathOf(user, id);
    expect((await app().rest(`GET ${path}`, undefined, user)).status).toBe(404);
    expect(await page(user)).not.toContain('<track');

    const given = await app().rest(`PUT ${path}`, captions, user);
    const updatedAt = expect.any(String);
    const shown = { captionsUrl: `/api${path}`, language: 'en-GB', label: 'English', updatedAt };
    expect(given).toEqual({ status: 200, body: shown });
    const video = await app().rest('GET /profile/demo-profile-1/video', undefined, user);
    expect(video.body.captions).toEqual(shown);
    const served = await app().app.inject(`/api${path}`);
    expect(served.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': expect.stringMatching(/^inline; filename="captions-[\da-f]{12}\.vtt"/),
    });
    const again = { 'if-none-match': `"x", W/${served.headers.etag}` };
    expect((await app().app.inject({ url: `/api${path}`, headers: again })).statusCode).toBe(304);
    expect([served.statusCode, served.headers['content-type'], served.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      content,
    ]);
    expect(await page(user)).toContain(
      `<track src="/api${path}" kind="captions" srcLang="en-GB" label="English"`,
    );

    const changed = { ...captions, label: 'English (UK)' };
    expect((await app().rest(`PUT ${path}`, changed, user)).status).toBe(200);
    expect(await page(user)).toContain('label="English (UK)"');
    expect((await app().rest(`DELETE ${path}`, undefined, user)).body).toEqual({ id });
    expect(await page(user)).not.toContain('<track');
    expect((await app().rest(`DELETE ${path}`, undefined, user)).status).toBe(404);
  });

  test('are gone once the video is replaced', async () => {
    const user = await app().newUser();
    const path = pathOf(user, await upload(user));
    await app().rest(`PUT ${path}`, captions, user);
    const later = await upload(user);
    expect((await app().rest(`GET ${path}`, undefined, user)).status).toBe(404);
    expect((await app().rest(`GET ${pathOf(user, later)}`, undefined, user)).status).toBe(404);
  });

  test.each([
    ['no WebVTT', { content: 'Hello' }, 'content: Line 1: The first line must be WEBVTT.'],
    ['markup', { content: `${content}\n<img src=x onerror=alert(1)>` }, /Line 8: <img src=x .* is not a tag/],
    ['too much', { content: `${content}\n${'x'.repeat(100_000)}` }, /Use 100000 characters or fewer/],
    ['too many bytes', { content: `${content}\n${'€'.repeat(40_000)}` }, /Captions must be 100 kB or less/],
    ['no language', { language: 'English, please' }, /language: Enter a language code/],
    ['no label', { label: ' ' }, 'label: This field is required.'],
  ])('%s is refused', async (_name, change, message) => {
    const user = await app().newUser();
    const path = pathOf(user, await upload(user));
    const refused = await app().rest(`PUT ${path}`, { ...captions, ...change }, user);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(message);
  });
});

describe('reading WebVTT', () => {
  const faultsOf = (text: string) => parseVtt(text).faults.map(({ line, message }) => `${line} ${message}`);

  test('accepts valid WebVTT', () => {
    const text = [
      '\ufeffWEBVTT - with a title\r\nKind: captions',
      'STYLE\r\n::cue { color: red }',
      'NOTE a note\r\nof two lines',
      'intro\r\n00:01.000 --> 00:02.000 line:0 align:start\r\n<v.loud Maren>Hello <00:01.500>you</v>\r\n- Fish &amp; chips < 5',
      '100:00:03.000 --> 100:00:04.250\r\n<ruby>漢<rt>kan</rt></ruby> <lang en>x</lang>',
    ].join('\r\n\r\n');
    expect(faultsOf(text)).toEqual(['13 < 5 is not a tag of captions. For a plain < write &lt;.']);
    expect(parseVtt(text).cues.map(({ start, end }) => [start, end])).toEqual([
      [1, 2],
      [360_003, 360_004.25],
    ]);
  });

  test('accepts captions that begin at the same time', () => {
    const cue = '00:01.000 --> 00:02.000';
    const { cues, faults } = parseVtt(`WEBVTT\n\n${cue}\nHello.\n\n${cue}\n(Music)`);
    expect(faults).toEqual([]);
    expect(cues.map(({ start, text }) => [start, text])).toEqual([
      [1, 'Hello.'],
      [1, '(Music)'],
    ]);
  });

  test.each([
    ['', '1 The first line must be WEBVTT.'],
    ['WEBVTT', '1 Add a caption, such as 00:00.000 --> 00:04.000 with a text below.'],
    ['WEBVTT\n00:01.000 --> 00:02.000\nx', '2 Leave a blank line before the first caption.'],
    ['WEBVTT\n\nHello', '3 Write the times as 00:00.000 --> 00:04.000.'],
    ['WEBVTT\n\n0:1 --> 00:02.000\nx', '3 0:1 is not a time. Write it as 00:04.000 or 01:00:04.000.'],
    ['WEBVTT\n\n00:02.000 --> 00:02.000\nx', '3 The end of a caption must be after its start.'],
    ['WEBVTT\n\n00:02.000 --> 00:03.000 loud\nx', '3 loud is not a setting of captions.'],
    ['WEBVTT\n\n00:02.000 --> 00:03.000', '3 Write the caption below its times.'],
    [
      'WEBVTT\n\n00:02.000 --> 00:03.000\nx\n00:03.000 --> 00:04.000\ny',
      '5 Leave a blank line between captions.',
    ],
    [
      'WEBVTT\n\n00:02.000 --> 00:03.000\n<script>',
      '4 <script> is not a tag of captions. For a plain < write &lt;.',
    ],
    [
      'WEBVTT\n\n00:02.000 --> 00:03.000\nx\n\n00:01.000 --> 00:04.000\ny',
      '6 Captions must stand in the order of their times.',
    ],
  ])('says what is wrong in %j', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('parses long lines and lists quickly', () => {
    for (const text of [
      '<'.repeat(100_000),
      'x '.repeat(50_000),
      '\n'.repeat(100_000),
      ' '.repeat(100_000),
    ]) {
      expect(parseVtt(`WEBVTT\n\n00:02.000 --> 00:03.000 ${text}\n${text}`).faults).not.toEqual([]);
    }
    expect([vttTime(0), vttTime(61.25), vttTime(3725.0004)]).toEqual([
      '00:00.000',
      '01:01.250',
      '01:02:05.000',
    ]);
  });
});
