import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import subsetFont from 'subset-font';
import { fontFile } from './families';
import { enlarge, renamed } from './sfnt';
import type { Slice } from './slices';

const cacheBytes = 32 * 1024 * 1024;

const faces = new LRUCache<string, Buffer[], Slice>({
  maxSize: cacheBytes,
  sizeCalculation: (weights) => weights.reduce((sum, { byteLength }) => sum + byteLength, 0),
  fetchMethod: (_name, _stale, { context: slice }) => readFaces(slice),
});

/**
 * Converts a slice to TrueType fonts, one for each weight, because Typst supports neither compressed nor variable
 * fonts.
 */
export async function facesOf(slice: Slice): Promise<Buffer[]> {
  return (await faces.fetch(slice.name, { context: slice })) ?? [];
}

async function readFaces({ family, name, part }: Slice): Promise<Buffer[]> {
  const { axis, pinned, enlarged, features } = family;
  const fonts: Buffer[] = [];
  for (const weight of family.weights) {
    const font = await subsetFont(await readFile(fontFile(family, part, weight)), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
      keepFeatures: features,
      ...(axis && { variationAxes: { wght: weight, ...pinned } }),
    });
    if (enlarged) enlarge(font, enlarged);
    fonts.push(renamed(font, name));
  }
  return fonts;
}
