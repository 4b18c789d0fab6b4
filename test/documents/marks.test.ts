import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TypePairing, typePairings } from '../../src/contracts/design';
import { typeset } from '../../src/documents/typesetting/typeset';
import { makeImage } from '../support/images';
import { paperContent } from '../support/paper-content';
import { pdfContents } from '../support/pdf-contents';
import { pdfToText } from '../support/pdf-to-text';
import { latin, people, portfolioOf } from '../support/people';

const card = {
  nameSize: 96,
  role: '',
  place: '',
  accent: '#4442b0',
  portrait: null,
  isRightToLeft: false,
};
/** At the left edge. */
const barWidth = 20;
const widest = 30;
/** Edges are smoothed differently between two pixels. */
const nearly = 0.15;

const size = { width: 1200, height: 630 };
/** Of the address, which stands below the name. */
const addressHeight = 80;

type Point = [x: number, y: number];

const inked = new Map<string, Promise<Point[]>>();

/** Where the name has ink in the image of a link preview, from its lower left corner on. */
function inkOf(name: string, address = 'example.com'): Promise<Point[]> {
  const key = `${name} ${address}`;
  const points = inked.get(key) ?? readInk(name, address);
  inked.set(key, points);
  return points;
}

async function readInk(name: string, address: string): Promise<Point[]> {
  const png = await typeset({
    form: 'png',
    template: 'card',
    content: { ...card, title: name, name, address },
    pictures: {},
    typePairing: 'fraunces-inter',
  });
  const grey = await sharp(png).greyscale().raw().toBuffer();
  const points: Point[] = [];
  let [left, bottom] = [size.width, 0];
  for (let y = 0; y < size.height - addressHeight; y += 1) {
    for (let x = barWidth + 1; x < size.width; x += 1) {
      if (grey.readUInt8(y * size.width + x) >= 140) continue;
      points.push([x, y]);
      left = Math.min(left, x);
      bottom = y;
    }
  }
  return points.map(([x, y]) => [x - left, bottom - y]);
}

/** The share of one shape that another lacks, where it fits best beside it; a mark may be wider than its letter. */
function missing(part: Point[], whole: Point[]): number {
  const placeOf = (x: number, y: number) => y * 2 * size.width + x;
  const places = new Set(whole.map(([x, y]) => placeOf(x, y)));
  const lacking = Array.from({ length: 2 * widest }, (_, dx) => {
    const lost = part.filter(([x, y]) => !places.has(placeOf(x + dx - widest, y)));
    return lost.length / part.length;
  });
  return Math.min(...lacking);
}

beforeAll(() => inkOf('Ada'));

test.each(['José Müller', 'Nguyễn Phần Mềm', 'Žemaitė', 'Ελένη Αθηνά', 'Йозеф', '김'])(
  '%s looks the same in composed and decomposed letters',
  async (name) => {
    const [decomposed, composed] = [await inkOf(name.normalize('NFD')), await inkOf(name.normalize('NFC'))];
    expect(composed.length).toBeGreaterThan(0);
    // Far sooner than by each of the thousands of points.
    expect(String(decomposed) === String(composed)).toBe(true);
  },
);

// Letters of Ewe, Guarani, Navajo, Yoruba and Russian that Unicode does not have composed.
test.each([
  ['ɛ\u0301', 'ɛ'],
  ['g\u0303', 'g'],
  ['ǫ\u0301', 'ǫ'],
  ['ọ\u0301', 'ọ'],
  ['Ж\u0301', 'Ж'],
])('%s shows the letter, and its mark above it', async (marked, letter) => {
  const [alone, both] = [await inkOf(letter), await inkOf(marked)];
  expect(missing(alone, both)).toBeLessThan(nearly);
  const height = (points: Point[]) => Math.max(...points.map(([, y]) => y));
  expect(height(both)).toBeGreaterThan(height(alone) + 5);
  expect(missing(await inkOf(`${letter}l`), await inkOf(`${marked}l`)), 'takes no room').toBeLessThan(nearly);
});

test.each(['👋🏿', '👍🏽', '💪🏽'])('%s is the same beside emoji of another font', async (emoji) => {
  expect(missing(await inkOf(emoji), await inkOf(emoji, 'example.com 🚀 🧑‍💻'))).toBeLessThan(nearly);
});

