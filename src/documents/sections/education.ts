import { periodText } from '../../contracts/date-text';
import { degreeText } from '../../contracts/sections/education';
import { orUndefined } from '../or-undefined';
import { joined, type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionDocuments } from './section-documents';

type School = Entry<'education'>;

const outlineOf = (school: School): OutlineEntry =>
  outlineEntry(
    degreeText(school, ', ') || (school.institution ?? ''),
    {
      details: [
        joined(degreeText(school) && school.institution, school.location),
        periodText(school, 'today'),
        joined(school.honors, school.gpa && `Grade: ${school.gpa}`),
      ],
      paragraphs: [school.description],
      points: [...school.achievements, ...school.activities],
    },
    { Coursework: school.relevantCoursework },
  );

const paperOf = (school: School): PaperEntry =>
  paperEntry([school.fieldOfStudy, school.institution, school.description], {
    period: periodText(school, 'today'),
    title: degreeText(school) || (school.institution ?? ''),
    where: present([degreeText(school) && school.institution, school.location]).join(', '),
    facts: present([school.honors, gradeOf(school)]),
    paragraphs: paragraphsOf(school.description),
    points: [...school.achievements, ...school.activities],
    words: { label: 'Coursework', names: school.relevantCoursework },
  });

/** Adds a label to a numeric grade; grades in words are self-explanatory. */
const gradeOf = ({ gpa }: School) => (gpa && /^\d/.test(gpa) ? `GPA ${gpa}` : gpa);

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
  title: 'Education',
  outline: (all) => all.map(outlineOf),
  typeset: (schools) => paperEntries(schools.map(paperOf)),
  resume: (schools) => ({ education: schools.map(resumeOf), awards: schools.flatMap(awardOf) }),
};
