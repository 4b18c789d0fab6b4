import { orUndefined } from '../or-undefined';
import { joined, type OutlineEntry, outlineEntry, outlinePeriod } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, paperPeriod, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

type School = Entry<'education'>;

const outlineOf = (school: School): OutlineEntry =>
  outlineEntry(
    `${school.degree}, ${school.fieldOfStudy}`,
    {
      details: [
        joined(school.institution, school.location),
        outlinePeriod(school),
        joined(school.honors, school.gpa && `Grade: ${school.gpa}`),
      ],
      paragraphs: [school.description],
      points: [...school.achievements, ...school.activities],
    },
    { Coursework: school.relevantCoursework },
  );

const paperOf = (school: School): PaperEntry =>
  paperEntry([school.fieldOfStudy, school.institution, school.description], {
    period: paperPeriod(school),
    title: `${school.degree} in ${school.fieldOfStudy}`,
    where: present([school.institution, school.location]).join(', '),
    facts: present([school.honors, gradeOf(school)]),
    paragraphs: paragraphsOf(school.description),
    points: [...school.achievements, ...school.activities],
    words: school.relevantCoursework,
  });

/** Adds a label to a numeric grade; grades in words are self-explanatory. */
const gradeOf = ({ gpa }: School) => (gpa && /^\d/.test(gpa) ? `GPA ${gpa}` : gpa);

const resumeOf = (education: School) => ({
  institution: education.institution,
  area: education.fieldOfStudy,
  studyType: education.degree,
  startDate: education.startDate,
  endDate: orUndefined(education.endDate),
  score: orUndefined(education.gpa),
  courses: education.relevantCoursework,
});

const awardOf = ({ honors, institution, endDate }: School) =>
  honors ? [{ title: honors, awarder: institution, date: orUndefined(endDate) }] : [];

export const education: SectionDocuments<'education'> = {
  title: 'Education',
  outline: outlineOf,
  typeset: (schools) => paperEntries(schools.map(paperOf)),
  resume: (schools) => ({ education: schools.map(resumeOf), awards: schools.flatMap(awardOf) }),
};
