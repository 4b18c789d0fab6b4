import {
  type LimitedKind,
  type LimitedSection,
  plans,
  type SubscriptionTier,
  subscriptionTiers,
} from './plans';
import { sectionContracts } from './sections';

const nouns: Record<LimitedKind, { one: string; many: string }> = {
  portfolios: { one: 'portfolio', many: 'portfolios' },
  domains: { one: 'domain of your own', many: 'domains of your own' },
  facts: { one: 'fact', many: 'facts' },
  gallery: { one: 'gallery image', many: 'gallery images' },
  skills: { one: 'skill', many: 'skills' },
  workExperience: { one: 'work experience', many: 'work experiences' },
  education: { one: 'education entry', many: 'education entries' },
  testimonials: { one: 'testimonial', many: 'testimonials' },
};

const isSection = (kind: LimitedKind): kind is LimitedSection => kind in sectionContracts;

/** The limit of a plan, whose sections also have limits of their own; null: unlimited. */
function mostOf(tier: SubscriptionTier, kind: LimitedKind): number | null {
  return plans[tier].limits[kind] ?? (isSection(kind) ? sectionContracts[kind].maxItems : null);
}

/** The cheapest plan that is larger than this one and holds this many; null if there is none. */
export function largerPlanFor(
  tier: SubscriptionTier,
  kind: LimitedKind,
  count: number,
): SubscriptionTier | null {
  const larger = subscriptionTiers.slice(subscriptionTiers.indexOf(tier) + 1);
  const holding = larger.find((each) => {
    const limit = plans[each].limits[kind];
    return limit === null || count <= limit;
  });
  return holding ?? null;
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const counted = (count: number, { one, many }: { one: string; many: string }) =>
  `${smallNumbers[count] ?? count} ${count === 1 ? one : many}`;

/**
 * The limit of a plan, and the plan with a higher one: `The Free plan holds one skill. The Pro plan holds up to 200.`
 * @param larger the plan to offer, if there is one
 */
export function limitSentence(
  tier: SubscriptionTier,
  kind: LimitedKind,
  larger: SubscriptionTier | null,
): string {
  const limit = mostOf(tier, kind);
  const holds = `The ${plans[tier].name} plan holds ${limit === null ? 'as many as you like' : counted(limit, nouns[kind])}.`;
  if (!larger) return `${holds} Remove one first.`;
  const most = mostOf(larger, kind);
  const offer = most === null ? 'as many as you like' : `up to ${smallNumbers[most] ?? most}`;
  return `${holds} The ${plans[larger].name} plan holds ${offer}.`;
}
