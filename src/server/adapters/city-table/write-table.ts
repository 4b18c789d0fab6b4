import { blockRanges, type CityRange } from './table-format';

/** The file of a table. @param ranges in the order of their networks, from network 0 on */
export function makeTable(ranges: CityRange[]): Buffer {
  const names = namesByFrequency(ranges);
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const blockStarts: number[] = [];
  const blockEnds: number[] = [];
  const bytes: number[] = [];
  let before = 0;
  for (const [index, { start, city }] of ranges.entries()) {
    if (index % blockRanges === 0) {
      if (index > 0) blockEnds.push(bytes.length);
      blockStarts.push(start);
      before = start;
    }
    addNumber(bytes, start - before);
    addNumber(bytes, city === undefined ? 0 : (numbers.get(city) ?? 0));
    before = start;
  }
  blockEnds.push(bytes.length);
  const texts = names.map((name) => Buffer.from(name));
  let nameBytes = 0;
  const nameEnds = texts.map(({ length }) => {
    nameBytes += length;
    return nameBytes;
  });
  const header = [blockStarts.length, names.length, nameBytes];
  return Buffer.concat([
    ...[header, blockEnds, nameEnds].map((list) => Buffer.from(Uint32Array.from(list).buffer)),
    Buffer.from(Float64Array.from(blockStarts).buffer),
    ...texts,
    Buffer.from(bytes),
  ]);
}

/** Cities with many ranges come first, because they get the shortest numbers. */
function namesByFrequency(ranges: CityRange[]): string[] {
  const counts = new Map<string, number>();
  for (const { city } of ranges) if (city !== undefined) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Seven bits to a byte, the lowest first; each but the last has its highest bit set. */
function addNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}
