import { z } from 'zod';
import { pageSections } from './design';
import { id, profileId } from './ids';
import { portfolioParts } from './portfolio-parts';
import { boundedText, singleLine } from './text';

/** Where visitors come from, with the names for the owner. */
export const viewSources = [
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'direct', label: 'Direct' },
  { key: 'email', label: 'Email' },
  { key: 'social', label: 'Social Media' },
  { key: 'search', label: 'Search Engine' },
  { key: 'referral', label: 'Referral' },
] as const;
export type ViewSource = (typeof viewSources)[number]['key'];

/** One of the six sources. */
export const viewSource = z.enum(viewSources.map(({ key }) => key));

/** The parts of the page that can be read: its sections, and the CV. */
export const readableSections = [
  ...new Set([...pageSections.map(({ key }) => key), ...portfolioParts.map(({ key }) => key)]),
] as const;
const readableSection = z.enum(readableSections);

/** The forms of the page whose download is reported: the uploaded CV, the typeset PDF and the contact card. */
export const downloadFormats = ['cv', 'pdf', 'vcf'] as const;

/** The longest parts of a view that are kept, in characters. */
const longestViewText = { source: 50, referrer: 2000, utm: 100, link: 100 };

const utm = singleLine(longestViewText.utm).nullish();

/**
 * What a public page reports when it is seen. None of it is trusted to describe the visitor: whatever else the body
 * claims is ignored.
 */
export const viewReport = z.object({
  profileId,
  source: singleLine(longestViewText.source).nullish(),
  /** The address of the page before; only its host is kept. */
  referrer: singleLine(longestViewText.referrer).nullish(),
  utmSource: utm,
  utmMedium: utm,
  utmCampaign: utm,
  /** The token of the link that the page was opened with. */
  link: singleLine(longestViewText.link).nullish(),
});

/** How long a view may be added to after it began, in hours. */
export const viewHours = 2;

const seconds = z.number().min(0, 'Report seconds from 0 on.');

/** Seconds for each section, or the names of sections only. */
const sectionsRead = z.union(
  [z.array(readableSection).max(readableSections.length), z.partialRecord(readableSection, seconds)],
  `List sections, or send an object with the seconds of each. Sections are: ${readableSections.join(', ')}.`,
);

/**
 * The progress of a view. Values only grow, and no time exceeds the time since the view began; smaller ones
 * change nothing, so that reports may be late or repeated.
 */
export const viewProgress = z.object({
  id,
  /** How long the page has been visible and in use. */
  seconds,
  sections: sectionsRead,
  videoSeconds: seconds.nullish(),
  downloads: z.array(z.enum(downloadFormats)).max(downloadFormats.length).nullish(),
});

/** The view that a report began, or belongs to; a current one with its values so far, from which it continues. */
export const recordedView = z.object({
  id: boundedText(36),
  seconds: z.int().optional(),
  sections: z.partialRecord(readableSection, z.int()).optional(),
  videoSeconds: z.int().optional(),
});
export type RecordedView = z.infer<typeof recordedView>;
