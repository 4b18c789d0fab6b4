import { convertToHtml } from 'mammoth';
import { expect, test } from 'vitest';
import { docx } from '../../src/documents/docx';
import { outlineOf } from '../../src/documents/outline';
import { hostilePortfolio } from '../support/portfolios';

const canonical = 'https://example.com/profile/ada-king';

const htmlOf = async (change: object) => {
  const portfolio = { ...hostilePortfolio(1), ...change };
  const buffer = Buffer.from(await docx(portfolio, canonical));
  return (await convertToHtml({ buffer })).value;
};

test('the lines of a text stay lines in a Word document', async () => {
  expect(await htmlOf({ bio: 'One\nTwo' })).toContain('<p>One<br />Two</p>');
});

test('addresses in a Word document are links, and what looks like one is not', async () => {
  const html = await htmlOf({ displayName: 'Ada', bio: 'See https://evil.example' });
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(targets).toEqual(expect.arrayContaining(['https://github.com/ada', 'mailto:ada@example.com']));
  expect(targets.join(' ')).not.toContain('evil');
});

test('a Word document has the name, the sections and the entries as headings', async () => {
  const html = await htmlOf({ displayName: 'Ada King' });
  expect(html).toContain('>Ada King</');
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
  expect(headings(1)).toEqual(outlineOf(hostilePortfolio(1), canonical).sections.map(({ title }) => title));
  expect(headings(2).length).toBeGreaterThan(3);
});
