import type { DocumentSection, LaidOutDocument } from '../layout-types';
import { withoutClosingLines } from './closing-lines';
import { findDates } from './dates';
import { isDegree, positionEvidence } from './evidence';
import { wordsOf } from './lexicon';
import { findPhones } from './phones';

/** Lists of skills have short lines. */
const longestSkillLine = 5;

const textsOf = ({ rows }: DocumentSection) => rows.flatMap(({ cells }) => cells.map(({ text }) => text));

/** Whether a section says how to reach somebody, under a heading that promises something else: `About`. */
function isContact(section: DocumentSection): boolean {
  const texts = textsOf(section);
  const reaches = texts.some((text) => text.includes('@') || findPhones(text).length > 0);
  return reaches && texts.every((text) => wordsOf(text).length < 8);
}

/** Whether a section only lists words, as lists of skills do under headings of their own: `Welding`, `Tools`. */
function isListOfSkills(section: DocumentSection): boolean {
  const texts = textsOf(section);
  return (
    section.title !== undefined &&
    texts.length > 1 &&
    texts.every(
      (text) =>
        wordsOf(text).length <= longestSkillLine &&
        !/[@:.!?]|\d{3}/.test(text) &&
        findDates(text).length === 0 &&
        positionEvidence(text) === 0 &&
        !isDegree(text),
    )
  );
}

/** Gives sections the kinds that their text tells where their headings do not. */
export function settleSections(document: LaidOutDocument): LaidOutDocument {
  const hasSkills = document.sections.some(({ kind }) => kind === 'skills');
  const sections = withoutClosingLines(document.sections).map((section): DocumentSection => {
    if (section.kind === 'summary' && isContact(section)) {
      return { ...section, kind: 'contact' };
    }
    return section.kind === 'other' && !hasSkills && isListOfSkills(section)
      ? { ...section, kind: 'skills' }
      : section;
  });
  return { ...document, sections };
}
