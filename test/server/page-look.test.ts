import { expect, test } from 'vitest';
import { contrast, leastContrast, readableOn } from '../../src/contracts/contrast';
import { defaultDesign } from '../../src/contracts/design';
import { pageAssets } from '../../src/server/public-page/page-assets';
import { pageLook } from '../../src/server/public-page/themes/page-look';
import { themeLooks } from '../../src/server/public-page/themes/themes';

const lookOf = (change: object) =>
  pageLook(
    { ...defaultDesign, ...change },
    pageAssets((source) => `/${source}`),
  );
const { light, dark } = themeLooks[defaultDesign.theme];
const colorOf = (colors: string, name: string) =>
  new RegExp(`--${name}:(#[\\da-f]{6})`).exec(colors)?.[1] ?? '';

test('what is accepted as readable is what WCAG accepts', () => {
  // 4.54 and 4.48 to 1.
  expect(readableOn(['#ffffff'], '#767676')).toBe('#767676');
  expect(readableOn(['#ffffff'], '#777777')).not.toBe('#777777');
});

test('a page that is always dark has only the dark paper', () => {
  const { colors, colorScheme, papers } = lookOf({ colorScheme: 'dark' });
  expect([colorScheme, papers]).toEqual(['dark', [{ color: dark.paper }]]);
  expect(colorOf(colors, 'paper')).toBe(dark.paper);
  expect(colors).not.toContain('prefers-color-scheme');
  expect(colorOf(lookOf({ colorScheme: 'light' }).colors, 'paper')).toBe(light.paper);
});

test('a page that follows the device has both papers', () => {
  const { colors, papers } = lookOf({});
  const [onLight = '', onDark = ''] = colors.split('@media (prefers-color-scheme:dark)');
  expect([colorOf(onLight, 'paper'), colorOf(onDark, 'paper')]).toEqual([light.paper, dark.paper]);
  expect(papers.map(({ color }) => color)).toEqual([light.paper, dark.paper]);
});

test('the accent of the owner is used, and can be read on paper', () => {
  const { colors } = lookOf({ accent: '#ffd500' });
  expect(colorOf(colors, 'accent')).not.toBe(light.accent);
  expect(contrast(colorOf(colors, 'accent'), light.paper)).toBeGreaterThanOrEqual(leastContrast);
  // The accent on a dark page is light, on white paper it is not.
  for (const colorScheme of ['light', 'dark']) {
    const printed = colorOf(lookOf({ colorScheme, accent: '#ffd500' }).colors, 'printed-accent');
    expect(contrast(printed, '#ffffff'), colorScheme).toBeGreaterThanOrEqual(leastContrast);
  }
});

test('the pairing of type is that of the owner, else that of the theme', () => {
  expect(lookOf({ typePairing: 'archivo' }).styleHrefs[0]).toContain('/archivo.css');
  expect(lookOf({ theme: 'document' }).styleHrefs[0]).toContain(`/${themeLooks.document.pairing}.css`);
});
