import type { Reader, Response } from 'maxmind';
import { z } from 'zod';
import { type CityRange, type IpVersion, networkBits } from './table-format';

const record = z.object({ country_code: z.string().length(2), city: z.string().min(1) });

/** The ranges of an .mmdb database of cities, in the order of their networks; neighbors of one city are one range. */
export function readRanges(database: Reader<Response>, bytes: Buffer, version: IpVersion): CityRange[] {
  const { nodeCount, nodeByteSize, recordSize } = database.metadata;
  if (recordSize !== 28) throw new Error(`Records of ${recordSize} bits cannot be read.`);
  const bits = networkBits[version];
  const ranges: CityRange[] = [];
  const known = new Map<number, string | undefined>([[nodeCount, undefined]]);

  const cityAt = (pointer: number, start: number) => {
    // A network of IPv6 that is divided further is where its first address is.
    if (pointer < nodeCount) return nameOf(database.get(addressOf(start, version)));
    if (!known.has(pointer)) known.set(pointer, nameOf(database.get(addressOf(start, version))));
    return known.get(pointer);
  };
  const walk = (node: number, depth: number, start: number): void => {
    if (node < nodeCount && depth < bits) {
      const at = node * nodeByteSize;
      const middle = bytes.readUInt8(at + 3);
      walk((middle >> 4) * 2 ** 24 + bytes.readUIntBE(at, 3), depth + 1, start);
      walk((middle & 15) * 2 ** 24 + bytes.readUIntBE(at + 4, 3), depth + 1, start + 2 ** (bits - depth - 1));
      return;
    }
    const city = cityAt(node, start);
    if (ranges.length === 0 || ranges.at(-1)?.city !== city) ranges.push({ start, city });
  };
  walk(0, 0, 0);
  return ranges;
}

/** The first address of a network. */
function addressOf(start: number, version: IpVersion): string {
  if (version === 4) return [24, 16, 8, 0].map((shift) => Math.floor(start / 2 ** shift) % 256).join('.');
  return `${[32, 16, 0].map((shift) => (Math.floor(start / 2 ** shift) % 65_536).toString(16)).join(':')}::`;
}

/** Districts follow the city in parentheses, and are more precise than necessary. */
const district = / \((?!Oder\)).*$/;

function nameOf(response: Response | null): string | undefined {
  const { data } = record.safeParse(response);
  return data && `${data.country_code} ${data.city.replace(district, '')}`;
}
