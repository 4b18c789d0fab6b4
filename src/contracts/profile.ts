import { z } from 'zod';
import { instant } from './dates';
import { cvLooks, papers } from './exports';
import { id, profileId } from './ids';
import { ignoredFields } from './ignored-fields';
import { pageLanguage } from './page-language';
import { reservedWords } from './reserved-words';
import { multiline, singleLine, trimmedText } from './text';
import { storedTranslations, translationsOf } from './translations';

/** Who can find a public page: anyone, whoever has its URL, or only its owner. */
export const visibilities = ['public', 'unlisted', 'private'] as const;
export type Visibility = (typeof visibilities)[number];

export const slugLength = { min: 3, max: 48 };

/** The form of a slug, reserved or not. */
export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug of the public page. */
export const profileSlug = trimmedText(slugLength.max)
  .min(slugLength.min, `Use ${slugLength.min} characters or more.`)
  .regex(slugForm, 'Use lower-case letters, digits and single hyphens between them.')
  .refine((slug) => !reservedWords.has(slug), 'This address is reserved. Choose another one.');

/** The longest name at the head of a portfolio. */
export const displayNameLength = 100;

/** What stands for the name where an owner has given none. */
export const namelessTitle = 'A portfolio without a name';

/** The fields of the form 'Profile Information'. */
export const profileInformation = z.strictObject({
  displayName: singleLine(displayNameLength),
  jobTitle: singleLine(150),
  location: singleLine(150),
  /** What they are open to: 'Part-time, from March, in Leeds or remote'. */
  availability: singleLine(150),
  bio: multiline(2000),
});
export type ProfileInformation = z.infer<typeof profileInformation>;

export const profile = z.object({
  // Plain strings: a rule for writing must never make stored data unreadable.
  displayName: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  availability: z.string(),
  bio: z.string(),
  id,
  profileSlug: z.string(),
  visibility: z.enum(visibilities),
  /** What stands around the owner's words on the page and in documents is in it; null: recognised from those words. */
  language: z.string().nullable(),
  /** How its typeset CV looks; null: as the theme. */
  cvLook: z.string().nullable(),
  /** The paper of its documents; null: as is usual where the owner lives. */
  paper: z.string().nullable(),
  /** The texts above in other languages; the page is also in each language that is named here. */
  translations: storedTranslations,
  updatedAt: instant,
});
export type Profile = z.infer<typeof profile>;

/** What a saved profile and a version carry of the page and its documents; null: the usual. */
export const pageChoices = z.object({
  language: pageLanguage.nullable(),
  cvLook: z.enum(cvLooks).nullable(),
  paper: z.enum(papers).nullable(),
  translations: translationsOf(profileInformation.shape),
});
/** The same form, with its texts in the other languages of the page. */
export const profileTexts = profileInformation.extend({ translations: pageChoices.shape.translations });
export type ProfileTexts = z.infer<typeof profileTexts>;

type PageChoices = z.infer<typeof pageChoices>;

/** Choices as they were stored, by whichever version of the product; one that this version does not know is the usual. */
export const readPageChoices = (stored: Partial<Record<keyof PageChoices, unknown>>): PageChoices =>
  storedChoices.parse(stored);

const storedChoices = z.object({
  language: pageChoices.shape.language.catch(null),
  cvLook: pageChoices.shape.cvLook.catch(null),
  paper: pageChoices.shape.paper.catch(null),
  translations: pageChoices.shape.translations.catch({}),
});

/** `updatedAt` is the version the change is based on; if given, a stale change is refused. */
const changeable = {
  ...profileInformation.partial().shape,
  profileId,
  profileSlug: profileSlug.optional(),
  visibility: z.enum(visibilities).optional(),
  ...pageChoices.partial().shape,
  updatedAt: instant.optional(),
};
export const profileUpdate = z.strictObject({ ...ignoredFields(profile, changeable), ...changeable });

/** Of each other language of a page, how many of its texts there are, and how many of them are written in it. */
export const languageProgress = z.array(
  z.object({ language: z.string(), texts: z.int(), translated: z.int() }),
);

/** How long an old slug redirects to the new one, in days. */
export const redirectDays = 90;

/** A slug that the caller would like for a profile of theirs. */
export const slugQuestion = z.strictObject({ profileId, slug: profileSlug });

/** Whether it is available: nobody has it, another profile has it, the profile has it, or it redirects to the profile. */
export const slugAnswer = z.object({ state: z.enum(['free', 'taken', 'own', 'former']) });
export type SlugState = z.infer<typeof slugAnswer>['state'];
