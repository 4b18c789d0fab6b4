import { expect, test } from 'vitest';
import { facts } from '../../db/seeds/demo-content';
import { emojiFaces, emojiFontHref, emojiWithFont } from '../../src/contracts/emoji-font';
import { defaultEmoji, neutralEmoji } from '../../src/contracts/sections/fact';
import { cutEmojiFonts } from '../../src/documents/typesetting/fonts/emoji-fonts';

test('every emoji that can be chosen has a small font of its own, with a shape in it', async () => {
  const fonts = await cutEmojiFonts();
  expect([...fonts.keys()].toSorted()).toEqual([...emojiWithFont].toSorted());
  for (const [emoji, font] of fonts) {
    expect(font.length, emoji).toBeLessThan(10_000);
    expect(tableOf(font, 'glyf'), emoji).toBeGreaterThan(60);
  }
});

test('what a new fact has is among them, and what the demo profile has', () => {
  const given = Array.from({ length: 15 }, (_, index) => defaultEmoji(index + 1));
  const ofDemo = facts.flatMap(({ emoji }) => emoji ?? []);
  expect(ofDemo).not.toEqual([]);
  expect([...given, ...ofDemo, neutralEmoji].filter((emoji) => !emojiWithFont.has(emoji))).toEqual([]);
});

test('a style names each emoji that is shown once, and leaves others to the system', () => {
  expect(emojiFontHref('✈️')).toBe('/assets/emoji/2708.ttf');
  expect(emojiFontHref('👩‍🏫')).toBe('/assets/emoji/1f469-200d-1f3eb.ttf');
  const style = emojiFaces(['👩‍🏫', '✈️', '✈️', '🫠', '"}</style>']);
  expect(style.match(/url\([^)]*\)/g)).toEqual([
    'url(/assets/emoji/1f469-200d-1f3eb.ttf)',
    'url(/assets/emoji/2708.ttf)',
  ]);
  expect(style).toContain('unicode-range:U+1f469,U+200d,U+1f3eb}');
  expect(emojiFaces([])).toBe('');
});

/** The length of a table of a font; 0 if it has none. */
function tableOf(font: Buffer, tag: string): number {
  for (let record = 12; record < 12 + 16 * font.readUInt16BE(4); record += 16)
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 12);
  return 0;
}
