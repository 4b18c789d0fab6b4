import { countText } from '../contracts/count-text';
import { dateText } from '../contracts/date-text';
import { mailtoHref } from '../contracts/email-address';
import { namelessTitle } from '../contracts/profile';
import { telephoneHref } from '../contracts/telephone';
import { validity } from './dates';
import { checkAddress, readableAddress, webHref } from './links';
import type { Entry, Portfolio } from './portfolio';
import { originText } from './testimonial-origin';
import { uriOf } from './uri';

/** A text that may be a link. */
export interface OutlineLink {
  text: string;
  /** Safe, and in ASCII. */
  href?: string | undefined;
}

export interface OutlineEntry {
  heading: string;
  /** Short lines below the heading: with whom, where, when. */
  details: string[];
  /** Texts that may have several lines. */
  paragraphs: string[];
  points: string[];
  /** Lists of words with their labels. */
  lists: { label: string; words: string[] }[];
  link?: OutlineLink | undefined;
}

interface OutlineSection {
  /** The section of the page that it belongs to. */
  key: string;
  title: string;
  entries: OutlineEntry[];
}

/** A portfolio as text, for formats with headings, paragraphs and lists. */
export interface Outline {
  name: string;
  /** Role and location. */
  details: string[];
  about: string;
  /** Begins with the address of the page. */
  contacts: { label: string; link: OutlineLink; note: string }[];
  sections: OutlineSection[];
}

/**
 * The portfolio in the order that applicant tracking systems expect, or in that of the link that it is opened through.
 * Name and contacts always come first.
 * @param canonical the address of the page
 * @param today `YYYY-MM-DD`; decides which certificates have expired
 */
export function outlineOf(portfolio: Portfolio, canonical: string, today: string): Outline {
  const { workExperience, education, certifications, skills, testimonials, facts } = portfolio;
  const sections: OutlineSection[] = [
    { key: 'workExperience', title: 'Experience', entries: workExperience.map(jobOf) },
    { key: 'education', title: 'Education', entries: education.map(schoolOf) },
    {
      key: 'education',
      title: 'Certifications',
      entries: certifications.map((each) => certificateOf(each, today)),
    },
    { key: 'skills', title: 'Skills', entries: skills.map(skillOf) },
    {
      key: 'testimonials',
      title: 'In their words',
      entries: testimonials.map((each) => testimonialOf(each, canonical)),
    },
    { key: 'facts', title: 'Also true', entries: facts.map(factOf) },
  ];
  return {
    name: portfolio.displayName || namelessTitle,
    details: [portfolio.jobTitle, portfolio.location].filter(Boolean),
    about: portfolio.bio,
    contacts: contactsOf(portfolio, canonical),
    sections: inOrder(sections, portfolio.sectionOrder).filter(({ entries }) => entries.length > 0),
  };
}

