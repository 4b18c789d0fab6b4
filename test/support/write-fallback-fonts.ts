import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium';

/**
 * Writes src/fonts/fallback-fonts.css: fonts that visitors already have, adjusted to the widths of ours, so that nothing
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
    fallbacks: {
      Georgia: ['Georgia', 'Gelasio', 'Gelasio Regular'],
      Times: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
      Noto: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'],
      DejaVu: ['DejaVu Serif'],
    },
  },
  {
    name: 'Inter',
    file: 'inter/files/inter-latin-wght-normal.woff2',
    ascent: 0.96875,
    descent: 0.2412,
    uses: [{ text: prose, weight: 450, weights: '100 599' }],
    fallbacks: {
      Arial: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
      Roboto: ['Roboto', 'Roboto-Regular'],
      DejaVu: ['DejaVu Sans'],
    },
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
const rules: string[] = [];
for (const family of families) {
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
}
await browser.close();

const stacks = families.map((family) => {
  const fallbacks = Object.keys(family.fallbacks).map((fallback) => `"${fallbackName(family, fallback)}"`);
  return `  --${family.name.toLowerCase()}: "${family.name} Variable", ${fallbacks.join(', ')};`;
});
const head = '/* Made by test/support/write-fallback-fonts.ts, which says how. */';
await writeFile(
  'src/fonts/fallback-fonts.css',
  [head, `:root {\n${stacks.join('\n')}\n}`, ...rules].join('\n\n').concat('\n'),
);
