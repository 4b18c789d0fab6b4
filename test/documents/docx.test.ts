import { convertToHtml } from 'mammoth';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { docx } from '../../src/documents/docx';
import type { Portfolio } from '../../src/documents/portfolio';
import { zipText } from '../support/form-contents';
import { furtherPeople } from '../support/further-people';
import { paperContent } from '../support/paper-content';
import { latin, people, portfolioOf } from '../support/people';
import { hostilePortfolio } from '../support/portfolios';

const canonical = 'https://example.com/profile/ada-king';
const today = '2026-11-24';

const htmlOf = async (change: object) => {
  const portfolio = { ...hostilePortfolio(1), ...change };
  const buffer = Buffer.from(await docx(portfolio, canonical, today));
  return (await convertToHtml({ buffer })).value;
};

test('the lines of a text stay lines in a Word document', async () => {
  expect(await htmlOf({ bio: 'One\nTwo' })).toContain('<p>One<br />Two</p>');
});

test('addresses in a Word document are links to what they say', async () => {
  const html = await htmlOf({ displayName: 'Ada', bio: 'See https://evil.example' });
  const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(targets).toEqual(expect.arrayContaining(['https://github.com/ada', 'mailto:ada@example.com']));
  expect(html).toContain('See <a href="https://evil.example/">https://evil.example</a>');
  for (const target of targets) expect(target).toMatch(/^(https?:\/\/[a-z\d.-]+\/|mailto:|tel:)/);
});

test('a Word document has the name, the sections and the entries as headings', async () => {
  const html = await htmlOf({ displayName: 'Ada King' });
  expect(html).toContain('>Ada King</');
  const headings = (level: number) =>
    [...html.matchAll(new RegExp(`<h${level}>(.*?)</h${level}>`, 'g'))].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
  expect(headings(1)).toEqual(
    paperContent(hostilePortfolio(1), 'plain', { canonical, today }).sections.map(({ title }) => title),
  );
  expect(headings(2).length).toBeGreaterThan(3);
});

/** The paragraphs of a Word document as XML. */
async function paragraphsOf(portfolio: Portfolio): Promise<string[]> {
  const zip = await fromBufferPromise(Buffer.from(await docx(portfolio, canonical, today)), {
    lazyEntries: true,
  });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'word/document.xml') continue;
    const chunks = await (await zip.openReadStreamPromise(entry)).toArray();
    return (
      Buffer.concat(chunks)
        .toString()
        .match(/<w:p>.*?<\/w:p>/gs) ?? []
    );
  }
  return [];
}

const arabic = portfolioOf(people.Arabic ?? latin);

test('text from the right runs from there in a Word document, and English in it from the left', async () => {
  const english = { position: 'Interpreter', description: 'I interpret for courts.', achievements: [] };
  const jobs = arabic.workExperience.flatMap((job) => [job, { ...job, ...english }]);
  const all = await paragraphsOf({ ...arabic, workExperience: jobs });
  const isFromRight = (words: string) => all.find((xml) => xml.includes(words))?.includes('<w:bidi/>');
  for (const words of [arabic.displayName, 'Experience', 'Technologies'])
    expect(isFromRight(words), words).toBe(true);
  for (const words of ['Interpreter', 'I interpret']) expect(isFromRight(words), words).toBe(false);
  const run = (words: string) => all.join('').match(new RegExp(`<w:r>(?:(?!</w:r>).)*${words}`))?.[0];
  expect(run(arabic.displayName)).toContain('<w:rtl/>');
  expect(run('March')).not.toContain('<w:rtl/>');
  expect((await paragraphsOf(portfolioOf(latin))).join('')).not.toMatch(/<w:(bidi|rtl)/);
});

test('the heading of an entry and its short lines stay with its text in a Word document', async () => {
  const person = portfolioOf(latin);
  const workExperience = ['Bowlines.', null].flatMap((description) =>
    person.workExperience.map((job) => ({ ...job, description, achievements: [], technologies: [] })),
  );
  const all = await paragraphsOf({ ...person, workExperience });
  const details = all.filter((xml) => xml.includes('C++, '));
  // Nothing follows in the second one, and the next entry may be on another page.
  expect(details.map((xml) => xml.includes('<w:keepNext/>'))).toEqual([true, false]);
});

test('the title of a certificate that can be verified is a link in a Word document', async () => {
  const [certificate] = hostilePortfolio(1).certifications;
  const verified = { ...certificate, name: 'Watch', credentialUrl: 'https://c.example/1', isVerified: true };
  expect(await htmlOf({ certifications: [verified] })).toMatch(
    /<h2>(?:<[^>]*>)*<a href="https:\/\/c\.example\/1">(?:<[^>]*>)*Watch/,
  );
});

test('an address stands with the journal only where a Word document has room for both', async () => {
  const [publication] = hostilePortfolio(1).publications;
  const parted = async (publisher: string) => {
    const short = {
      ...publication,
      publisher,
      authors: [],
      description: null,
      url: 'https://doi.example/10',
    };
    return (await htmlOf({ publications: [short] })).includes(`${publisher} · <a href`);
  };
  expect(await parted('Tidal Letters')).toBe(true);
  expect(await parted('Proceedings of the Society for Tidal Letters, '.repeat(2).trim())).toBe(false);
});

