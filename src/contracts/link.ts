import { z } from 'zod';
import { instant } from './dates';
import { type Design, hiddenBy, type PageSection, pageSections } from './design';
import { id, profileId } from './ids';
import { ignoredFields } from './ignored-fields';
import { orNull } from './or-null';
import { pageLanguage } from './page-language';
import { withQuery } from './page-queries';
import { boundedText, multiline, requiredLine } from './text';

/** The length of a token, 128 random bits in base64url. */
const linkTokenLength = 22;

/** The token of a link as the address of the page carries it, under `v`. */
export const linkToken = boundedText(linkTokenLength).regex(
  /^[\w-]{22}$/,
  'This is not the token of a link.',
);

/** The page through a link, and the short address that leads there; both below the site's origin. */
export const linkPath = (slug: string, token: string) => withQuery(`/profile/${slug}`, 'link', token);
export const shortLinkPath = (token: string) => `/v/${token}`;

/** The most links of a profile that are not revoked. */
export const maxLinks = 1000;

/** The longest passcode, and the shortest, in characters. */
export const passcodeLength = { min: 4, max: 100 };

/** What a link can hide: the sections of the page, and the CV that it offers. */
export type LinkSection = PageSection | 'cv';
export const linkSections: LinkSection[] = [...pageSections.map(({ key }) => key), 'cv'];

const listOf = <K extends string>(keys: K[]) =>
  z
    .array(z.enum(keys))
    .max(keys.length)
    .refine((list) => new Set(list).size === list.length, 'List each section once.');

const maxOpens = z.int('Enter a whole number.').min(1, 'Allow one open at least.').max(100_000);

/** What the owner chooses for a link. */
const choices = {
  label: requiredLine(100),
  employerContactId: id.nullable(),
  expiresAt: instant.nullable(),
  maxOpens: maxOpens.nullable(),
  /** Null removes it. It is hashed, and never shown again. */
  passcode: boundedText(passcodeLength.max)
    .min(passcodeLength.min, `Use ${passcodeLength.min} characters or more.`)
    .nullable(),
  /** For the reader, above the page. */
  note: orNull(multiline(1000)),
  hiddenSections: listOf(linkSections),
  /** The order of the sections for this reader; those that are not named follow in the order of the page. */
  sectionOrder: listOf(pageSections.map(({ key }) => key)),
  /** The language that it shows the page in; null, or one that the page is not in: the page's own. */
  language: pageLanguage.nullable(),
  /** Whether the owner is mailed when it is opened, once an hour at most. */
  mailsOpens: z.boolean(),
};
const { label, ...optional } = choices;

export const newLink = z.strictObject({ profileId, label, ...z.object(optional).partial().shape });

export const linkStates = ['open', 'expired', 'used-up', 'revoked'] as const;

export type LinkState = (typeof linkStates)[number];

/** What a link's reader does not see: the lists of its hidden sections, `about`, `video` and `cv`. */
export const hiddenOfLink = ({ hiddenSections }: { hiddenSections: readonly string[] }): string[] => [
  ...hiddenBy({
    sections: pageSections.map(({ key }) => ({ key, isShown: !hiddenSections.includes(key) })),
  }),
  ...hiddenSections.filter((key) => key === 'cv'),
];

/** The design of a page as a link shows it: with its order, and without what it hides. */
export function designOfLink(
  design: Design,
  { hiddenSections, sectionOrder }: { hiddenSections: readonly string[]; sectionOrder: readonly string[] },
): Design {
  const placeOf = (key: string) => {
    const place = sectionOrder.indexOf(key);
    return place < 0 ? sectionOrder.length : place;
  };
  const sections = design.sections
    .map(({ key, isShown }) => ({ key, isShown: isShown && !hiddenSections.includes(key) }))
    .sort((one, other) => placeOf(one.key) - placeOf(other.key));
  return { ...design, sections };
}

/** A link as its owner sees it. */
export const link = z.object({
  id,
  profileId: id,
  label: z.string(),
  employerContactId: id.nullable(),
  /** Of the contact. */
  employerName: z.string().nullable(),
  employerCompany: z.string().nullable(),
  token: z.string(),
  /** The address of the page through the link, and the short one. */
  url: z.string(),
  shortUrl: z.string(),
  state: z.enum(linkStates),
  expiresAt: instant.nullable(),
  maxOpens: z.int().nullable(),
  hasPasscode: z.boolean(),
  note: z.string().nullable(),
  hiddenSections: z.array(z.string()),
  sectionOrder: z.array(z.string()),
  language: z.string().nullable(),
  mailsOpens: z.boolean(),
  /** All opens, and the number of different readers among the measured ones. */
  opens: z.int(),
  readers: z.int(),
  lastOpenedAt: instant.nullable(),
  /** Of all opens together, in seconds. */
  seconds: z.int(),
  createdAt: instant,
  revokedAt: instant.nullable(),
  updatedAt: instant,
});
export type Link = z.infer<typeof link>;

const changeable = { ...z.object(choices).partial().shape, id, updatedAt: instant.optional() };
export const linkUpdate = z.strictObject({ ...ignoredFields(link, changeable), ...changeable });

export const linkList = z.array(link);

/** One measured open of a link, newest first in lists. */
export const linkOpen = z.object({
  id,
  at: instant,
  reader: z.int(),
  location: z.string(),
  device: z.string().nullable(),
  seconds: z.int(),
  sections: z.array(z.object({ section: z.string(), seconds: z.int() })),
  videoSeconds: z.int(),
  downloads: z.array(z.string()),
  /** The version of the page that was shown. */
  version: z.int(),
});

/** What has changed on the page since a link was opened last. */
export const linkChanges = z.object({
  /** When it was last opened; null if never, or if the reader declined to be measured. */
  openedAt: instant.nullable(),
  changes: z.array(
    z.object({
      section: z.string(),
      title: z.string(),
      change: z.enum(['added', 'changed', 'removed']),
    }),
  ),
});
/** With the latest 200 opens. */
export const linkDetails = z.object({ link, opens: z.array(linkOpen), ...linkChanges.shape });
