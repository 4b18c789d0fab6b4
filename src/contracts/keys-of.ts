/** The keys of a record that has no others than its type names. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];

/** One part of each record, by the key of the record. */
export const partOf = <T extends Record<string, Record<P, unknown>>, P extends string>(records: T, part: P) =>
  Object.fromEntries(Object.entries(records).map(([key, record]) => [key, record[part]])) as {
    [K in keyof T]: T[K][P];
  };

/** A record with these keys, each of whose values is made from its key. */
export const recordOf = <T extends object>(
  keys: readonly (keyof T & string)[],
  make: <K extends keyof T & string>(key: K) => T[K],
) => Object.fromEntries(keys.map((key) => [key, make(key)])) as T;

/** The same where it takes time to make a value: one after the other. */
export async function recordInTurn<T extends object>(
  keys: readonly (keyof T & string)[],
  make: <K extends keyof T & string>(key: K) => Promise<T[K]>,
): Promise<T> {
  const entries: [string, unknown][] = [];
  for (const key of keys) entries.push([key, await make(key)]);
  return Object.fromEntries(entries) as T;
}