/** What `pdftotext` copies of a document, with single blanks; undefined where it is not installed. */
async function copyOf(bio: string, typePairing: TypePairing, name = latin.name): Promise<string | undefined> {
  const bytes = await typeset({
    form: 'pdf',
    template: 'document',
    content: paperContent(portfolioOf({ ...latin, bio, name }), 'portfolio'),
    pictures: {},
    typePairing,
  });
  return pdfToText(bytes)?.replace(/\s+/g, ' ');
}

// Letters of several slices; a slice has parts of letters that another one has complete.
const accented = [
  'Nguyễn Thị Ánh ở Hà Nội',
  'Ọláṣùbọ Ṣàngó',
  'Ḥasan aṣ-Ṣabbāḥ',
  'Kṛṣṇa Ṛgveda',
  'Łódź Žižek',
  'Ἀθηνᾶ',
];

test.each(typePairings)('accented letters are copied as they were written: %s', async (typePairing) => {
  const text = await copyOf(`Names.\n\n${accented.join('; ')}`, typePairing);
  if (text === undefined) return;
  for (const words of accented) expect(text).toContain(words);
});

test.each(typePairings)('a mark beside letters of another alphabet ends no word: %s', async (typePairing) => {
  const name = 'Ọlọ\u0301run Ọ\u0301ṣun';
  const text = await copyOf('Молоко.', typePairing, name);
  if (text === undefined) return;
  const copies = text.match(/Ọlọ\u0301 ?run Ọ\u0301 ?ṣun/g) ?? [];
  expect(copies.length).toBeGreaterThan(1);
  expect(new Set(copies)).toEqual(new Set([name]));
});

test('lines of Arabic have room for letters that reach far below and above', async () => {
  const arabic = people.Arabic ?? latin;
  const bio = `${arabic.bio.split('\n')[0]}\n\n${'لا أحب التعقيد في الأنظمة الكبيرة، والبساطة أجمل. '.repeat(8)}`;
  const { placed } = await pdfContents(
    await typeset({
      form: 'pdf',
      template: 'document',
      content: paperContent(portfolioOf({ ...arabic, bio }), 'portfolio'),
      pictures: {},
      typePairing: 'fraunces-inter',
    }),
  );
  const words = placed.filter(({ text }) => text.includes('التعقيد'));
  const [first = 0, second = 0] = [...new Set(words.map(({ bottom }) => bottom))].toSorted((a, b) => b - a);
  const [{ size } = { size: 0 }] = words;
  expect(second).toBeGreaterThan(0);
  expect(first - second).toBeGreaterThan(1.4 * size);
});

test.each(['Maria Papakonstantinopoulos', 'Wolfeschlegelsteinhausen', 'MAXIMILIANE WINTERBOTTOM'])(
  'no word of a name is broken that fits a line: %s',
  async (name) => {
    const content = { ...paperContent({ ...portfolioOf(latin), displayName: name }, 'portfolio') };
    const { placed } = await pdfContents(
      await typeset({
        form: 'pdf',
        template: 'document',
        content: { ...content, portrait: 'portrait.jpg', portraitAlt: name },
        pictures: { 'portrait.jpg': await makeImage('jpeg', 480, 480) },
        typePairing: 'fraunces-inter',
      }),
    );
    expect(placed.map(({ text }) => text)).toEqual(expect.arrayContaining(name.split(' ')));
  },
);

test('a whole text of such letters can be set, and copied', async () => {
  const bio = 'Ọlọ\u0301run ẹ\u0300kọ\u0301 '.repeat(60).trim();
  const bytes = await typeset({
    form: 'pdf',
    template: 'document',
    content: paperContent({ ...portfolioOf(latin), bio }, 'portfolio'),
    pictures: {},
    typePairing: 'fraunces-inter',
  });
  const { text } = await pdfContents(bytes);
  expect(pdfToText(bytes) ?? text, 'no line begins with a mark').not.toMatch(/^\p{M}/mu);
  expect(text).not.toContain('\u2060');
  expect(text.replace(/\s/g, '')).toContain(bio.replace(/\s/g, ''));
});
