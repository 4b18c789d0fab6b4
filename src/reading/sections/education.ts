import type { ProposedValues } from '../../contracts/cv-import';
import { education as contract } from '../../contracts/sections/education';
import { fitPeriod } from '../propose/dates';
import { readDegree, readField } from '../propose/degrees';
import { fitter } from '../propose/fit';
import type { ReadEducation } from '../reading';
import type { Fields } from '../sources/fields';
import { periodOf, sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

/** A printed degree of no known kind becomes the field of study, which it names in most cases. */
function draftEducation(education: ReadEducation): Draft<ProposedValues<'education'>> {
  const { institution, degree, location, grade, honours, description, coursework, activities } = education;
  const { values, uncertain, left } = fitPeriod(education);
  const read = degree === undefined ? undefined : readDegree(degree);
  const field = education.fieldOfStudy ?? (read ? read.fieldOfStudy : degree && readField(degree));
  const isGuessed = degree !== undefined && !read && education.fieldOfStudy === undefined;
  return {
    values: {
      institution,
      degree: read?.degree,
      fieldOfStudy: field,
      location,
      ...values,
      gpa: grade,
      honors: honours,
      description,
      activities,
      relevantCoursework: coursework,
      achievements: education.achievements,
    },
    uncertain: [
      ...education.doubtful,
      ...uncertain,
      ...(read?.isApproximate ? ['degree'] : []),
      ...(isGuessed ? ['fieldOfStudy'] : []),
    ],
    printed: degree === undefined ? {} : { degree },
    left: degree === undefined || read || isGuessed ? left : [...left, degree],
  };
}

/** A single date is the one on which the degree was obtained. */
function periodOfStudy(entry: Fields) {
  const { start, ...rest } = periodOf(entry);
  return start === rest.end ? rest : { start, ...rest };
}

export const education: SectionReading<'education'> = {
  draftsOf: (reading) => drafted(reading.education, draftEducation),
  fit: fitter(contract.proposed.element.shape.values),
  isEntry: ({ institution, degree, fieldOfStudy }) => Boolean(institution || degree || fieldOfStudy),
  resume: {
    education: (entry, { education }) =>
      education.push({
        ...sure,
        institution: entry.text('institution'),
        degree: entry.text('studyType'),
        fieldOfStudy: entry.text('area'),
        location: entry.text('location'),
        ...periodOfStudy(entry),
        grade: entry.text('score'),
        description: entry.text('summary'),
        coursework: entry.texts('courses'),
        activities: [],
        achievements: entry.texts('highlights'),
        lines: entry.lines(),
      }),
  },
};