/** Sections in `order` come first. */
function inOrder(sections: OutlineSection[], order: string[] = []): OutlineSection[] {
  const placeOf = ({ key }: OutlineSection) => {
    const place = order.indexOf(key);
    return place < 0 ? order.length : place;
  };
  return sections.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An entry without empty parts. */
function entry(
  heading: string,
  parts: Partial<Record<'details' | 'paragraphs' | 'points', Text[]>>,
  lists: Lists = {},
) {
  const nonEmpty = (texts: Text[] = []) => texts.flatMap((text) => text || []);
  return {
    heading,
    details: nonEmpty(parts.details),
    paragraphs: nonEmpty(parts.paragraphs),
    points: nonEmpty(parts.points),
    lists: Object.entries(lists).flatMap(([label, words]) => (words.length > 0 ? [{ label, words }] : [])),
  };
}

type Text = string | null | undefined | false;
type Lists = Record<string, string[]>;

/** 'Other' says nothing where the choices beside it are not seen. */
const named = (choice: Text): Text => choice !== 'Other' && choice;

const joined = (...texts: Text[]) => texts.filter(Boolean).join(', ');

function periodOf({
  startDate,
  endDate,
  isCurrent,
}: Pick<Entry<'workExperience'>, 'startDate' | 'endDate' | 'isCurrent'>) {
  const end = isCurrent ? 'today' : endDate && endDate !== startDate && dateText(endDate);
  return end ? `${dateText(startDate)} – ${end}` : dateText(startDate);
}

const jobOf = (job: Entry<'workExperience'>): OutlineEntry =>
  entry(
    job.position,
    {
      details: [
        joined(job.company, job.location),
        periodOf(job),
        joined(job.employmentType, named(job.industry), job.companySize),
      ],
      paragraphs: [job.description],
      points: job.achievements,
    },
    { Technologies: job.technologies },
  );

const schoolOf = (school: Entry<'education'>): OutlineEntry =>
  entry(
    `${school.degree}, ${school.fieldOfStudy}`,
    {
      details: [
        joined(school.institution, school.location),
        periodOf(school),
        joined(school.honors, school.gpa && `Grade: ${school.gpa}`),
      ],
      paragraphs: [school.description],
      points: [...school.achievements, ...school.activities],
    },
    { Coursework: school.relevantCoursework },
  );

function certificateOf(certificate: Entry<'certifications'>, today: string): OutlineEntry {
  const { name, issuer, issueDate, expiryDate, credentialId, credentialUrl, category, level } = certificate;
  const made = entry(
    name,
    {
      details: [
        issuer,
        joined(dateText(issueDate), expiryDate && validity(expiryDate, today)),
        joined(named(category), level, credentialId && `ID ${credentialId}`),
      ],
      paragraphs: [certificate.description],
    },
    { Skills: certificate.skills },
  );
  return { ...made, link: credentialUrl ? linkOf(credentialUrl) : undefined };
}

const skillOf = (skill: Entry<'skills'>): OutlineEntry =>
  entry(
    skill.name,
    {
      details: [
        joined(
          named(skill.category),
          skill.proficiency,
          skill.yearsOfExperience !== null && countText(skill.yearsOfExperience, 'year'),
        ),
      ],
      paragraphs: [skill.description],
      points: skill.certifications.map(({ name, issuer, date }) =>
        joined(name, issuer, date && dateText(date)),
      ),
    },
    { Projects: skill.projects },
  );

const testimonialOf = (testimonial: Entry<'testimonials'>, canonical: string): OutlineEntry => {
  const check = checkAddress(testimonial, canonical);
  return {
    ...entry(testimonial.name, {
      details: [
        joined(testimonial.role, testimonial.company, testimonial.location),
        joined(dateText(testimonial.date), `${testimonial.rating} of 5 stars`),
        check ? 'Confirmed by its author, as can be checked at:' : originText(testimonial),
      ],
      paragraphs: [testimonial.content],
    }),
    link: check ? { text: readableAddress(check), href: check } : undefined,
  };
};

const factOf = ({ emoji, fact }: Portfolio['facts'][number]): OutlineEntry =>
  entry('', { paragraphs: [`${emoji} ${fact}`.trim()] });

function linkOf(text: string): OutlineLink {
  const href = uriOf(text);
  return href ? { text: readableAddress(webHref(text) ?? href), href } : { text };
}

function contactsOf({ contacts, addresses }: Portfolio, canonical: string): Outline['contacts'] {
  return [
    { label: 'Portfolio', link: { text: readableAddress(canonical), href: uriOf(canonical) }, note: '' },
    ...contacts.map(({ type, label, value, description }) => ({
      label,
      link: directly(type, value),
      note: description ?? '',
    })),
    ...addresses.map(({ label, street, postalCode, city, state, country, description }) => ({
      label,
      link: { text: joined(street, city, city === state ? '' : state, postalCode, country) },
      note: description ?? '',
    })),
  ];
}

function directly(type: Entry<'contacts'>['type'], value: string): OutlineLink {
  switch (type) {
    case 'email':
      return { text: value, href: mailtoHref(value) };
    case 'phone':
      return { text: value, href: telephoneHref(value) };
    default:
      return linkOf(value);
  }
}
