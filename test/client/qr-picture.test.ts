import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawQrCode } from '../../src/client/features/qr-code/qr-picture';
import { readCode } from '../support/qr-codes';

const url = 'https://example.com/profile/maren-tregenza';

/** The places of the dark squares, and the number of squares from edge to edge. */
function squaresOf(svg: string) {
  const dark = [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return { dark, size: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) };
}

test('leaves four squares blank on each side, which readers need', async () => {
  const { dark, size } = squaresOf((await drawQrCode(url, '')).svg);
  for (const places of [dark.map(({ x }) => x), dark.map(({ y }) => y)]) {
    expect([Math.min(...places), size - 1 - Math.max(...places)]).toEqual([4, 4]);
  }
});

test('is readable where a tenth of it is torn off', async () => {
  const { svg } = await drawQrCode(url, '');
  const { size } = squaresOf(svg);
  const side = Math.round(800 * Math.sqrt(0.1) * ((size - 8) / size));
  const patch = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const place = Math.round((800 - side) * 0.55);
  const torn = await sharp(Buffer.from(svg))
    .resize(800)
    .flatten({ background: '#fff' })
    .composite([{ input: patch, left: place, top: place }])
    .png()
    .toBuffer();
  expect(await readCode(torn)).toBe(url);
});

test('shows a name as it is written, whatever it contains', async () => {
  const name = `<b>Maren & "Sons"</b>`;
  const { svg } = await drawQrCode(url, name);
  expect(svg).toContain('>&lt;b&gt;Maren &amp; &quot;Sons&quot;&lt;/b&gt;</text>');
});

test('has room for a name below the code, and none without a name', async () => {
  const box = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number) ?? [];
  const [width = 0, height = 0] = box((await drawQrCode(url, 'Maren')).svg);
  const { svg } = await drawQrCode(url, '');
  expect(height).toBeGreaterThan(width);
  expect(box(svg)).toEqual([width, width]);
  expect(svg).not.toContain('<text');
});

test('wraps a long name in type that can be read, below one another and within the picture', async () => {
  const { svg } = await drawQrCode(url, 'Maria Magdalena Antoinette '.repeat(4).trim());
  const lines = [...svg.matchAll(/<text x="[^"]+" y="([^"]+)"[^>]* font-size="([^"]+)">([^<]+)</g)];
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.map(([, , , words]) => words).join(' ')).toBe('Maria Magdalena Antoinette '.repeat(4).trim());
  for (const [, , fontSize] of lines) expect(Number(fontSize)).toBeGreaterThanOrEqual(1.5);
  const baselines = lines.map(([, y]) => Number(y));
  expect(baselines).toEqual([...new Set(baselines)].sort((one, other) => one - other));
  const height = Number(/viewBox="0 0 \d+ ([\d.]+)"/.exec(svg)?.[1]);
  expect(height).toBeGreaterThan(Math.max(...baselines) + 2);
});

test('breaks a word that is longer than a line', async () => {
  const { svg } = await drawQrCode(url, 'a'.repeat(80));
  const lines = [...svg.matchAll(/>(a+)</g)].map(([, words]) => words);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('a'.repeat(80));
});
