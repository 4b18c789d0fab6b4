interface Placed {
  id: string;
  sortOrder: number;
}

const byPlace = (one: Placed, other: Placed) =>
  one.sortOrder - other.sortOrder || one.id.localeCompare(other.id);

/** The list with this version of the entry in its position. */
export function withEntry<I extends Placed>(items: I[], entry: I): I[] {
  return [...items.filter(({ id }) => id !== entry.id), entry].sort(byPlace);
}

export function withoutEntry<I extends Placed>(items: I[], id: string): I[] {
  return items.filter((item) => item.id !== id);
}

/** The entries in their saved versions; what was added or deleted since those were saved stays so. */
export function withSaved<I extends Placed>(items: I[], saved: I[]): I[] {
  const versions = new Map(saved.map((entry) => [entry.id, entry]));
  return items.map((item) => versions.get(item.id) ?? item).sort(byPlace);
}

/** Permutes the positions of the named entries, as the server does; the others stay where they are. */
export function inOrder<I extends Placed>(items: I[], ids: string[]): I[] {
  const places = items.filter(({ id }) => ids.includes(id)).map(({ sortOrder }) => sortOrder);
  return items
    .map((item) => ({ ...item, sortOrder: places[ids.indexOf(item.id)] ?? item.sortOrder }))
    .sort(byPlace);
}

/** The position of every entry, to be restored with `withPlaces`. */
export const placesOf = (items: Placed[]) => new Map(items.map(({ id, sortOrder }) => [id, sortOrder]));

export function withPlaces<I extends Placed>(items: I[], places: Map<string, number>): I[] {
  return items.map((item) => ({ ...item, sortOrder: places.get(item.id) ?? item.sortOrder })).sort(byPlace);
}

/** Puts all entries into another order, in which they get new positions. */
export const inOrderOf = <I extends Placed>(items: I[], compare: (one: I, other: I) => number): I[] =>
  items.toSorted(compare).map((item, index) => ({ ...item, sortOrder: index + 1 }));
