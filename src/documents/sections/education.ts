import { degreeText } from '../../words/degree-text';
import type { Words } from '../../words/words';
import { orUndefined } from '../or-undefined';
import { joined, type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

type School = Entry<'education'>;

const outlineOf = (school: School, words: Words): OutlineEntry =>
  outlineEntry(
    joined(school.degree && words.t(`choices.degrees.${school.degree}`), school.fieldOfStudy) ||
      (school.institution ?? ''),
    {
      details: [
        joined((school.degree ?? school.fieldOfStudy) && school.institution, school.location),
        words.periodText(school),
        joined(school.honors, school.gpa && words.t('page.entries.grade', { grade: school.gpa })),
      ],
      paragraphs: [school.description],
      points: [...school.achievements, ...school.activities],
    },
    { [words.t('choices.wordLists.Coursework')]: school.relevantCoursework },
  );

function paperOf(school: School, words: Words): PaperEntry {
  const degree = degreeText(school, words);
  return paperEntry([school.fieldOfStudy, school.institution, school.description], {
    period: words.periodText(school),
    title: degree || (school.institution ?? ''),
    where: present([degree && school.institution, school.location]).join(words.comma),
    facts: present([school.honors, gradeText(school, words)]),
    paragraphs: paragraphsOf(school.description),
    points: [...school.achievements, ...school.activities],
    words: { label: words.t('choices.wordLists.Coursework'), names: school.relevantCoursework },
  });
}

/** Adds a label to a numeric grade; grades in words are self-explanatory. */
export const gradeText = ({ gpa }: Pick<School, 'gpa'>, { t }: Words): string | null =>
  gpa && /^\d/.test(gpa) ? t('page.entries.gpa', { grade: gpa }) : gpa;

const resumeOf = (education: School) => ({
  institution: orUndefined(education.institution),
  area: orUndefined(education.fieldOfStudy),
  studyType: orUndefined(education.degree),
  startDate: orUndefined(education.startDate),
  endDate: orUndefined(education.endDate),
  score: orUndefined(education.gpa),
  courses: education.relevantCoursework,
});

const awardOf = ({ honors, institution, endDate }: School) =>
  honors ? [{ title: honors, awarder: orUndefined(institution), date: orUndefined(endDate) }] : [];

export const education: SectionDocuments<'education'> = {
  outline: (all, { words }) => all.map((school) => outlineOf(school, words)),
  typeset: (schools, { words }) => paperEntries(schools.map((school) => paperOf(school, words))),
  resume: (schools) => ({ education: schools.map(resumeOf), awards: schools.flatMap(awardOf) }),
};
