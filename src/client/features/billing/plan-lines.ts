import { plans, type SubscriptionTier } from '../../../contracts/plans';
import { type PremiumFeature, premiumFeatures } from '../../../contracts/premium-features';

const isSame = ({ free, pro, business }: PremiumFeature) => free === pro && pro === business;

const lineOf = ({ title, ...feature }: PremiumFeature, tier: SubscriptionTier) =>
  feature[tier] === true ? title : `${title}: ${feature[tier]}`;

/**
 * What the card of a plan lists: where it differs from the others first.
 * @param areSold whether paid plans can be bought on this server
 */
export function planLines(tier: SubscriptionTier, areSold: boolean): string[] {
  const named = premiumFeatures(areSold).filter((feature) => feature.highlight && feature[tier] !== false);
  const differing = named.filter((feature) => !isSame(feature)).map((feature) => lineOf(feature, tier));
  const others =
    tier === 'free'
      ? named.filter(isSame).map((feature) => lineOf(feature, tier))
      : [`Everything else that ${plans.free.name} has`];
  return [...differing, ...others];
}
