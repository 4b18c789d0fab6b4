import { createHash } from 'node:crypto';
import { importableSections } from '../contracts/cv-import';
import { readDesign } from '../contracts/design';
import { withAsciiDomain } from '../contracts/email-address';
import {
  captionsPath,
  comparableJson,
  cvPaths,
  type PortableFiles,
  type PortableImages,
  type PortableProfile,
  videoPath,
} from '../contracts/portable-profile';
import { sectionContracts } from '../contracts/sections';
import { checkAddress } from './links';
import { countryCode, isLanguage } from './names';
import type { Entry, Portfolio } from './portfolio';
import { uriOf } from './uri';

/** The schema of this version of the format. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The portfolio as a JSON Resume 1.0.0. The same is attached to the archival PDF and in the zip as `profile.json`.
 * `meta.storyfolio` repeats the whole profile, including what the format has no field for, so that an import restores
 * every field.
 * @param canonical the address of its page
 */
export function jsonResume(portfolio: Portfolio, canonical: string): string {
  const resume = {
    $schema: schema,
    basics: basicsOf(portfolio, canonical),
    work: portfolio.workExperience.map(workOf),
    education: portfolio.education.map(educationOf),
    awards: portfolio.education.flatMap(awardOf),
    certificates: certificatesOf(portfolio),
    skills: portfolio.skills.filter((skill) => !isLanguageSkill(skill)).map(skillOf),
    languages: portfolio.skills.filter(isLanguageSkill).map(languageOf),
    interests: portfolio.facts.map(({ fact }) => ({ name: fact })),
    references: portfolio.testimonials.map((testimonial) => referenceOf(testimonial, canonical)),
    projects: projectsOf(portfolio),
  };
  const digest = createHash('sha256').update(comparableJson(resume)).digest('hex');
  const meta = { canonical, version: 'v1.0.0', storyfolio: portable(portfolio, digest) };
  return `${JSON.stringify({ ...resume, meta }, null, 2)}\n`;
}

/** Includes the address where it can be verified, if its author has confirmed it. */
function referenceOf(testimonial: Entry<'testimonials'>, canonical: string) {
  const check = checkAddress(testimonial, canonical);
  const { name, content: reference } = testimonial;
  return { name, reference, ...(check && { confirmation: check }) };
}

function portable(portfolio: Portfolio, digest: string): PortableProfile {
  const { displayName, jobTitle, location, bio, chosenVisibility: visibility } = portfolio;
  const sections = importableSections.map((key) => [
    key,
    portfolio[key].map((entry) => draftOf(entry, Object.keys(sectionContracts[key].derived ?? {}))),
  ]);
  return {
    version: 1,
    digest,
    profile: { displayName, jobTitle, location, bio },
    sections: Object.fromEntries(sections),
    pictures: picturesOf(portfolio),
    files: filesOf(portfolio),
    ...(visibility && { page: { visibility, design: readDesign(portfolio.design) } }),
  };
}

const picturesOf = ({ portrait, gallery }: Portfolio): PortableImages => ({
  portrait: portrait && { picture: portrait.id, alt: portrait.alt },
  gallery: gallery.map(({ imageUrl, caption, category, metadata, isPublic }) => ({
    picture: imageUrl.split('/').at(-1) ?? '',
    caption,
    category,
    metadata,
    isPublic,
  })),
});

function filesOf({ video, cvs }: Portfolio): PortableFiles {
  const paths = cvPaths(cvs.map(({ filename }) => filename));
  return {
    video: video && {
      path: videoPath(video.contentType),
      filename: video.filename,
      captions: video.captions && { path: captionsPath, ...video.captions },
    },
    cvs: cvs.map(({ filename, isPublic }, index) => ({ path: paths[index] ?? '', filename, isPublic })),
  };
}

/**
 * The fields of an entry that its owner wrote, except empty ones, such as concealed values.
 * @param derived the product's own fields
 */
const draftOf = (entry: object, derived: string[]) =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) => field !== 'id' && value !== '' && !derived.includes(field),
    ),
  );

