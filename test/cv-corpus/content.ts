import { type DateForm, datePrinted, printDate, printPeriod } from './dates';
import type { Person, Study } from './person';
import type { Truth } from './truth';
import { type Heading, words } from './words';

/** What varies from document to document of one layout. */
export interface Variant {
  dates: DateForm;
  /** Which form of each heading. */
  heading: number;
  /** Whether links are printed as words over an annotation, and not as addresses. */
  hidesLinks: boolean;
  /** Whether studies that are over say only when they ended. */
  endsOnly?: boolean;
}

export interface PrintedJob {
  company: string;
  position: string;
  place: string;
  dates: string;
  bullets: string[];
  /** Whether the position before was at the same company, which the layout may then leave out. */
  goesOn: boolean;
}

export interface PrintedStudy {
  institution: string;
  degree: string;
  place: string;
  dates: string;
  note: string;
}

/** A document's text, as every layout prints it. */
export interface Content {
  language: Person['language'];
  name: string;
  title: string;
  email: string;
  phone: string;
  place: string;
  links: { text: string; address: string }[];
  summary: string;
  work: PrintedJob[];
  education: PrintedStudy[];
  skills: Person['skills'];
  certifications: { name: string; details: string }[];
  languages: Person['languages'];
  further: { heading: string; lines: string[] }[];
  heading: (kind: Heading) => string;
  labels: (typeof words)['en']['labels'];
}

const startOf = ({ start, end }: Study, { endsOnly }: Variant) =>
  endsOnly && end !== 'present' ? undefined : start;

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** What a document of the person says. */
export function contentOf(person: Person, variant: Variant): Content {
  const { language } = person;
  const { headings, degreeIn, labels } = words[language];
  const heading = (kind: Heading) => headings[kind][variant.heading % headings[kind].length] ?? kind;
  return {
    ...person,
    heading,
    labels,
    place: person.street ? `${person.street}, ${person.place}` : person.place,
    links: person.links.map(({ site, address }) => ({
      text: variant.hidesLinks ? site : withoutScheme(address),
      address,
    })),
    work: person.work.map((job, index) => ({
      company: job.company,
      position: job.position,
      place: job.place,
      bullets: job.bullets,
      dates: printPeriod(job.start, job.end, language, variant.dates),
      goesOn: person.work[index - 1]?.company === job.company,
    })),
    education: person.education.map((study) => ({
      institution: study.institution,
      degree: study.field ? `${study.degree} ${degreeIn} ${study.field}` : study.degree,
      place: study.place,
      note: study.note ?? '',
      dates: printPeriod(startOf(study, variant), study.end, language, variant.dates),
    })),
    certifications: person.certifications.map(({ name, issuer, date }) => ({
      name,
      details: [issuer, date && printDate(date, language, variant.dates)].filter(Boolean).join(', '),
    })),
    further: person.further.map(({ kind, lines }) => ({ heading: heading(kind), lines })),
  };
}

/** What a careful reader finds in that document. */
export function truthOf(person: Person, variant: Variant): Truth {
  const { language } = person;
  const [city = ''] = person.place.split(',');
  const period = (entry: { start?: string; end: string }) => ({
    start: datePrinted(entry.start, variant.dates),
    end: datePrinted(entry.end, variant.dates),
  });
  return {
    // Some layouts print it in capitals, which say less: İ, I and ı are two letters then.
    name: [person.name, person.name.toUpperCase()],
    email: person.email,
    phone: person.phone,
    location: [person.place, city, ...(person.street ? [`${person.street}, ${person.place}`] : [])],
    links: person.links.map((link) => link.address),
    work: person.work.map((job) => ({
      company: [job.company, `${job.company}, ${job.place}`],
      position: job.position,
      ...period(job),
    })),
    education: person.education.map((study) => ({
      institution: [study.institution, `${study.institution}, ${study.place}`],
      degree: study.field
        ? [`${study.degree} ${words[language].degreeIn} ${study.field}`, study.degree]
        : study.degree,
      ...period({ ...study, start: startOf(study, variant) }),
    })),
    skills: person.skills.flatMap((group) => group.items),
    certifications: person.certifications.map(({ name, issuer }) =>
      issuer ? [name, `${name}, ${issuer}`] : name,
    ),
    ignore: {
      skills: [
        ...person.skills.map((group) => group.group),
        ...person.languages.flatMap(({ name, level }) => [
          name,
          `${name} (${level})`,
          `${name} ${level}`,
          `${name}: ${level}`,
        ]),
      ],
    },
  };
}
