import type { Piece } from './slots';

/** An entry, of which only the parts of the head matter here. */
interface Headed {
  pieces: Piece[];
}

/** Anything with more parts is not a head, and comparing them would take more than linear time. */
const mostParts = 30;

/** The position of a part: its row, its index in the row, and the number of parts in the row. */
const positionOf = (piece: Piece, pieces: readonly Piece[]) => {
  const inRow = pieces.filter(({ row }) => row === piece.row);
  return `${piece.row} ${inRow.indexOf(piece)} ${inRow.length}`;
};

const isTown = (text: string) => text.split(' ').length <= 4 && /^[\p{Lu}’']/u.test(text) && !/\d/.test(text);

const isHead = ({ pieces }: Headed) => pieces.length <= mostParts;

/** The position at which at least half of the entries have a place or what may be one. */
function usualPosition(entries: readonly Headed[]): string | undefined {
  const sums = new Map<string, { count: number; evidence: number }>();
  for (const { pieces } of entries.filter(isHead)) {
    for (const piece of pieces.filter(({ place }) => place >= 1)) {
      const key = positionOf(piece, pieces);
      const { count, evidence } = sums.get(key) ?? { count: 0, evidence: 0 };
      sums.set(key, { count: count + 1, evidence: evidence + piece.place });
    }
  }
  const [most] = [...sums].sort(([, a], [, b]) => b.evidence - a.evidence);
  if (most === undefined) {
    return undefined;
  }
  const [key, { count, evidence }] = most;
  const isCertain = count >= 2 && count * 2 >= entries.length && evidence >= entries.length;
  return isCertain || (count >= 3 && count * 4 >= entries.length * 3) ? key : undefined;
}

/** Renumbers the slots of a row after one of its parts has become a place. */
function renamed(pieces: readonly Piece[], row: number): Piece[] {
  const counts = new Map<string, number>();
  return pieces.map((piece) => {
    const side = piece.slot.replace(/\d/g, '').charAt(0);
    if (piece.row !== row || piece.place >= 2) {
      return piece;
    }
    const index = counts.get(side) ?? 0;
    counts.set(side, index + 1);
    return { ...piece, slot: `${row}${side}${index}` };
  });
}

/**
 * If most entries have a place at one position of a row, the part at this position is a place in the others too, even
 * if unknown.
 */
export function withUsualPlaces<Entry extends Headed>(entries: readonly Entry[]): Entry[] {
  const usual = usualPosition(entries);
  if (usual === undefined) {
    return [...entries];
  }
  return entries.map((entry) => {
    if (!isHead(entry)) {
      return entry;
    }
    const piece = entry.pieces.find((each) => positionOf(each, entry.pieces) === usual);
    const names = entry.pieces.filter(({ place }) => place < 2).length;
    const hasPlace = entry.pieces.some(({ row, place }) => row === piece?.row && place >= 2);
    if (piece === undefined || hasPlace || names < 3 || !isTown(piece.text)) {
      return entry;
    }
    const side = piece.slot.replace(/\d/g, '').charAt(0);
    const place = { ...piece, place: 2, slot: `${piece.row}${side}place` };
    const pieces = entry.pieces.map((each) => (each === piece ? place : each));
    return { ...entry, pieces: renamed(pieces, piece.row) };
  });
}
