import { readDegree } from '../../propose/degrees';
import { placeEvidence } from '../places/places';
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
}

interface Reading {
  what: string | undefined;
  where: string | undefined;
  score: number;
}

export interface Hints {
  what: Evidence;
  where: Evidence;
}

const isName = ({ place, isAside }: Piece) => place < 2 && !isAside;

const pieceAt = (pieces: readonly Piece[], slot: string | undefined) =>
  pieces.find((piece) => piece.slot === slot && isName(piece));

const bounded = (value: number) => Math.max(-2, Math.min(2, value));

/** How strongly the words and the context of a piece suggest `what` rather than `where`. */
function leaning(piece: Piece, { what, where }: Hints): number {
  const words = bounded(what(piece.text)) - bounded(where(piece.text));
  const at = piece.at === 'after' ? 2 : piece.at === 'before' ? -2 : 0;
  const place = piece.hasPlaceBeside && !piece.hasDate ? -0.6 : piece.hasPlaceBeside ? -0.3 : 0;
  return words + at + place - 0.8 * piece.place;
}

/** How well a pair of slots explains all entries. */
function scoreOf(
  entries: readonly (readonly Piece[])[],
  reading: Omit<Reading, 'score'>,
  hints: Hints,
): number {
  let score = 0;
  for (const pieces of entries) {
    const what = pieceAt(pieces, reading.what);
    const where = pieceAt(pieces, reading.where);
    score +=
      what === undefined ? 0 : 1.5 + leaning(what, hints) - 0.35 * what.row - 0.8 * what.place - depth(what);
    score +=
      where === undefined
        ? 0
        : 1.5 - leaning(where, hints) - 1.6 * where.place - 0.35 * where.row - depth(where);
  }
  return score;
}

/** A penalty for parts that follow others in a cell, because they are weaker evidence. */
const depth = (piece: Piece) => 0.15 * Number(piece.slot.replace(/\D/g, '').slice(1));

function readingsOf(entries: readonly (readonly Piece[])[], hints: Hints): Reading[] {
  const slots = [...new Set(entries.flatMap((pieces) => pieces.filter(isName).map(({ slot }) => slot)))];
  const choices = [undefined, ...slots];
  return choices
    .flatMap((what) =>
      choices.filter((where) => where === undefined || where !== what).map((where) => ({ what, where })),
    )
    .map((reading) => ({ ...reading, score: scoreOf(entries, reading, hints) }))
    .sort((a, b) => b.score - a.score);
}

/** By how much an entry's own words must contradict the reading of all entries. */
const contradiction = 4.5;

/** The names in an entry according to the best reading of all entries, unless its own words clearly contradict it. */
function namesOf(pieces: readonly Piece[], best: Reading, hints: Hints, ignoresPlaces: boolean): Names {
  const judged = ignoresPlaces ? pieces.map((piece) => ({ ...piece, hasPlaceBeside: false })) : pieces;
  const own = readingsOf([judged], hints).at(0);
  const byAll = { what: pieceAt(pieces, best.what), where: pieceAt(pieces, best.where) };
  const allScore = scoreOf([judged], best, hints);
  const isIncomplete = byAll.what === undefined || byAll.where === undefined;
  const least = allScore + (isIncomplete ? 1 : contradiction);
  const isStronger = own !== undefined && own.score > least;
  const chosen = isStronger ? { what: pieceAt(pieces, own.what), where: pieceAt(pieces, own.where) } : byAll;
  const labelled = pieces.find((piece) => piece.isLabelled && piece.at === 'after' && isName(piece));
  return {
    what: labelled && labelled !== chosen.where ? labelled : chosen.what,
    where: chosen.where,
  };
}

/** Assigns the names in each entry by the reading that explains all entries best. `score` says how well it does. */
export function readNames(
  entries: readonly (readonly Piece[])[],
  hints: Hints,
): { names: Names[]; score: number } {
  const readings = readingsOf(entries, hints);
  const [best] = readings;
  if (best === undefined) {
    const names = entries.map(() => ({ what: undefined, where: undefined }));
    return { names, score: 0 };
  }
  // Where places usually stand beside the degree or the position, they do not make it a school or a company.
  const besidePlaces = entries.filter((pieces) => pieceAt(pieces, best.what)?.hasPlaceBeside).length;
  const ignoresPlaces = besidePlaces * 2 > entries.length;
  const namesTowns = entries.every((pieces) => pieceAt(pieces, best.where)?.hasPlaceBeside !== true);
  const names = entries.map((pieces) => namesOf(pieces, best, hints, ignoresPlaces));
  return {
    names: namesTowns ? names.map((own, index) => withTownAsName(own, entries[index] ?? [], best)) : names,
    score: best.score,
  };
}

/** A name that is also a town, where the other entries have only a name: `MBA, Wharton`. */
function withTownAsName(names: Names, pieces: readonly Piece[], { where: slot }: Reading): Names {
  if (names.what === undefined || names.where !== undefined || slot === undefined) return names;
  const towns = pieces.filter(({ place }) => place >= 2);
  const town = towns.find((piece) => piece.slot.slice(0, 2) === slot.slice(0, 2));
  return town !== undefined && towns.length === 1 && placeEvidence(town.text) < 2
    ? { ...names, where: town }
    : names;
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
