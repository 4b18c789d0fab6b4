import { beforeAll, describe, expect, test } from 'vitest';
import { screens } from '../../src/client/features/shell/screens';
import { helpPath, helpTopics, longestHelpSearch } from '../../src/contracts/help';
import { helpParts, piecesOf, searchHelp } from '../../src/server/site/help/help';
import { searchWords } from '../../src/server/site/help/search-words';
import { sitePages } from '../../src/server/site/site-pages';
import { useTestApp } from '../support/app';

const app = useTestApp();

let page = '';
beforeAll(async () => {
  page = (await app().app.inject('/help')).body;
});

const links = helpParts.flatMap(({ topic, answers }) =>
  answers.flatMap(({ answer }) =>
    answer
      .flatMap(piecesOf)
      .flatMap((piece) => (typeof piece === 'string' ? [] : [{ topic, href: piece.href }])),
  ),
);

/** The client's screens that have no entry in the navigation. */
const otherScreens = ['/forgot-password', '/admin-setup'];

test('every screen leads to a part of the help, which has answers', () => {
  for (const { path, help } of screens) {
    expect(page, path).toContain(`<section id="${helpPath(help).split('#')[1]}"`);
    expect(helpParts.find(({ topic }) => topic === help)?.answers.length, path).toBeGreaterThan(0);
  }
});

test.each(links)('the link to $href in the part $topic leads somewhere', async ({ href }) => {
  const [path = '', anchor] = href.split('#');
  if (path === '/help') return expect(helpTopics).toContain(anchor);
  if (path.startsWith('/api/')) return expect((await app().app.inject(path)).statusCode).toBe(200);
  expect([
    ...screens.map((screen) => screen.path),
    ...sitePages.map((each) => each.path),
    ...otherScreens,
  ]).toContain(path);
});

test('every answer is on the page, in full sentences', () => {
  for (const { topic, answers } of helpParts) {
    for (const { question, answer } of answers) {
      expect(question, topic).toMatch(/^[A-Z].*[?.]$/);
      for (const paragraph of answer) expect(paragraph, topic).toMatch(/[.]$/);
    }
  }
  expect(page).not.toMatch(/undefined|NaN|\]\(/);
  expect(
    new Set(helpParts.flatMap(({ answers }) => answers.map(({ question }) => question))).size,
  ).toBeGreaterThan(50);
});

describe('a search', () => {
  const search = (question: string) => app().app.inject({ url: '/help', query: { q: question } });

  test('finds the answers with all of its words, without JavaScript', async () => {
    const { statusCode, body } = await search('  Recovery CODES ');
    expect(statusCode).toBe(200);
    expect(body).toContain('I have lost my phone.');
    expect(body).not.toContain('How many facts can I add?');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('value="Recovery CODES"');
  });

  test('says so where nothing is found, and shows everything', async () => {
    const { body } = await search('xyzzy');
    expect(body).toContain('Nothing found for “xyzzy”');
    expect(body).toContain('How many facts can I add?');
  });

  test.each([
    ['markup', '<script>alert(1)</script>', 'Nothing found for'],
    ['too much', 'word '.repeat(longestHelpSearch), 'Use 100 characters or fewer'],
    ['nothing', '   ', 'How many facts can I add?'],
  ])('takes %s', async (_what, question, answer) => {
    const { statusCode, body } = await search(question);
    expect(statusCode).toBe(200);
    expect(body).toContain(answer);
    expect(body).not.toContain('<script>');
  });

  test('takes the plural for the singular, but not of short words', () => {
    expect(searchWords('Recovery CODES by SMS')).toEqual(['recovery', 'code', 'by', 'sms']);
  });

  test('looks at each answer', () => {
    expect(searchHelp('').length).toBe(helpTopics.length);
    expect(searchHelp('webp').map(({ topic }) => topic)).toEqual(['gallery']);
  });
});