function basicsOf(portfolio: Portfolio, canonical: string) {
  const { displayName, jobTitle, bio, contacts } = portfolio;
  const first = (type: Entry<'contacts'>['type']) => {
    const fitting = contacts.filter((contact) => contact.type === type);
    return fitting.find(({ isPrimary }) => isPrimary) ?? fitting[0];
  };
  const website = first('website');
  const elsewhere = contacts.filter(
    (contact) => contact !== website && (contact.type === 'website' || contact.type === 'social'),
  );
  const email = withAsciiDomain(first('email')?.value ?? '');
  return {
    name: displayName,
    label: orUndefined(jobTitle),
    image: imageOf(portfolio, canonical),
    email: email && mailForm.test(email) ? email : undefined,
    phone: first('phone')?.value,
    url: (website && uriOf(website.value)) ?? canonical,
    summary: orUndefined(bio),
    location: locationOf(portfolio),
    profiles: elsewhere.map(({ label, value }) => {
      const url = uriOf(value);
      return { network: label, ...(url ? { url } : { username: value }) };
    }),
  };
}

/** The address of the portrait, if others may see it. */
const imageOf = ({ portrait, visibility }: Portfolio, canonical: string) =>
  portrait && visibility !== 'private' ? new URL(portrait.url, canonical).href : undefined;

/** The e-mail addresses that validators of the format accept: only ASCII letters. */
const mailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

function locationOf({ addresses, location }: Portfolio) {
  const place = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0];
  if (!place) return location ? { city: location } : undefined;
  const { street, city, state, postalCode, country } = place;
  return {
    address: orUndefined(street),
    postalCode: orUndefined(postalCode),
    city,
    region: state,
    countryCode: countryCode(country),
  };
}

const workOf = (work: Entry<'workExperience'>) => ({
  name: work.company,
  position: work.position,
  location: orUndefined(work.location),
  startDate: work.startDate,
  endDate: orUndefined(work.endDate),
  summary: orUndefined(work.description),
  highlights: work.achievements,
});

const educationOf = (education: Entry<'education'>) => ({
  institution: education.institution,
  area: education.fieldOfStudy,
  studyType: education.degree,
  startDate: education.startDate,
  endDate: orUndefined(education.endDate),
  score: orUndefined(education.gpa),
  courses: education.relevantCoursework,
});

const awardOf = ({ honors, institution, endDate }: Entry<'education'>) =>
  honors ? [{ title: honors, awarder: institution, date: orUndefined(endDate) }] : [];

const certificatesOf = ({ certifications, skills }: Portfolio) => [
  ...certifications.map(({ name, issuer, issueDate, credentialUrl }) => ({
    name,
    issuer,
    date: dayOf(issueDate),
    url: uriOf(credentialUrl ?? ''),
  })),
  ...skills
    .flatMap((skill) => skill.certifications)
    .map(({ name, issuer, date }) => ({
      name,
      issuer: orUndefined(issuer),
      date: date ? dayOf(date) : undefined,
    })),
];

/** The format requires a day in the dates of certificates. */
const dayOf = (date: string) => (date.length === 'YYYY-MM'.length ? `${date}-01` : date);

const isLanguageSkill = ({ category, name }: Entry<'skills'>) => category === 'Other' && isLanguage(name);

const skillOf = ({ name, proficiency }: Entry<'skills'>) => ({ name, level: proficiency });

const languageOf = ({ name, proficiency, description }: Entry<'skills'>) => ({
  language: name,
  fluency: orUndefined(description) ?? proficiency,
});

/** The projects of all skills, each with the skills that it involved. */
function projectsOf({ skills }: Portfolio) {
  const keywords = new Map<string, string[]>();
  for (const { name, projects } of skills) {
    for (const project of projects) keywords.set(project, [...(keywords.get(project) ?? []), name]);
  }
  return [...keywords].map(([name, skillNames]) => ({ name, keywords: skillNames }));
}

/** Turns an empty text into undefined, so that its field is left out. */
const orUndefined = (text: string | null): string | undefined => text || undefined;
