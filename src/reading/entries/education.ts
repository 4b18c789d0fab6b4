import type { DocumentSection } from '../layout-types';
import { readDegree } from '../propose/degrees';
import type { Period, ReadEducation } from '../reading';
import { bodyOf, listOf } from './body';
import type { DateOptions } from './dates/date-forms';
import { doubtsAboutEducation } from './doubts';
import { type EntryParts, type NamedEntry, readNamedEntries } from './heads/entry-heads';
import { isAddress, type Piece } from './heads/slots';
import { beginsDegree, degreeEvidence, schoolEvidence } from './text/evidence';
import { type Label, labelOf } from './text/labels';
import { lexicon } from './text/lexicon';
import { gradeIn, splitRemark } from './text/remarks';

const honours = lexicon('honours');

/** A single date is the one on which the degree was obtained. */
const periodOf = ({ period, isRange }: EntryParts): Period | undefined =>
  period === undefined || isRange || period.end === undefined ? period : { end: period.end };

const mayBeDegree = (text: string) => text.length < 90;

/** Whether degrees are the first bullets of the entries, below their schools. */
function areInBullets(entries: readonly NamedEntry[]): boolean {
  const firsts = entries.flatMap(({ parts, names }) =>
    names.what === undefined ? bodyOf(parts.body, parts.x).achievements.slice(0, 1) : [],
  );
  return firsts.filter((text) => beginsDegree(text) && mayBeDegree(text)).length * 2 >= entries.length;
}

function educationOf({ parts, names }: NamedEntry, inBullets: boolean): ReadEducation {
  const { pieces } = parts;
  const isOther = (piece: Piece) => piece !== names.what && piece !== names.where;
  const place =
    pieces.find((piece) => piece.place >= 2 && isOther(piece)) ??
    pieces.find((piece) => piece.place >= 1 && isOther(piece));
  const body = bodyOf(parts.body, parts.x);
  const degreeInBody =
    names.what === undefined
      ? body.achievements.find(
          (text, index) =>
            (beginsDegree(text) || (inBullets && index === 0 && !text.includes(': '))) && mayBeDegree(text),
        )
      : undefined;
  const what = splitRemark(names.what?.text ?? degreeInBody ?? '');
  const where = splitRemark(names.where?.text ?? '');
  const degree = what.name === '' ? undefined : what.name;
  const remarks = [what.remark, where.remark].flatMap((remark) => remark?.split('; ') ?? []);
  const heads = pieces
    .filter((piece) => isOther(piece) && piece !== place && !isAddress(piece.text))
    .map(({ text }) => text)
    .concat(remarks);
  const labelled = [
    ...body.labelled,
    ...heads.flatMap((text) => labelOf(text, ['grade', 'honours', 'field', 'coursework']) ?? []),
  ];
  const values = (kind: Label) => labelled.filter((found) => found.kind === kind).map(({ value }) => value);
  const plain = heads.filter(
    (text) => labelOf(text, ['grade', 'honours', 'field', 'coursework']) === undefined,
  );
  const honour = plain.find((text) => honours.has(text));
  const read = degree === undefined ? undefined : readDegree(degree);
  const named = values('field')[0] ?? (read?.isFaculty ? undefined : read?.fieldOfStudy);
  const isAside = (text: string) => pieces.some((piece) => piece.isAside && piece.text === text);
  const isBesideDegree = (text: string) =>
    pieces.some((piece) => piece.text === text && piece.row === names.what?.row);
  const isOutside = (text: string) => remarks.includes(text) || isAside(text);
  const headOfField =
    named === undefined
      ? plain.find(
          (text) =>
            text !== honour &&
            !/\d/.test(text) &&
            !isOutside(text) &&
            (read?.isFaculty !== true || isBesideDegree(text)),
        )
      : undefined;
  const field =
    named ??
    // The degree is in the margin, with the full title beside it.
    (headOfField !== undefined && beginsDegree(headOfField)
      ? readDegree(headOfField)?.fieldOfStudy
      : undefined) ??
    headOfField ??
    read?.fieldOfStudy;
  const isGrade = (text: string) => isOutside(text) && gradeIn(text) !== undefined;
  const description = [
    ...plain.filter((text) => text !== honour && text !== headOfField && !isGrade(text)),
    ...body.description,
  ];
  return {
    degree,
    institution: where.name === '' ? undefined : where.name,
    fieldOfStudy: field,
    location: place?.text,
    ...periodOf(parts),
    grade:
      values('grade')[0] ??
      heads
        .filter(isOutside)
        .map(gradeIn)
        .find((grade) => grade !== undefined),
    honours: values('honours')[0] ?? honour,
    coursework: values('coursework').flatMap(listOf),
    activities: values('activities').flatMap(listOf),
    achievements: body.achievements.filter((text) => text !== degreeInBody),
    description: description.length === 0 ? undefined : description.join('\n'),
    doubtful: names.areElsewhere ? ['degree', 'institution'] : [],
    confidence: 0.85,
    lines: parts.cells.map(({ source }) => source),
  };
}

/** A wider gap parts a degree from the school above it. */
const widestInStudies = 1.6;

/** Whether an entry is only a degree, right below another degree of the same school: `MSc Physics (2012)`, `BSc Physics (2010)`. */
function isAnotherDegree({ parts: { head }, names }: NamedEntry, above: NamedEntry | undefined): boolean {
  const { what, where } = above?.names ?? {};
  return (
    above?.parts.body.length === 0 &&
    where !== undefined &&
    where.row < (what?.row ?? 0) &&
    names.where === undefined &&
    head.length === 1 &&
    (head[0]?.row.gapAbove ?? 0) < widestInStudies &&
    beginsDegree(names.what?.text ?? '')
  );
}

/** Gives each degree that is below another one the school that both are from. */
function withSharedSchools(entries: readonly NamedEntry[]): NamedEntry[] {
  const found: NamedEntry[] = [];
  let first: NamedEntry | undefined;
  for (const entry of entries) {
    const isAnother = isAnotherDegree(entry, first);
    found.push(isAnother ? { ...entry, names: { ...entry.names, where: first?.names.where } } : entry);
    if (!isAnother) first = entry;
  }
  return found;
}

/** Reads the degrees and schools from the sections about education. */
export function readEducation(sections: readonly DocumentSection[], options: DateOptions): ReadEducation[] {
  const entries = withSharedSchools(
    readNamedEntries(sections, 'education', options, { what: degreeEvidence, where: schoolEvidence }),
  );
  const inBullets = areInBullets(entries);
  return entries
    .map((entry) => educationOf(entry, inBullets))
    .filter(({ degree, institution }) => degree !== undefined || institution !== undefined)
    .map((education) => ({
      ...education,
      doubtful: [...new Set([...education.doubtful, ...doubtsAboutEducation(education)])],
    }));
}
