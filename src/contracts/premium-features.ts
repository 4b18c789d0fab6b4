import { themes, typePairings } from './design';
import { type LimitedKind, type LimitedSection, plans, type SubscriptionTier, storageText } from './plans';
import { sectionContracts } from './sections';

export const featureCategories = [
  'Customization',
  'Domain & Branding',
  'Analytics & Insights',
  'Export & Backup',
  'SEO & Marketing',
  'Support & Priority',
] as const;
export type FeatureCategory = (typeof featureCategories)[number];

/** What a plan has of something: all of it, nothing, or as much as the text says. */
export type FeatureCell = boolean | string;

/** A feature that the product claims to have, plan by plan. Each has a test that proves it. */
export interface PremiumFeature extends Record<SubscriptionTier, FeatureCell> {
  id: string;
  category: FeatureCategory;
  title: string;
  description: string;
  /** Whether the cards of the plans name it. */
  highlight: boolean;
}

const everybody = { free: true, pro: true, business: true } as const;

const inEachPlan = (
  cellOf: (tier: SubscriptionTier) => FeatureCell,
): Record<SubscriptionTier, FeatureCell> => ({
  free: cellOf('free'),
  pro: cellOf('pro'),
  business: cellOf('business'),
});

/** @param areSold whether a paid plan can be bought on this server; no plan limits the number of anything otherwise */
const limited = (kind: LimitedKind, areSold: boolean) =>
  inEachPlan((tier) => {
    const limit = areSold ? plans[tier].limits[kind] : null;
    return limit === 0 ? false : limit === null ? 'Unlimited' : `${limit}`;
  });

const mostIn = (section: LimitedSection, many: string) => `${sectionContracts[section].maxItems} ${many}`;
const fullSections = [
  mostIn('facts', 'facts'),
  mostIn('gallery', 'photos'),
  mostIn('testimonials', 'testimonials'),
  mostIn('skills', 'skills'),
  mostIn('workExperience', 'positions'),
  mostIn('education', 'education entries'),
];

type Category = Omit<PremiumFeature, 'category'>[];

const customization = (areSold: boolean): Category => [
  {
    id: 'portfolios',
    title: 'Portfolios',
    description: 'Each has its own address, contents, design and figures: one for every kind of employer.',
    ...limited('portfolios', areSold),
    highlight: true,
  },
  {
    id: 'entries',
    title: 'Entries in each section',
    description: `A full portfolio holds ${fullSections.slice(0, -1).join(', ')} and ${fullSections.at(-1)}.`,
    ...inEachPlan((tier) =>
      areSold && plans[tier].limits.skills !== null ? `${plans[tier].limits.skills}` : 'All',
    ),
    highlight: true,
  },
  {
    id: 'themes',
    title: `${themes.length} themes, ${typePairings.length} pairings of type`,
    description: 'Every theme goes with every pairing, in light and in dark.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'accent',
    title: 'A color of your own',
    description: 'Any accent color, whose lightness is adjusted so that every text can be read.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'order',
    title: 'Order of the page',
    description: 'Put the sections of your page in any order, and hide the ones you do not need.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'cv-import',
    title: 'Filled from your CV',
    description: 'A CV is read into a draft of your portfolio, which you check before it is taken over.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'video',
    title: 'Video introduction',
    description: 'Record or upload a video, with captions if you like.',
    ...everybody,
    highlight: true,
  },
];

const branding = (areSold: boolean): Category => [
  {
    id: 'domains',
    title: 'Your own domain',
    description: 'Your portfolio at a domain that you own, verified by a DNS record.',
    ...limited('domains', areSold),
    highlight: true,
  },
  {
    id: 'address',
    title: 'An address you choose',
    description: 'Choose the end of your public link; the old one leads to the new one for 90 days.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'named-links',
    title: 'Links with a name',
    description: 'A link for one employer, which can expire, ask for a passcode and hide sections.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'privacy',
    title: 'Public, unlisted or private',
    description: 'You decide who finds your page, and entry by entry what strangers see of it.',
    ...everybody,
    highlight: false,
  },
];

const insights: Category = [
  {
    id: 'analytics',
    title: 'Profile analytics',
    description:
      'Views, visitors, sources and what they read, without cookies and without full IP addresses.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'link-opens',
    title: 'Who opened which link',
    description: 'Each opening of a named link appears on the timeline of its employer.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'employer-contacts',
    title: 'Employer contacts',
    description: 'Keep track of every employer: status, notes, next actions, rounds and replies.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'digest',
    title: 'Weekly digest',
    description: 'A mail on Monday morning with the figures of your week, if you ask for it.',
    ...everybody,
    highlight: false,
  },
];

const exporting: Category = [
  {
    id: 'storage',
    title: 'Storage',
    description: 'For CVs, photos and video. Nothing is deleted if you change to a smaller plan.',
    ...inEachPlan(storageText),
    highlight: true,
  },
  {
    id: 'pdf',
    title: 'PDF and Word',
    description: 'Your portfolio as a typeset PDF and as a Word document, always up to date.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'open-formats',
    title: 'Open formats',
    description: 'JSON Resume, Markdown and vCard, for other programs to read.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'account-export',
    title: 'All of your data',
    description: 'Download everything that is kept of your account, files included, in one archive.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'api',
    title: 'API',
    description: 'Everything the screens do can be done by programs, as the OpenAPI document says.',
    ...everybody,
    highlight: true,
  },
];

const marketing: Category = [
  {
    id: 'search-engines',
    title: 'Made for search engines',
    description: 'Complete without JavaScript, with structured data, and listed in the sitemap if public.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'social-image',
    title: 'Social image',
    description: 'A picture with your name and title wherever your link is shared.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'qr-code',
    title: 'QR codes',
    description: 'Every link as a code to print.',
    ...everybody,
    highlight: false,
  },
];

const support: Category = [
  {
    id: 'downgrade',
    title: 'Nothing is lost',
    description: 'A smaller plan deletes nothing and hides nothing. It only limits what you can add.',
    ...everybody,
    highlight: false,
  },
];

/**
 * What the product does, category by category, with the differences between the plans.
 * @param areSold whether a paid plan can be bought on this server, without which only storage differs
 */
export function premiumFeatures(areSold: boolean): PremiumFeature[] {
  const byCategory: Record<FeatureCategory, Category> = {
    Customization: customization(areSold),
    'Domain & Branding': branding(areSold),
    'Analytics & Insights': insights,
    'Export & Backup': exporting,
    'SEO & Marketing': marketing,
    'Support & Priority': support,
  };
  return featureCategories.flatMap((category) =>
    byCategory[category].map((feature) => ({ ...feature, category })),
  );
}

/** The lines of a plan's card: `Storage: 5 GB`. @param areSold likewise */
export const planFeatures = (tier: SubscriptionTier, areSold: boolean): string[] =>
  premiumFeatures(areSold)
    .filter((feature) => feature.highlight && feature[tier] !== false)
    .map(({ title, [tier]: cell }) => (cell === true ? title : `${title}: ${cell}`));
