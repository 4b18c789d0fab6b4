import { marked } from 'marked';
import { expect, test } from 'vitest';
import { markdown } from '../../src/documents/markdown';
import { plainText } from '../../src/documents/plain-text';
import type { Portfolio } from '../../src/documents/portfolio';
import { plainBlocks, proseOf } from '../../src/documents/prose';
import { vcard } from '../../src/documents/vcard';
import { latin, portfolioOf } from '../support/people';
import { hostilePortfolio } from '../support/portfolios';

const canonical = 'https://example.com/profile/ada-king';
const today = '2026-11-24';
const seeds = Array.from({ length: 15 }, (_, seed) => seed);

/** The texts of a portfolio that have paragraphs. */
const textsOf = (seed: number) => {
  const portfolio = hostilePortfolio(seed);
  const { workExperience, education, testimonials } = portfolio;
  const [work, school, testimonial] = [workExperience[0], education[0], testimonials[0]];
  return [portfolio.bio, work?.description, school?.description, testimonial?.content].map(String);
};

const words = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

const markless = (text: string) => text.replace(/[*_-]/g, '');

/** What is said about a skill, on one line with its name, whose marks may be a pair with one in it. */
const skillOf = (seed: number) => words(markless(hostilePortfolio(seed).skills[0]?.description ?? ''));

const unescapedHtml = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test('no text of a portfolio is interpreted as markup or HTML by a Markdown parser', async () => {
  for (const seed of seeds) {
    const html = await marked.parse(markdown(hostilePortfolio(seed), canonical, today), { gfm: true });
    const tags = new Set(html.match(/<[a-z][a-z\d]*/gi));
    for (const tag of tags)
      expect(['<h1', '<h2', '<h3', '<p', '<br', '<ul', '<li', '<a', '<strong', '<em']).toContain(tag);
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const target of targets) {
      expect(target).toMatch(/^(https?:\/\/[a-z\d.-]+\/|mailto:ada@example\.com$|tel:)/);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<h2/g)).toHaveLength(11);
    const shown = words(unescapedHtml(html)).replaceAll(' ', '');
    for (const text of textsOf(seed)) {
      const said = proseOf(text).flatMap(({ lines }) => lines.flat().map((run) => run.text));
      expect(shown, `seed ${seed}`).toContain(words(said.join(' ')).replaceAll(' ', ''));
    }
    expect(markless(shown), `seed ${seed}`).toContain(skillOf(seed).replaceAll(' ', ''));
  }
});

test('plain text contains every text without its marks', () => {
  for (const seed of seeds) {
    const shown = words(plainText(hostilePortfolio(seed), canonical, today));
    for (const text of textsOf(seed)) expect(shown).toContain(words(plainBlocks(text).join(' ')));
  }
});

test('web addresses in plain text are whole, so that they can be pasted; others are as their owner wrote them', () => {
  const [contact] = hostilePortfolio(1).contacts;
  const contacts = [
    { ...contact, type: 'website', label: 'Site', value: 'https://www.ada.example/work/' },
    { ...contact, type: 'email', label: 'Mail', value: 'ada@example.com' },
    { ...contact, type: 'phone', label: 'Phone', value: '+44 20 7946 0000' },
  ].map((each) => ({ ...each, description: null })) as Portfolio['contacts'];
  const lines = plainText({ ...portfolioOf(latin), contacts }, canonical, today).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `Portfolio: ${canonical}`,
      'Site: https://www.ada.example/work/',
      'Mail: ada@example.com',
      'Phone: +44 20 7946 0000',
    ]),
  );
});

/** The properties of a card: unfolded lines, with names without groups and parameters, and values as texts. */
function propertiesOf(card: string) {
  expect(card.endsWith('\r\n')).toBe(true);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = card.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^(?:item\d+\.)?([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    return { name, value };
  });
}

const unescaped = (value: string) =>
  value.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

test('what is among others is not called "Other"', () => {
  const { workExperience, skills, ...rest } = portfolioOf(latin);
  const text = plainText(
    {
      ...rest,
      workExperience: workExperience.map((job) => ({ ...job, industry: 'Other' })),
      skills: skills.map((skill) => ({ ...skill, category: 'Other' })),
    },
    canonical,
    today,
  );
  expect(text).toContain('\nFull-time\n');
  expect(text).toContain('C++ (Expert, 9 years)');
  expect(text).not.toContain('Other');
});

test.each([markdown, plainText])('it says who vouches for a testimonial', (write) => {
  const person = portfolioOf(latin);
  const typed = words(write(person, canonical, today));
  expect(typed).toContain('Added by the owner of this page');
  const testimonials = person.testimonials.map((each) => ({ ...each, checkUrl: '/testimonial-check/t' }));
  const confirmed = words(write({ ...person, testimonials }, canonical, today));
  expect(confirmed).toContain('Confirmed by its author');
  expect(confirmed).toContain('example.com/testimonial-check/t');
  expect(confirmed).not.toContain('Added by');
});

const cardFrame = {
  version: '4',
  canonical,
  source: `${canonical}.vcf`,
  photo: undefined,
  names: undefined,
} as const;

