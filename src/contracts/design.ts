import { z } from 'zod';
import { instant } from './dates';
import { profileId } from './ids';
import { keysOf } from './keys-of';
import { type FurtherPart, furtherParts, type PortfolioPart, portfolioParts } from './portfolio-parts';
import { sectionContracts } from './sections';
import { boundedText } from './text';

/** The themes of the public page, the usual one first. They differ in layout, type and rhythm. */
export const themes = ['editorial', 'swiss', 'sidebar', 'showcase', 'document'] as const;
export type Theme = (typeof themes)[number];

/** Families for headings and text, by the name of each pairing. */
export const typePairings = [
  'fraunces-inter',
  'archivo',
  'hanken-grotesk',
  'bricolage-inter',
  'source-serif-source-sans',
] as const;
export type TypePairing = (typeof typePairings)[number];

/** The color scheme of the page: as the visitor's device prefers, or always the same. */
export const colorSchemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/**
 * A section of the page: a part of the portfolio, except the CV, which is a download; a further list; and the text about the
 * person.
 */
export type PageSection = Exclude<PortfolioPart, 'cv'> | FurtherPart | 'about';

/** The sections of the page with their names for the owner. */
export const pageSections: { key: PageSection; label: string }[] = [
  { key: 'about', label: 'About' },
  ...portfolioParts.flatMap(({ key, label }) => (key === 'cv' ? [] : [{ key, label }])),
  ...furtherParts,
];

const sectionKey = z.enum(pageSections.map(({ key }) => key));

const required = pageSections.filter(({ key }) => !furtherParts.some((further) => further.key === key));
const listAll = `List each of these sections once: ${required.map(({ key }) => key).join(', ')}.`;

/** A colour as `#4442b0`. */
export const accentColor = boundedText(7)
  .regex(/^#[0-9a-f]{6}$/i, 'Enter a color such as #4442b0.')
  .toLowerCase();

/**
 * How a page looks. `accent` and `typePairing` are those of the theme where they are null; whatever the accent, the page
 * changes its lightness until text can be read. `sections` holds every section once, in the order of the page; further
 * lists may be left out when it is written, and are shown in their usual places then. A video that comes first stands
 * beside the name. Public forms other than the page (JSON Resume, PDF, …) leave the same
 * sections out: `readPublicPortfolio` does not even read them; order and type are up to each form,
 * but the order of a link holds for those of words too.
 */
export const design = z.strictObject({
  theme: z.enum(themes),
  accent: accentColor.nullable(),
  typePairing: z.enum(typePairings).nullable(),
  colorScheme: z.enum(colorSchemes),
  sections: z
    .array(z.strictObject({ key: sectionKey, isShown: z.boolean() }))
    .min(required.length, listAll)
    .max(pageSections.length, listAll)
    .refine((sections) => required.every(({ key }) => sections.some((each) => each.key === key)), listAll)
    .refine(
      (sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
      'List each section once.',
    ),
});
export type Design = z.infer<typeof design>;

const usualOrder: PageSection[] = [
  'video',
  'about',
  'workExperience',
  'projects',
  'skills',
  'testimonials',
  'gallery',
  'education',
  'languages',
  'publications',
  'awards',
  'volunteering',
  'facts',
  'contact',
];

/** The design of a page whose owner has never changed it. */
export const defaultDesign: Design = {
  theme: 'editorial',
  accent: null,
  typePairing: null,
  colorScheme: 'auto',
  sections: [...new Set([...usualOrder, ...pageSections.map(({ key }) => key)])].map((key) => ({
    key,
    isShown: true,
  })),
};

const storedDesign = z.object({
  theme: design.shape.theme.catch(defaultDesign.theme),
  accent: design.shape.accent.catch(null),
  typePairing: design.shape.typePairing.catch(null),
  colorScheme: design.shape.colorScheme.catch(defaultDesign.colorScheme),
  sections: z.array(z.object({ key: z.string(), isShown: z.boolean() })).catch([]),
});

/**
 * A design as it was stored, by whichever version of the product: what this version does not know is replaced by the
 * default, and sections that the other one did not know are shown in their usual places.
 * @param stored null for a profile without a design
 */
export function readDesign(stored: unknown): Design {
  // Most profiles; it takes no parsing.
  if (stored === null) return defaultDesign;
  const { sections, ...look } = storedDesign.catch(defaultDesign).parse(stored);
  const known = sections.flatMap(({ key, isShown }) => {
    const section = sectionKey.safeParse(key);
    return section.success ? [{ key: section.data, isShown }] : [];
  });
  return { ...look, sections: withAll(known) };
}

/** Adds the sections that are missing, each after the one that it usually follows. */
function withAll(known: Design['sections']): Design['sections'] {
  const sections = known.filter(({ key }, at) => known.findIndex((other) => other.key === key) === at);
  for (const [at, section] of defaultDesign.sections.entries()) {
    if (sections.some(({ key }) => key === section.key)) continue;
    const before = defaultDesign.sections[at - 1];
    sections.splice(sections.findIndex(({ key }) => key === before?.key) + 1, 0, section);
  }
  return sections;
}

/** The design with one of its sections shown or hidden. */
export const withSection = (
  { sections, ...look }: Design,
  { key, isShown }: { key: string; isShown: boolean },
): Design => ({
  ...look,
  sections: sections.map((section) => (section.key === key ? { ...section, isShown } : section)),
});

/** What a design hides from strangers: the lists of hidden sections, `about` and `video`. */
export function hiddenBy({ sections }: Pick<Design, 'sections'>): string[] {
  const hidden = new Set<string>(sections.filter(({ isShown }) => !isShown).map(({ key }) => key));
  const lists = keysOf(sectionContracts).filter((list) => hidden.has(sectionContracts[list].part));
  return [...lists, ...['about', 'video'].filter((key) => hidden.has(key))];
}

/** Whether visitors can write to the owner of a page: hiding the contact section closes the form as well. */
export const takesMessages = ({ sections }: Pick<Design, 'sections'>): boolean =>
  sections.some(({ key, isShown }) => key === 'contact' && isShown);

/** A profile's design: what visitors see, and what its owner is trying out. */
export const profileDesign = z.object({
  published: design,
  /** The same as `published` where nothing is being tried out. */
  draft: design,
  isChanged: z.boolean(),
  /** The version, raised by every write; null if there has been none. */
  updatedAt: instant.nullable(),
  /** Until when the last publication can be undone; null if it cannot. */
  undoableUntil: instant.nullable(),
});
export type ProfileDesign = z.infer<typeof profileDesign>;

/** `updatedAt` is the version the change is based on; if given, a stale change is refused. */
const based = { profileId, updatedAt: instant.nullable().optional() };

export const designDraft = z.strictObject({ ...based, design });
export const designChange = z.strictObject(based);
export const sectionChange = z.strictObject({ profileId, key: sectionKey, isShown: z.boolean() });
