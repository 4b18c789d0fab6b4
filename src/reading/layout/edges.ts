import type { Item } from './item';

/** Minimum number of lines that begin at an edge for it to count as a column stop. */
const fewestAtStop = 4;
/** Minimum number of lines that begin at the edge of a column. */
const fewestInColumn = 8;
/** A run of at least this many items without a wide gap is prose, and its edges are those of its block. */
const fewestItemsOfProse = 5;

/** The edges at which the lines of a page begin and end, in whole points. */
export interface Edges {
  /** How many times an item begins there after a gap. */
  stops: Map<number, number>;
  /** Where prose begins and ends. */
  lefts: Set<number>;
  rights: Set<number>;
}

export function edgesOf(lines: Item[][], isWide: (left: Item, right: Item) => boolean): Edges {
  const stops = new Map<number, number>();
  const lefts = new Set<number>();
  const rights = new Set<number>();
  for (const line of lines) {
    for (const run of runsOf(line, isWide)) {
      const [first, last] = [run[0], run.at(-1)];
      if (!first || !last) continue;
      count(stops, first.x);
      if (run.length < fewestItemsOfProse) continue;
      for (const shift of [-1, 0, 1]) {
        lefts.add(Math.round(first.x) + shift);
        rights.add(Math.round(last.x + last.width) + shift);
      }
    }
  }
  return { stops, lefts, rights };
}

function count(stops: Map<number, number>, x: number): void {
  const place = Math.round(x);
  stops.set(place, (stops.get(place) ?? 0) + 1);
}

/** Whether several lines begin at this place. */
export const isStop = (edges: Edges, x: number) => linesAt(edges, x) >= fewestAtStop;

/** Whether so many lines begin at this place that it is the edge of a column. */
export const isColumnEdge = (edges: Edges, x: number) => linesAt(edges, x) >= fewestInColumn;

function linesAt({ stops }: Edges, x: number): number {
  const place = Math.round(x);
  const near = [place - 1, place, place + 1].map((each) => stops.get(each) ?? 0);
  return near.reduce((a, b) => a + b);
}

/** The parts of a line between wide gaps. */
function runsOf(line: Item[], isWide: (left: Item, right: Item) => boolean): Item[][] {
  const runs: Item[][] = [];
  for (const [index, item] of line.entries()) {
    const last = line[index - 1];
    const run = runs.at(-1);
    if (run && last && !isWide(last, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}