test('the lines of a card stay intact, whatever the texts', () => {
  for (const seed of seeds) {
    const portfolio = hostilePortfolio(seed);
    const properties = propertiesOf(vcard(portfolio, cardFrame));
    const names = properties.map(({ name }) => name);
    expect(names.filter((name) => name === 'BEGIN' || name === 'END')).toEqual(['BEGIN', 'END']);
    expect([names[0], names.at(-1)]).toEqual(['BEGIN', 'END']);
    const textOf = (wanted: string) => properties.find(({ name }) => name === wanted)?.value ?? '';
    expect(unescaped(textOf('FN'))).toBe(portfolio.displayName.replaceAll('\t', ' '));
    expect(words(unescaped(textOf('NOTE')))).toBe(words(plainBlocks(portfolio.bio).join(' ')));
    const address = textOf('ADR').split(/(?<=(?<!\\)(?:\\\\)*);/);
    expect(address).toHaveLength(7);
    expect(unescaped(address[3] ?? '')).toBe(portfolio.addresses[0]?.city);
    expect(textOf('EMAIL')).toBe('ada@example.com');
    expect(textOf('TEL')).toBe('+44 20 7946 0000 ext. 5');
  }
});

test('the lines of a text stay lines in Markdown', async () => {
  const html = await marked.parse(
    markdown({ ...hostilePortfolio(1), bio: 'One\nTwo\n\nThree' }, canonical, today),
  );
  expect(html).toContain('<p>One<br>Two</p>\n<p>Three</p>');
});

test.each(['C #', 'Rank ##', '# #', '##', 'C#', 'Ski #1'])(
  'a heading keeps its number signs: %s',
  async (name) => {
    const person = portfolioOf(latin);
    const workExperience = person.workExperience.map((job) => ({ ...job, position: name }));
    const named = { ...person, displayName: name, workExperience };
    const html = await marked.parse(markdown(named, canonical, today));
    expect(html).toContain(`<h1>${name}</h1>`);
    expect(html).toContain(`<h3>${name}</h3>`);
  },
);

test('an address whose query looks like characters of HTML stays the same in Markdown', async () => {
  const value = 'https://ada.example/?a=1&copy;=2&b=3&#38;&lt;';
  const [contact] = hostilePortfolio(1).contacts;
  const contacts = [{ ...contact, type: 'website', value }] as Portfolio['contacts'];
  const text = markdown({ ...portfolioOf(latin), contacts }, canonical, today);
  expect(text).toContain('(<https://ada.example/?a=1&amp;copy;=2&b=3&amp;#38;&amp;lt;>)');
  const [, href = ''] = /href="(https:\/\/ada[^"]*)"/.exec(await marked.parse(text)) ?? [];
  expect(unescapedHtml(href)).toBe(value);
});

test('facts are one list in Markdown', async () => {
  const facts = ['One', 'Two'].map((fact) => ({ id: fact, isPublic: true, fact, emoji: '' }));
  const html = await marked.parse(markdown({ ...portfolioOf(latin), facts }, canonical, today));
  expect(html).toContain('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>');
});

test('a card of version 3 is one that older address books read, and the parts of a name are where they belong', () => {
  const names = { given: 'Ada, B.', family: 'King' };
  const photo = Buffer.from('picture');
  const cardOf = (version: '3' | '4') => vcard(hostilePortfolio(1), { ...cardFrame, version, names, photo });
  const [older, newer] = [cardOf('3'), cardOf('4')];
  expect(older).toContain('\r\nVERSION:3.0\r\n');
  expect(older).toContain('\r\nPHOTO;ENCODING=b;TYPE=JPEG:cGljdHVyZQ==\r\n');
  expect(older).toContain('EMAIL;TYPE=INTERNET;TYPE=PREF:ada@example.com');
  expect(older).not.toMatch(/KIND|;PREF=1/);
  expect(newer).toContain('\r\nPHOTO:data:image/jpeg;base64,cGljdHVyZQ==\r\n');
  for (const card of [older, newer]) expect(card).toContain('\r\nN:King;Ada\\, B.;;;\r\n');
});

test('a card names the employer of a current position alone, and what is primary', () => {
  const portfolio = hostilePortfolio(1);
  const [job] = portfolio.workExperience;
  if (!job) throw new Error('There is no position.');
  const cardOf = (change: Partial<typeof job>) =>
    vcard({ ...portfolio, workExperience: [{ ...job, company: 'Northwind', ...change }] }, cardFrame);
  expect(cardOf({ isCurrent: true, endDate: null })).toContain('\r\nORG:Northwind\r\n');
  const former = cardOf({});
  expect(former).not.toContain('ORG:');
  expect(former).toContain('EMAIL;PREF=1:ada@example.com');
  expect(former).toContain('.TEL:');
});

test('a certificate that can be verified says so beside its address, and others give the address alone', () => {
  const ofKind = (isVerified: boolean) => {
    const certificate = { ...hostilePortfolio(1).certifications[0], credentialUrl: 'https://c.example/1' };
    return { ...hostilePortfolio(1), certifications: [{ ...certificate, isVerified }] } as Portfolio;
  };
  expect(markdown(ofKind(true), canonical, today)).toContain(
    '\nCan be verified: [c.example/1](<https://c.example/1>)\n',
  );
  expect(plainText(ofKind(true), canonical, today)).toContain('\nCan be verified: https://c.example/1\n');
  for (const form of [markdown, plainText]) {
    expect(form(ofKind(false), canonical, today)).not.toContain('verified');
  }
});

test('a certificate has expired in texts from the day after its last one', () => {
  const ofYear = (year: number) => ({
    ...hostilePortfolio(1).certifications[0],
    expiryDate: `${year}-03-15`,
  });
  const portfolio = { ...hostilePortfolio(1), certifications: [ofYear(2024), ofYear(2031)] } as Portfolio;
  for (const text of [markdown, plainText].map((form) => form(portfolio, canonical, '2031-03-15'))) {
    expect(text).toContain('expired March 15, 2024');
    expect(text).toContain('valid until March 15, 2031');
  }
  expect(plainText(portfolio, canonical, '2031-03-16')).not.toContain('valid until');
});
