import { isDeepStrictEqual } from 'node:util';

/** The names of the fields whose values change, in order; an empty string if there are none. */
export function changedFields(changes: object, current: object): string {
  const before = new Map<string, unknown>(Object.entries(current));
  return Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before.get(field)))
    .map(([field]) => field)
    .join(', ');
}
