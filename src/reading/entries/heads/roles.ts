import { readDegree } from '../../propose/degrees';
import { isBareDegree, isDegree, isDepartment, schoolEvidence } from '../text/evidence';
import { lexicon } from '../text/lexicon';
import { splitAtCommas } from '../text/split-at-commas';
import type { Piece } from './slots';

/** How strongly a text suggests a kind of name. */
export type Evidence = (text: string) => number;

/** The two names of an entry: position and company, or degree and school. */
export interface Names {
  what: Piece | undefined;
  where: Piece | undefined;
  /** Whether they are where the entry's own words suggest, and not where the other entries have theirs. */
  areElsewhere?: boolean;
}

type Slot = string | undefined;

/** A pair of slots; `score` says how well it explains the entries. */
interface Reading {
  what: Slot;
  where: Slot;
  score: number;
}

export interface Hints {
  what: Evidence;
  where: Evidence;
}

const isName = ({ place, isAside }: Piece) => place < 2 && !isAside;

const pieceAt = (pieces: readonly Piece[], slot: Slot) =>
  pieces.find((piece) => piece.slot === slot && isName(piece));

const bounded = (value: number) => Math.max(-2, Math.min(2, value));

/** How strongly the words and the context of a piece suggest `what` rather than `where`. */
function leaning(piece: Piece, { what, where }: Hints): number {
  const words = bounded(what(piece.text)) - bounded(where(piece.text));
  const at = piece.at === 'after' ? 2 : piece.at === 'before' ? -2 : 0;
  const place = piece.hasPlaceBeside && !piece.hasDate ? -0.6 : piece.hasPlaceBeside ? -0.3 : 0;
  return words + at + place - 0.8 * piece.place;
}

/** How well a piece explains an entry as the one name and as the other; no piece is worth 0. */
const scoreOfWhat = (piece: Piece, hints: Hints) =>
  1.5 + leaning(piece, hints) - 0.35 * piece.row - 0.8 * piece.place - depth(piece);
const scoreOfWhere = (piece: Piece, hints: Hints) =>
  1.5 - leaning(piece, hints) - 1.6 * piece.place - 0.35 * piece.row - depth(piece);

/** A penalty for parts that follow others in a cell, because they are weaker evidence. */
const depth = (piece: Piece) => 0.15 * Number(piece.slot.replace(/\D/g, '').slice(1));

/** The pair of slots that explains the entries best. Each slot is judged on its own, as there may be very many pairs. */
function bestReading(entries: readonly (readonly Piece[])[], hints: Hints): Reading {
  const whats = new Map<Slot, number>([[undefined, 0]]);
  const wheres = new Map<Slot, number>([[undefined, 0]]);
  const add = (scores: Map<Slot, number>, slot: Slot, score: number) =>
    scores.set(slot, (scores.get(slot) ?? 0) + score);
  for (const pieces of entries) {
    const first = new Map(
      pieces
        .filter(isName)
        .toReversed()
        .map((piece) => [piece.slot, piece]),
    );
    for (const piece of [...first.values()].toReversed()) {
      add(whats, piece.slot, scoreOfWhat(piece, hints));
      add(wheres, piece.slot, scoreOfWhere(piece, hints));
    }
  }
  const bestWheres = [...wheres].sort(([, a], [, b]) => b - a).slice(0, 2);
  const pairs = [...whats].map(([what, own]): Reading => {
    const other = bestWheres.find(([where]) => where === undefined || where !== what);
    const [where, score] = other ?? [undefined, 0];
    return { what, where, score: own + score };
  });
  return pairs.reduce((best, pair) => (pair.score > best.score ? pair : best));
}

/** By how much an entry's own words must contradict the reading of all entries. */
const contradiction = 4.5;

/** The names in an entry according to the best reading of all entries, unless its own words clearly contradict it. */
function namesOf(pieces: readonly Piece[], best: Reading, hints: Hints, ignoresPlaces: boolean): Names {
  const judged = ignoresPlaces ? pieces.map((piece) => ({ ...piece, hasPlaceBeside: false })) : pieces;
  const own = bestReading([judged], hints);
  const byAll = { what: pieceAt(pieces, best.what), where: pieceAt(pieces, best.where) };
  const [what, where] = [pieceAt(judged, best.what), pieceAt(judged, best.where)];
  const allScore = (what ? scoreOfWhat(what, hints) : 0) + (where ? scoreOfWhere(where, hints) : 0);
  const isIncomplete = byAll.what === undefined || byAll.where === undefined;
  const least = allScore + (isIncomplete ? 1 : contradiction);
  const isStronger = own.score > least;
  const chosen = isStronger ? { what: pieceAt(pieces, own.what), where: pieceAt(pieces, own.where) } : byAll;
  const labelled = pieces.find((piece) => piece.isLabelled && piece.at === 'after' && isName(piece));
  return {
    what: labelled && labelled !== chosen.where ? labelled : chosen.what,
    where: chosen.where,
    areElsewhere: chosen.what !== byAll.what || chosen.where !== byAll.where,
  };
}

