import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { emojiWithFont } from '../../../contracts/emoji-font';
import { fontFile, pairings, scripts } from './families';
import { chooseFonts } from './slices';

/** A TrueType font for each emoji of ours: compressed as other files are, it is small enough, and made in no time. */
export async function cutEmojiFonts(): Promise<Map<string, Buffer>> {
  const byPart = new Map<string, string[]>();
  for (const emoji of emojiWithFont) {
    const part = partWith(emoji);
    byPart.set(part, [...(byPart.get(part) ?? []), emoji]);
  }
  const fonts = new Map<string, Buffer>();
  const targetFormat = 'truetype';
  const wght = 400;
  for (const [part, held] of byPart) {
    const whole = await readFile(fontFile(scripts.emoji, part, wght));
    const ours = await subsetFont(whole, held.join(''), { targetFormat, variationAxes: { wght } });
    for (const emoji of held) fonts.set(emoji, await subsetFont(ours, emoji, { targetFormat }));
  }
  return fonts;
}

function partWith(emoji: string): string {
  const { text } = chooseFonts(emoji, pairings['fraunces-inter']);
  const slice = text.find(({ family }) => family === scripts.emoji);
  if (!slice) throw new Error(`The font of emoji has no ${emoji}.`);
  return slice.part;
}
