import { createHash } from 'node:crypto';
import { importableSections } from '../contracts/cv-import';
import { readDesign } from '../contracts/design';
import { withAsciiDomain } from '../contracts/email-address';
import { keysOf } from '../contracts/keys-of';
import {
  captionsPath,
  comparableJson,
  cvPaths,
  type PortableFiles,
  type PortableImages,
  type PortableProfile,
  videoPath,
} from '../contracts/portable-profile';
import { readPageChoices } from '../contracts/profile';
import { type ResumeList, resumeLists } from '../contracts/resume-lists';
import { sectionContracts } from '../contracts/sections';
import { accountAt } from '../contracts/social-platforms';
import { countryCode } from './names';
import { orUndefined } from './or-undefined';
import type { Entry, Portfolio } from './portfolio';
import { documentSections } from './sections';
import type { DocumentedSection, SectionDocuments } from './sections/section-documents';
import { uriOf } from './uri';

/** The schema of this version of the format. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The portfolio as a JSON Resume 1.0.0. The same is attached to the archival PDF and in the zip as `profile.json`.
 * `meta.storyfolio` repeats the whole profile, including what the format has no field for, so that an import restores
 * every field. It is left out in another language than the page's own, in which the texts of that would be lost.
 * @param canonical the address of its page
 */
export function jsonResume(portfolio: Portfolio, canonical: string): string {
  const resume = {
    $schema: schema,
    basics: basicsOf(portfolio, canonical),
    ...listsOf(portfolio, canonical),
  };
  const digest = createHash('sha256').update(comparableJson(resume)).digest('hex');
  const { language, pageLanguages } = portfolio;
  const isOwn = pageLanguages.length === 0 || language === pageLanguages[0];
  const meta = {
    canonical,
    version: 'v1.0.0',
    ...(isOwn && { storyfolio: portable(portfolio, digest) }),
  };
  return `${JSON.stringify({ ...resume, meta }, null, 2)}\n`;
}

/** What the sections put into the lists of the format, each in the order of the sections. */
function listsOf(portfolio: Portfolio, canonical: string): Partial<Record<ResumeList, object[]>> {
  const parts = keysOf(documentSections).map((key) => resumeOf(key, portfolio, canonical));
  const lists = resumeLists.flatMap((list) => {
    const items = parts.flatMap((part) => part[list] ?? []);
    return parts.some((part) => part[list]) ? [[list, items] as const] : [];
  });
  return Object.fromEntries(lists);
}

function resumeOf<K extends DocumentedSection>(key: K, portfolio: Portfolio, canonical: string) {
  const { resume }: SectionDocuments<K> = documentSections[key];
  return resume?.(portfolio[key], canonical) ?? {};
}

function portable(portfolio: Portfolio, digest: string): PortableProfile {
  const { displayName, jobTitle, location, availability, bio, chosenVisibility: visibility } = portfolio;
  const sections = importableSections.map((key) => [
    key,
    portfolio[key].map((entry) => draftOf(entry, Object.keys(sectionContracts[key].derived ?? {}))),
  ]);
  return {
    version: 1,
    digest,
    profile: { displayName, jobTitle, location, availability, bio },
    sections: Object.fromEntries(sections),
    pictures: picturesOf(portfolio),
    files: filesOf(portfolio),
    ...(visibility && {
      page: {
        visibility,
        design: readDesign(portfolio.design),
        ...readPageChoices(portfolio),
      },
    }),
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
    profiles: elsewhere.map(profileOf),
  };
}

function profileOf({ type, label, value }: Pick<Entry<'contacts'>, 'type' | 'label' | 'value'>) {
  const url = uriOf(value);
  if (url === undefined) return { network: label, username: value };
  const { network, username } = accountAt(url);
  // The last part of any other address says nothing of its owner.
  const isAccount = network !== undefined || type === 'social';
  return { network: network ?? label, username: isAccount ? username : undefined, url };
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
    region: orUndefined(state),
    countryCode: countryCode(country ?? ''),
  };
}
