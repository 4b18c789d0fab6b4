import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium';

/**
 * Writes a style sheet for each of our fonts to src/fonts: fonts that visitors already have, adjusted to the widths of ours, so that nothing
 * moves when ours arrive. It measures text in Chromium and needs one font of each row installed: in Debian
 * fonts-liberation, fonts-noto-core, fonts-roboto and fonts-dejavu, and Gelasio, whose widths are those of Georgia.
 */

const names =
  'Maren Tregenza. Jane Doe. Marcel Ebert. Anna Kowalska. James Smith. Olivia Johnson. Mehmet Yilmaz. Sofia Rossi. ' +
  'Peter van der Berg. Charlotte Williams. Christopher Martinez. Elizabeth Anderson. Priya Sharma. Hans Schneider. ' +
  'Camille Laurent. Ahmed Hassan. Grace Nakamura. Tomasz Nowak.';
const prose =
  'I spent nine years on the bridges of cargo ships, finding the way by radar, tide tables and, when both failed, a ' +
  'sextant. Since then I have led the teams who build what I wished for at sea: software that tells a captain in the ' +
  'morning which of three courses will save the most fuel by night, and why. Twelve people in Bristol, Rotterdam and ' +
  'Singapore work on it, and 140 ships follow their advice. Before that I brought a dispatch system to the harbour of ' +
  'Falmouth and taught evening classes in astronomical navigation.';

interface Use {
  text: string;
  /** The weights at which it is measured, and for which it is used. */
  weight: number;
  weights: string;
  /** The optical size; none for a font without that axis. */
  opticalSize?: number;
}

interface Family {
  name: string;
  file: string;
  /** As shares of the em, from the font's table `hhea`; its line gap is 0. */
  ascent: number;
  descent: number;
  uses: Use[];
  /** Sets of fonts with the same widths, each with all the names that systems use for them. */
  fallbacks: Record<string, string[]>;
}

const serifs = {
  Georgia: ['Georgia', 'Gelasio', 'Gelasio Regular'],
  Times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Tinos Regular'],
  Noto: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
  DejaVu: ['DejaVu Serif'],
};
const sansSerifs = {
  Arial: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
  Roboto: ['Roboto', 'Roboto-Regular'],
  DejaVu: ['DejaVu Sans'],
};

const grotesque = (weight: number): Use[] => [
  { text: prose, weight: 420, weights: '100 599' },
  { text: names, weight, weights: '600 900' },
];

const families: Family[] = [
  {
    name: 'Fraunces',
    file: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    ascent: 0.978,
    descent: 0.255,
    uses: [
      { text: prose, weight: 380, weights: '100 400', opticalSize: 22 },
      { text: names, weight: 480, weights: '401 500', opticalSize: 60 },
      { text: prose, weight: 560, weights: '501 599', opticalSize: 30 },
    ],
    fallbacks: serifs,
  },
  {
    name: 'Inter',
    file: 'inter/files/inter-latin-wght-normal.woff2',
    ascent: 0.96875,
    descent: 0.2412,
    uses: [{ text: prose, weight: 450, weights: '100 599' }],
    fallbacks: sansSerifs,
  },
  {
    name: 'Archivo',
    file: 'archivo/files/archivo-latin-wght-normal.woff2',
    ascent: 0.878,
    descent: 0.21,
    uses: grotesque(780),
    fallbacks: sansSerifs,
  },
  {
    name: 'Hanken Grotesk',
    file: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    ascent: 1,
    descent: 0.303,
    uses: grotesque(700),
    fallbacks: sansSerifs,
  },
  {
    name: 'Bricolage Grotesque',
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ascent: 0.93,
    descent: 0.27,
    uses: grotesque(720),
    fallbacks: sansSerifs,
  },
  {
    name: 'Source Serif 4',
    file: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    ascent: 1.036,
    descent: 0.335,
    uses: [
      { text: prose, weight: 400, weights: '100 499' },
      { text: names, weight: 600, weights: '500 900' },
    ],
    fallbacks: serifs,
  },
  {
    name: 'Source Sans 3',
    file: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    ascent: 1.024,
    descent: 0.4,
    uses: grotesque(650),
    fallbacks: sansSerifs,
  },
];

const fallbackName = (family: Family, fallback: string) => `${family.name} in ${fallback}`;
const localNames = (fonts: string[]) => fonts.map((font) => `local("${font}")`).join(', ');
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** The width of each text in each font, at 100 pixels. */
async function openRuler(page: Page) {
  const faces = families.map(async (family) => {
    const file = await readFile(`node_modules/@fontsource-variable/${family.file}`, 'base64');
    const own = `@font-face { font-family: "${family.name}"; font-weight: 100 900; src: url(data:font/woff2;base64,${file}); }`;
    const others = Object.entries(family.fallbacks).map(
      ([fallback, fonts]) =>
        `@font-face { font-family: "${fallbackName(family, fallback)}"; font-weight: 100 900; src: ${localNames(fonts)}; }`,
    );
    return [own, ...others].join('\n');
  });
  await page.setContent(`<style>${(await Promise.all(faces)).join('\n')}</style><span></span>`);
  return (font: string, { text, weight, opticalSize }: Use) =>
    page.locator('span').evaluate(
      async (span, { font, text, weight, opticalSize }) => {
        await document.fonts.load(`${weight} 100px "${font}"`).catch(() => {
          throw new Error(`No font of "${font}" is installed.`);
        });
        span.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px "${font}"`;
        if (opticalSize) span.style.fontVariationSettings = `"opsz" ${opticalSize}`;
        span.textContent = text;
        return span.getBoundingClientRect().width;
      },
      { font, text, weight, opticalSize },
    );
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const width = await openRuler(await browser.newPage());
for (const family of families) {
  const rules: string[] = [];
  for (const [fallback, fonts] of Object.entries(family.fallbacks)) {
    const name = fallbackName(family, fallback);
    for (const use of family.uses) {
      const size = (await width(family.name, use)) / (await width(name, use));
      rules.push(`@font-face {
  font-family: "${name}";
  font-weight: ${use.weights};
  src: ${localNames(fonts)};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(family.ascent / size)};
  descent-override: ${percent(family.descent / size)};
  line-gap-override: 0%;
}`);
    }
  }
  const property = family.name.toLowerCase().replaceAll(' ', '-');
  const stack = [
    `${family.name} Variable`,
    ...Object.keys(family.fallbacks).map((fallback) => fallbackName(family, fallback)),
  ];
  const head = '/* Made by test/support/write-fallback-fonts.ts, which says how. */';
  const root = `:root {\n  --${property}: ${stack.map((name) => `"${name}"`).join(', ')};\n}`;
  await writeFile(`src/fonts/${property}.css`, [head, root, ...rules].join('\n\n').concat('\n'));
}
await browser.close();
