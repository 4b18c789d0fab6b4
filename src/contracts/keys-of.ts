/** The keys of a record that has no others than its type names. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** One part of each record, by the key of the record. */
export const partOf = <T extends Record<string, Record<P, unknown>>, P extends string>(records: T, part: P) =>
  Object.fromEntries(Object.entries(records).map(([key, record]) => [key, record[part]])) as {
    [K in keyof T]: T[K][P];
  };

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void
  ? I
  : never;

/** Makes the value of each key, of the type that `T` has for it. */
type MakerOf<T> = Intersection<{ [K in keyof T]: (key: K) => T[K] }[keyof T]>;

/** A record with these keys, each of whose values is made from its key. */
export function recordOf<T extends object>(keys: readonly (keyof T & string)[], make: MakerOf<T>): T {
  const maker: unknown = make;
  return Object.fromEntries(keys.map((key) => [key, (maker as (key: string) => unknown)(key)])) as T;
}

/** A record of these keys whose values take time to make: one after the other. */
export async function recordInTurn<T extends object>(
  keys: readonly (keyof T & string)[],
  make: MakerOf<{ [K in keyof T]: Promise<T[K]> }>,
): Promise<T> {
  const maker: unknown = make;
  const entries: [string, unknown][] = [];
  for (const key of keys) entries.push([key, await (maker as (key: string) => Promise<unknown>)(key)]);
  return Object.fromEntries(entries) as T;
}