test('a date ends the line of its title, and a Word document names its language and author', async () => {
  const all = (await paragraphsOf(portfolioOf(latin))).join('');
  expect(all).toMatch(/<w:pStyle w:val="Heading2"\/>(?:(?!<\/w:p>).)*<w:tab w:val="right"/);
  expect(all).toMatch(/Développeuse<\/w:t>(?:(?!<\/w:p>).)*<w:tab\/>(?:(?!<\/w:p>).)*March 2021 – today/);
  const parts = await zipText(Buffer.from(await docx(portfolioOf(latin), canonical, today)));
  expect(parts).toContain('<w:lang w:val="en-US"/>');
  expect(parts).not.toContain('Un-named');
});

test('a date that has no room behind its title stands on a line of its own in a Word document', async () => {
  const [job] = portfolioOf(latin).workExperience;
  const dateOf = async (position: string) => {
    const workExperience = job ? [{ ...job, position }] : [];
    const all = (await paragraphsOf({ ...portfolioOf(latin), workExperience })).join('');
    return all.slice(all.indexOf(position), all.indexOf('March 2021'));
  };
  expect(await dateOf('Developer')).not.toContain('<w:br/>');
  expect(await dateOf('Developer of instruments for railways and of whatever is around them')).toContain(
    '<w:br/>',
  );
});

test('no contact is broken at the end of a line in a Word document', async () => {
  const contact = { id: 'x', isPublic: true, label: '', isPrimary: false, description: null };
  const contacts = [
    'one@person.example',
    'two@person.example',
    'three@person.example',
    'four@person.example',
  ];
  const [line = ''] = (
    await paragraphsOf({
      ...portfolioOf(latin),
      location: '',
      contacts: contacts.map((value) => ({ ...contact, type: 'email' as const, value })),
    })
  ).filter((xml) => xml.includes('one@'));
  expect(line.indexOf('<w:br/>')).toBeGreaterThan(line.indexOf('three@'));
  expect(line.indexOf('<w:br/>')).toBeLessThan(line.indexOf('four@'));
});

test('every style of a Word document has its basis, and headings have their level in the outline', async () => {
  const parts = await zipText(Buffer.from(await docx(portfolioOf(latin), canonical, today)));
  const namesIn = (pattern: RegExp) => Array.from(parts.matchAll(pattern), ([, name]) => name);
  const styles = namesIn(/w:styleId="(\w+)"/g);
  expect(styles).toEqual(expect.arrayContaining(namesIn(/<w:(?:basedOn|next|link) w:val="(\w+)"/g)));
  for (const [style, level] of [
    ['Heading1', 0],
    ['Heading2', 1],
  ])
    expect(parts).toMatch(
      new RegExp(`w:styleId="${style}">(?:(?!</w:style>).)*<w:outlineLvl w:val="${level}"`),
    );
});

test.each([
  ['Khmer', 'cs', 'Leelawadee UI'],
  ['Devanagari', 'cs', 'Nirmala UI'],
  ['Myanmar', 'cs', 'Myanmar Text'],
  ['Tibetan', 'cs', 'Microsoft Himalaya'],
  ['Ethiopic', 'hAnsi', 'Ebrima'],
  ['Arabic', 'cs', 'Arial'],
  ['Japanese', 'eastAsia', 'Yu Gothic'],
  ['Chinese', 'eastAsia', 'Microsoft YaHei'],
])('a Word document names a font of Word for %s', async (script, kind, font) => {
  const person = { ...people, ...furtherPeople }[script] ?? latin;
  const parts = await zipText(Buffer.from(await docx(portfolioOf(person), canonical, today)));
  const [, fonts = ''] = /<w:rPrDefault>.*?<w:rFonts ([^>]*)/.exec(parts) ?? [];
  expect(fonts).toContain(`w:${kind}="${font}"`);
  expect(fonts).toContain('w:ascii="Calibri"');
});

test('contacts keep their order in a Word document from right to left, and what begins with digits its direction', async () => {
  const contact = { id: 'x', isPublic: true, label: '', isPrimary: false, description: null };
  const contacts = [
    { ...contact, type: 'email' as const, value: 'layla@person.example' },
    { ...contact, type: 'phone' as const, value: '+962 6 555 0188' },
    { ...contact, type: 'website' as const, value: 'https://4u.example/layla' },
  ];
  const lines = await paragraphsOf({ ...portfolioOf(people.Arabic ?? latin), contacts });
  const [line = ''] = lines.filter((xml) => xml.includes('layla@'));
  const texts = Array.from(line.matchAll(/<w:t[^>]*>([^<]*)/g), ([, text]) => text);
  expect(texts.slice(1, 7)).toEqual([
    '\u200f · \u200f',
    'layla@person.example',
    '\u200f · \u200f',
    '\u200e+962 6 555 0188',
    '\u200f · \u200f',
    '\u200e4u.example/layla',
  ]);
});

test('a certificate that is no longer valid has expired in a Word document', async () => {
  const certifications = hostilePortfolio(1).certifications.map((each) => ({
    ...each,
    expiryDate: '2024-03',
  }));
  const html = await htmlOf({ certifications });
  expect(html).toContain('expired March 2024');
  expect(html).not.toContain('valid until');
});
