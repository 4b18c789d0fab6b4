import { openSync, readSync } from 'node:fs';
import { headerCounts } from './table-format';

/** A city and the code of its country. */
export interface City {
  country: string;
  name: string;
}

/** The city of a network, given as a number of `networkBits`; undefined if unknown. */
export type CityTable = (network: number) => City | undefined;

/**
 * Opens a table. Its directory of less than a megabyte stays in memory; the rest is read as it is asked for, which takes
 * microseconds, because the system keeps what is read often.
 */
export function openCityTable(path: string): CityTable {
  const file = openSync(path, 'r');
  let at = 0;
  const read = (length: number, position: number): Buffer => {
    const bytes = Buffer.alloc(length);
    if (readSync(file, bytes, 0, length, position) < length) throw new Error(`${path} is cut off.`);
    return bytes;
  };
  const next = (length: number): Buffer => {
    at += length;
    return read(length, at - length);
  };
  const list = (length: number) => {
    const bytes = next(length * 4);
    return (index: number) => (index < 0 ? 0 : bytes.readUInt32LE(index * 4));
  };
  const count = list(headerCounts);
  const [blocks, names, nameBytes] = [count(0), count(1), count(2)];
  const blockEnd = list(blocks);
  const nameEnd = list(names);
  const starts = next(blocks * 8);
  const namesAt = at;
  const blocksAt = at + nameBytes;

  const textBetween = (start: number, end: number) => read(end - start, namesAt + start).toString();
  return (network) => {
    const block = lastNotAfter(network, blocks, (index) => starts.readDoubleLE(index * 8));
    const from = blockEnd(block - 1);
    const bytes = read(blockEnd(block) - from, blocksAt + from);
    const city = cityIn(bytes, network - starts.readDoubleLE(block * 8));
    if (city === 0) return undefined;
    const text = textBetween(nameEnd(city - 2), nameEnd(city - 1));
    return { country: text.slice(0, 2), name: text.slice(3) };
  };
}

/** The index of the last of these ascending numbers that is not larger than `sought`. */
function lastNotAfter(sought: number, length: number, numberAt: (index: number) => number): number {
  let first = 0;
  let end = length;
  while (end - first > 1) {
    const middle = (first + end) >>> 1;
    if (numberAt(middle) <= sought) first = middle;
    else end = middle;
  }
  return first;
}

/** The number of the city so far from the first network of the block. */
function cityIn(block: Buffer, distance: number): number {
  let at = 0;
  const readNumber = () => {
    let number = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = block.readUInt8(at);
      at += 1;
      if (byte < 128) return number + byte * unit;
      number += (byte - 128) * unit;
    }
  };
  let start = 0;
  let city = 0;
  while (at < block.length) {
    start += readNumber();
    const next = readNumber();
    if (start > distance) break;
    city = next;
  }
  return city;
}
