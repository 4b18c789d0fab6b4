import type { Item } from './item';

/** Minimum number of lines that begin at an edge for it to count as a column stop. */
const fewestAtStop = 4;
/** How many times an item begins at a place after a wide gap, in whole points. */
export type Edges = ReadonlyMap<number, number>;

export function edgesOf(lines: Item[][], isWide: (left: Item, right: Item) => boolean): Edges {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const [index, item] of line.entries()) {
      const last = line[index - 1];
      if (last && !isWide(last, item)) continue;
      const place = Math.round(item.x);
      counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  return counts;
}

/** Whether several lines begin at this place. */
export function isStop(edges: Edges, x: number): boolean {
  const place = Math.round(x);
  const near = [place - 1, place, place + 1].map((each) => edges.get(each) ?? 0);
  return near.reduce((a, b) => a + b) >= fewestAtStop;
}
