import { describe, expect, test } from 'vitest';
import { contrast, leastContrast, readableOn } from '../../src/contracts/contrast';
import { themes } from '../../src/contracts/design';
import { type Palette, withAccent } from '../../src/server/public-page/themes/palette';
import { themeLooks } from '../../src/server/public-page/themes/themes';

/** Colors from every corner of the cube, and a grid inside it. */
const channel = ['00', '33', '66', '99', 'cc', 'ff'];
const wishes = channel.flatMap((red) =>
  channel.flatMap((green) => channel.map((blue) => `#${red}${green}${blue}`)),
);

/** Which text is on which backgrounds. */
const pairs = ({ paper, surface, neutralTint, accentTint, secondTint, band, ...texts }: Palette) => [
  ...[paper, surface, neutralTint].flatMap((ground) =>
    [texts.ink, texts.quiet, texts.accent].map((text) => [text, ground] as const),
  ),
  ...[paper, surface].map((ground) => [texts.secondText, ground] as const),
  ...[accentTint, secondTint].map((ground) => [texts.ink, ground] as const),
  [texts.onAccent, texts.accent] as const,
  [texts.onBand, band] as const,
  [texts.quietOnBand, band] as const,
];

const unreadable = (palette: Palette) =>
  pairs(palette).filter(([text, ground]) => contrast(text, ground) < leastContrast);

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.542, 2);
  expect(contrast('#ff0000', '#0000ff')).toBeCloseTo(2.149, 2);
});

test('keeps a color that can be read, and keeps the hue of one that cannot', () => {
  expect(readableOn(['#ffffff'], '#4442b0')).toBe('#4442b0');
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(readableOn(['#ffffff'], '#ffd500')) ?? [];
  expect(Number.parseInt(red ?? '', 16)).toBeGreaterThan(Number.parseInt(blue ?? '', 16));
  expect(Number.parseInt(green ?? '', 16)).toBeGreaterThan(Number.parseInt(blue ?? '', 16));
});

describe.each(themes)('the theme %s', (theme) => {
  const { light, dark } = themeLooks[theme];

  test('can be read on both papers', () => {
    expect([light, dark].map(unreadable)).toEqual([[], []]);
  });

  test('can be read on both papers with any accent', () => {
    const faults = wishes.flatMap((wish) =>
      [light, dark].flatMap((palette) =>
        unreadable(withAccent(palette, wish)).map((pair) => [wish, ...pair]),
      ),
    );
    expect(faults).toEqual([]);
  });
});
