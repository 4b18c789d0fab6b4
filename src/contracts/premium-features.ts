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
    description: 'One for each kind of job, with its own address, contents, design and analytics.',
    ...limited('portfolios', areSold),
    highlight: true,
  },
  {
    id: 'entries',
    title: 'Entries per section',
    description: `At most ${fullSections.slice(0, -1).join(', ')} and ${fullSections.at(-1)}.`,
    ...inEachPlan((tier) =>
      areSold && plans[tier].limits.skills !== null ? `${plans[tier].limits.skills}` : 'All',
    ),
    highlight: true,
  },
  {
    id: 'themes',
    title: `${themes.length} themes, ${typePairings.length} font pairings`,
    description: 'Combine any theme with any pairing, in light or dark.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'accent',
    title: 'A color of your own',
    description: 'Choose any accent color. Its lightness is adjusted so that text stays readable.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'order',
    title: 'Your own order',
    description: 'Arrange the sections of your page as you like, and hide those you don’t need.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'cv-import',
    title: 'Filled from your CV',
    description: 'Your CV becomes a draft of your portfolio. Nothing is added until you have checked it.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'video',
    title: 'Video introduction',
    description: 'Record one in your browser or upload it, with captions if you like.',
    ...everybody,
    highlight: true,
  },
];

const branding = (areSold: boolean): Category => [
  {
    id: 'domains',
    title: 'Your own domain',
    description: 'Show your portfolio on a domain you own, verified by a DNS record.',
    ...limited('domains', areSold),
    highlight: true,
  },
  {
    id: 'address',
    title: 'An address of your choice',
    description: 'Choose how your public address ends. If you change it, the old one redirects for 90 days.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'named-links',
    title: 'A link for each employer',
    description: 'Named links that can expire, ask for a passcode and hide sections.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'privacy',
    title: 'Public, unlisted or private',
    description: 'Decide who can find your page and, entry by entry, what they see on it.',
    ...everybody,
    highlight: false,
  },
];

const insights: Category = [
  {
    id: 'analytics',
    title: 'Profile analytics',
    description:
      'See views, visitors, where they came from and what they read, without cookies or full IP addresses.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'link-opens',
    title: 'Who opened which link',
    description: 'Every time a named link is opened, it shows on that employer’s timeline.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'employer-contacts',
    title: 'Employer contacts',
    description: 'Keep track of every employer: status, notes, next steps, interviews and replies.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'digest',
    title: 'Weekly digest',
    description: 'An e-mail every Monday morning with your figures for the week, if you want it.',
    ...everybody,
    highlight: false,
  },
];

const exporting: Category = [
  {
    id: 'storage',
    title: 'Storage',
    description: 'For CVs, photos and video. Nothing is deleted if you move to a smaller plan.',
    ...inEachPlan(storageText),
    highlight: true,
  },
  {
    id: 'pdf',
    title: 'PDF and Word',
    description: 'Your portfolio as a typeset PDF and a Word document, always up to date.',
    ...everybody,
    highlight: true,
  },
  {
    id: 'open-formats',
    title: 'Open formats',
    description: 'JSON Resume, Markdown and vCard, which other programs can read.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'account-export',
    title: 'All your data',
    description: 'Download everything stored in your account, files included, as one archive.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'api',
    title: 'API',
    description: 'Everything you can do on screen, programs can do too. Documented with OpenAPI.',
    ...everybody,
    highlight: true,
  },
];

const marketing: Category = [
  {
    id: 'search-engines',
    title: 'Made for search engines',
    description: 'Public pages work without JavaScript, carry structured data and are listed in the sitemap.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'social-image',
    title: 'Social image',
    description: 'A preview with your name and job title wherever your link is shared.',
    ...everybody,
    highlight: false,
  },
  {
    id: 'qr-code',
    title: 'QR codes',
    description: 'A printable code for every link.',
    ...everybody,
    highlight: false,
  },
];

const support: Category = [
  {
    id: 'downgrade',
    title: 'Downgrade without loss',
    description: 'Moving to a smaller plan deletes and hides nothing. It only limits what you can add.',
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
