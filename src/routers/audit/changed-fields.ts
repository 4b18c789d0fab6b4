/** The names of the fields that a change sets to something else, in their order there; an empty text where there are none. */
export function changedFields(changes: object, current: object): string {
  const before = new Map<string, unknown>(Object.entries(current));
  return Object.entries(changes)
    .filter(([field, value]) => value !== undefined && value !== before.get(field))
    .map(([field]) => field)
    .join(', ');
}
