import type { Truth } from '../test/support/cv-measure/truth';
import { type DateForm, datePrinted, printDate, printPeriod } from './dates';
import type { Person, Study } from './person';
import { type Heading, words } from './words';

/** What varies between documents of the same layout. */
export interface Variant {
  dates: DateForm;
  /** The index of the form that is used for each heading. */
  heading: number;
  /** Whether links are annotations over words instead of printed addresses. */
  hidesLinks: boolean;
  /** Whether completed studies only show when they ended. */
  endsOnly?: boolean;
}

export interface PrintedJob {
  company: string;
  position: string;
  place: string;
  dates: string;
  bullets: string[];
  /** Whether the previous position was at the same company, which the layout may then leave out. */
  isSameCompany: boolean;
}

export interface PrintedStudy {
  institution: string;
  degree: string;
  place: string;
  dates: string;
  note: string;
}

/** The text of a document, as every layout prints it. */
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
  certifications: { name: string; issuer: string; date: string; details: string }[];
  languages: Person['languages'];
  further: { heading: string; lines: string[] }[];
  heading: (kind: Heading) => string;
  labels: (typeof words)['en']['labels'];
}

const startOf = ({ start, end }: Study, { endsOnly }: Variant) =>
  endsOnly && end !== 'present' ? undefined : start;

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** The text of one of the person's documents. */
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
      isSameCompany: person.work[index - 1]?.company === job.company,
    })),
    education: person.education.map((study) => ({
      institution: study.institution,
      degree: study.field ? `${study.degree} ${degreeIn} ${study.field}` : study.degree,
      place: study.place,
      note: study.note ?? '',
      dates: printPeriod(startOf(study, variant), study.end, language, variant.dates),
    })),
    certifications: person.certifications.map(({ name, issuer = '', date: when }) => {
      const date = when ? printDate(when, language, variant.dates) : '';
      return { name, issuer, date, details: [issuer, date].filter(Boolean).join(', ') };
    }),
    further: person.further.map(({ kind, lines }) => ({ heading: heading(kind), lines })),
  };
}

/** Some layouts print names in capitals, which are ambiguous: İ, I and ı become two letters. */
const orInCapitals = (...forms: string[]) => [...forms, ...forms.map((form) => form.toUpperCase())];

/** What a careful reader finds in this document. */
export function truthOf(person: Person, variant: Variant): Truth {
  const { language } = person;
  const [city = ''] = person.place.split(',');
  const period = (entry: { start?: string; end: string }) => ({
    start: datePrinted(entry.start, variant.dates),
    end: datePrinted(entry.end, variant.dates),
  });
  return {
    name: orInCapitals(person.name),
    email: person.email,
    phone: person.phone,
    location: [
      person.place,
      city,
      ...(person.placeForms ?? []),
      ...(person.street ? [`${person.street}, ${person.place}`] : []),
    ],
    links: person.links.map((link) => link.address),
    work: person.work.map((job) => ({
      company: orInCapitals(job.company, `${job.company}, ${job.place}`),
      position: job.position,
      ...period(job),
    })),
    education: person.education.map((study) => ({
      institution: orInCapitals(study.institution, `${study.institution}, ${study.place}`),
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
