import type { ImportableSection, ProposedEntry } from '../../contracts/cv-import';
import { contact } from '../../contracts/sections/contact';
import type {
  ReadAddress,
  ReadCertification,
  ReadContact,
  ReadEducation,
  ReadSkill,
  ReadTestimonial,
  ReadValue,
  ReadWork,
} from '../reading';
import { categoryOfCertification, categoryOfSkill } from './categories';
import { fitContact } from './contacts';
import { fitPeriod } from './dates';
import { readDegree } from './degrees';
import { readLevel } from './levels';

type Values<S extends ImportableSection> = ProposedEntry<S>['values'];

/** An entry before its texts are fitted to the limits of its section. */
export interface Draft<V> {
  values: V;
  uncertain?: string[];
  printed?: Record<string, string>;
  /** Texts that the section has no field for. */
  left?: string[];
}

export function draftWork(work: ReadWork): Draft<Values<'workExperience'>> {
  const { company, position, location, description, achievements, technologies, doubtful } = work;
  const { values, uncertain, printed, left } = fitPeriod(work);
  return {
    values: { company, position, location, ...values, description, achievements, technologies },
    uncertain: [...doubtful, ...uncertain],
    printed,
    left,
  };
}

/** A printed degree of no known kind becomes the field of study, which it names in most cases. */
export function draftEducation(education: ReadEducation): Draft<Values<'education'>> {
  const { institution, degree, location, grade, honours, description, coursework, activities } = education;
  const { values, uncertain, printed, left } = fitPeriod(education);
  const read = degree === undefined ? undefined : readDegree(degree);
  const field = education.fieldOfStudy ?? (read ? read.fieldOfStudy : degree);
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
    printed: { ...printed, ...(degree === undefined ? {} : { degree }) },
    left: degree === undefined || read || isGuessed ? left : [...left, degree],
  };
}

export function draftCertification(certification: ReadCertification): Draft<Values<'certifications'>> {
  const { name, issuer, credentialId, url, description, doubtful } = certification;
  const { values, uncertain, printed, left } = fitPeriod({
    start: certification.date,
    end: certification.expiry,
  });
  const category = categoryOfCertification(name, issuer);
  const renamed: Record<string, string> = { startDate: 'issueDate', endDate: 'expiryDate' };
  return {
    values: {
      name,
      issuer,
      issueDate: values.startDate,
      expiryDate: values.endDate,
      category: category ?? 'Professional',
      credentialId,
      credentialUrl: url,
      description,
    },
    uncertain: [
      ...doubtful,
      ...uncertain.map((field) => renamed[field] ?? field),
      ...(category ? [] : ['category']),
    ],
    printed: Object.fromEntries(
      Object.entries(printed).map(([field, text]) => [renamed[field] ?? field, text]),
    ),
    left,
  };
}

/** A level that is more specific than the section's four is also kept as the description. */
export function draftSkill({ name, group, level, years }: ReadSkill): Draft<Values<'skills'>> {
  const category = categoryOfSkill(name, group);
  const proficiency = level === undefined ? undefined : readLevel(level);
  const isExact = level === undefined || level === proficiency || !/\p{L}/u.test(level);
  return {
    values: {
      name,
      category: category ?? 'Other',
      proficiency: proficiency ?? 'Intermediate',
      yearsOfExperience: years === undefined ? undefined : Math.floor(years),
      description: isExact ? undefined : level,
    },
    uncertain: [...(category ? [] : ['category']), ...(proficiency ? [] : ['proficiency'])],
    printed: {
      ...(group === undefined ? {} : { category: group }),
      ...(level === undefined ? {} : { proficiency: level }),
    },
  };
}

export function draftContact(read: ReadContact): Draft<Values<'contacts'>> {
  const values = fitContact(read);
  const isValid = contact.check({ ...values, isPrimary: false, description: null }).length === 0;
  return isValid ? { values } : { values: {} };
}

/** An address in a CV is a home address, which stays private unless its owner decides otherwise. */
export const draftAddress = ({
  street,
  city,
  state,
  postalCode,
  country,
}: ReadAddress): Draft<Values<'addresses'>> => ({
  values: { type: 'home', label: 'Home', street, city, state, postalCode, country },
  uncertain: ['type', ...(country ? [] : ['country'])],
});

export const draftFact = ({ value }: ReadValue): Draft<Values<'facts'>> => ({ values: { fact: value } });

export const draftTestimonial = ({
  name,
  role,
  company,
  content,
}: ReadTestimonial): Draft<Values<'testimonials'>> => ({ values: { name, role, company, content } });