/** Assigns the names in each entry by the reading that explains all entries best. `score` says how well it does. */
export function readNames(
  entries: readonly (readonly Piece[])[],
  hints: Hints,
): { names: Names[]; score: number } {
  const best = bestReading(entries, hints);
  // Where places usually stand beside the degree or the position, they do not make it a school or a company.
  const besidePlaces = entries.filter((pieces) => pieceAt(pieces, best.what)?.hasPlaceBeside).length;
  const ignoresPlaces = besidePlaces * 2 > entries.length;
  return { names: entries.map((pieces) => namesOf(pieces, best, hints, ignoresPlaces)), score: best.score };
}

/** Words such as `Gesellschaft` occur in names of both kinds. */
const clear = 0.5;

/** Whether a text consists of both names: `MSc in Physics, University of Leeds`. */
export function holdsBoth(text: string, { what, where }: Hints): boolean {
  const leanings = splitAtCommas(text).map((part) => what(part) - where(part));
  return Math.max(...leanings) > clear && Math.min(...leanings) < -clear;
}

/** Which of the two names comes first if both are in the same row. */
export type Order = 'what' | 'where';

/**
 * Joins what commas split into more than two parts, so that two names are left: `Major, Squadron Commander` and
 * `British Army`.
 */
export function joinNames(pieces: readonly Piece[], hints: Hints, order: Order): Piece[] {
  const rows = new Set(pieces.map(({ slot }) => slot.slice(0, 2)));
  return [...rows].flatMap((row) => {
    const inRow = withoutDepartment(pieces.filter(({ slot }) => slot.startsWith(row)));
    const names = inRow.filter(isName);
    return names.length < 3
      ? inRow
      : [...joined(names, hints, order), ...inRow.filter((piece) => !isName(piece))];
  });
}

/** Puts the department between a position and its employer aside: `Lecturer, Department of Music, Leeside University`. */
function withoutDepartment(pieces: readonly Piece[]): Piece[] {
  const names = pieces.filter(isName);
  const [, department, employer] = names;
  const isBetween =
    names.length > 2 && department !== undefined && employer !== undefined && isDepartment(department.text);
  return isBetween && schoolEvidence(employer.text) > 0
    ? pieces.map((piece) => (piece === department ? { ...piece, isAside: true } : piece))
    : [...pieces];
}

const fieldLabels = lexicon('fieldLabels');

/** Whether a text is a degree without a field: `Diplom-Ingenieur (FH)`, `Bachelor of Engineering`. */
function isOpen(text: string): boolean {
  const read = isDegree(text) ? readDegree(text) : undefined;
  return read !== undefined && (read.fieldOfStudy === undefined || read.isFaculty);
}

function joined(names: readonly Piece[], hints: Hints, order: Order): Piece[] {
  const sign = order === 'what' ? 1 : -1;
  const leanings = names.map(({ text }) => sign * (hints.what(text) - hints.where(text)));
  // What comes between a degree without a field and its school is the field: `Diplom, Physik, Hochschule Jena`.
  const isOpenDegree = order === 'what' && isOpen(names[0]?.text ?? '');
  const isNeutral = (leaning = 0) => Math.abs(leaning) < clear;
  const isSchool = (leaning: number) => leaning < 0 && !isNeutral(leaning);
  const cuts = names.slice(1).map((piece, index) => {
    const before = leanings.slice(0, index + 1).reduce((sum, leaning) => sum + leaning, 0);
    const after = leanings.slice(index + 1).reduce((sum, leaning) => sum + leaning, 0);
    const isSmall = /^\p{Ll}/u.test(piece.text);
    // The field of study follows the abbreviation of a degree: `PhD, Physical Geography`.
    const isBare = index === 0 && order === 'what' && isBareDegree(names[0]?.text ?? '');
    const isField =
      isBare ||
      (order === 'what' && fieldLabels.begins(piece.text)) ||
      (index === 0 && isOpenDegree && isNeutral(leanings[1]) && leanings.slice(2).some(isSchool));
    return { at: index + 1, value: before - after - (isSmall || isField ? 1 : 0) - index * 0.01 };
  });
  const best = cuts.toSorted((a, b) => b.value - a.value)[0]?.at ?? 1;
  return [names.slice(0, best), names.slice(best)].flatMap((group, index) => {
    const [first] = group;
    const slot = first === undefined ? '' : `${first.slot.slice(0, 2)}${index}`;
    return first === undefined ? [] : [{ ...first, slot, text: group.map(({ text }) => text).join(', ') }];
  });
}
