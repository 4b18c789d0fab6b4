/**
 * A table of cities by network, small enough to be part of the installation and read from disk as it is asked for:
 * counts, the first network and the position of each block, the position of each name, the names, and the blocks. A block
 * holds ranges of networks; each is the distance of its first network from the one before and the number of its city, as
 * numbers of seven bits to a byte. City 0 is an unknown one.
 */
export const blockRanges = 128;

/** The number of 32-bit counts at the start: blocks, names, bytes of the names. */
export const headerCounts = 3;

/** How many bits identify a network of each kind of address: a network of IPv6 is that of a site. */
export const networkBits = { 4: 32, 6: 48 } as const;
export type IpVersion = keyof typeof networkBits;

/** Neighboring networks of one city. */
export interface CityRange {
  /** The first network, as a number of `networkBits`. It ends where the next begins. */
  start: number;
  /** The code of its country and its name; undefined if unknown. */
  city: string | undefined;
}

/** The name of the file. */
export const tableName = (version: IpVersion): string => `ipv${version}.cities`;

/** Where the build puts the tables, below the folder of package.json. */
export const citiesFolder = 'dist/cities';
