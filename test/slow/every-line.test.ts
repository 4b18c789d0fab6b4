import { expect, test } from 'vitest';
import type { Proposal, SourceLine } from '../../src/contracts/cv-import';
import { readEntries } from '../../src/reading/entries/read-entries';
import type { Item } from '../../src/reading/layout/item';
import { layOut } from '../../src/reading/layout/lay-out';
import type { LaidOutDocument } from '../../src/reading/layout-types';
import { propose } from '../../src/reading/propose/propose';
import { bold, line, page, plain } from '../reading/page-contents';
import { inventedIn } from '../support/cv-measure/accounts';

/** The lines of a document that its proposal neither cites nor lists. */
function lostIn(
  document: LaidOutDocument,
  { profile, sections, unplaced, leftOut = [] }: Proposal,
): string[] {
  const read = [...Object.values(profile), ...Object.values(sections).flat()];
  const known = new Set<SourceLine>([
    ...read.flatMap((part) => part?.lines ?? []),
    ...[...unplaced, ...leftOut].flatMap(({ lines }) => lines),
  ]);
  const headings = new Set(unplaced.map(({ heading }) => heading));
  const rows = [...document.sections.flatMap((section) => section.rows), ...document.aside];
  const lines = rows.flatMap(({ cells }) => cells.map(({ source }) => source));
  const titles = document.sections.flatMap(({ title }) =>
    title === undefined || headings.has(title.text) ? [] : [title.source],
  );
  return [...lines, ...titles].filter((source) => !known.has(source)).map(({ text }) => text);
}

/** Pseudo-random numbers, always the same for the same seed. */
function chooserOf(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}

/** Texts of CVs, in no particular order. */
const texts = [
  ...[
    'Experience',
    'Education',
    'TECHNOLOGIES',
    'Contact',
    'Skills',
    'Summary',
    'Certificates',
    'References',
  ],
  ...[
    'jane@doe.example',
    'jane.doe@',
    'workshop.example',
    'linkedin.com/in/',
    '+44 20 7946 0958',
    'Leeds, England',
  ],
  ...[
    'Jane Doe',
    'Engineer',
    'Acme Ltd',
    '2018 – 2020',
    'Sep 2017 –',
    'present',
    'since 2021',
    'Go, Rust,',
    'SQL',
  ],
  ...[
    'B.Sc. in Physics',
    'MBA',
    'LL.M.',
    'University of Leeds',
    'English (native',
    'speaker)',
    'built bridges that stay',
    '2/3',
    '•',
  ],
  ...[
    'Driving licence: B',
    'Status:',
    '"She is the best of all the engineers we had", said Bob',
    'Page 1 of 2',
  ],
];

function randomPage(seed: number): Item[] {
  const choose = chooserOf(seed);
  return Array.from({ length: 12 + choose(30) }, (_, index) => {
    const text = texts[choose(texts.length)] ?? '';
    const look = choose(4) === 0 ? bold : { ...plain, size: 8 + choose(3) * 2 };
    return line(text, [50, 50, 200, 380][choose(4)] ?? 50, 50 + index * 16 + choose(3) * 4, look);
  }).flat();
}

test('every line of random pages is placed or listed', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const pages = [seed, seed + 1000].map((each, index) => page(randomPage(each), { page: index + 1 }));
    const document = layOut(pages, pages.length);
    expect(lostIn(document, propose(readEntries(document)))).toEqual([]);
  }
});

test('every word that is proposed is on the page', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const items = randomPage(seed);
    const text = items.map((item) => item.text).join(' ');
    const proposal = propose(readEntries(layOut([page(items)], 1)));
    expect(inventedIn(proposal, { text, lines: [], addresses: [], pages: 1 })).toEqual([]);
  }
});

test('every visible item is in a line', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const items = randomPage(seed);
    const { sections, aside } = layOut([page(items)], 1);
    const rows = [...sections.flatMap((section) => section.rows), ...aside];
    const printed = [
      ...rows.flatMap(({ cells }) => cells.map(({ source }) => source.text)),
      ...sections.flatMap(({ title }) => title?.source.text ?? []),
    ].join('');
    const lost = items.filter(({ text }) => text !== '•' && !printed.includes(text));
    expect(lost.map(({ text }) => text)).toEqual([]);
  }
});
