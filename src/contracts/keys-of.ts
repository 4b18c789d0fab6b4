/** The keys of a record that has no others than its type names. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[];
