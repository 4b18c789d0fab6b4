import {
  inPounds,
  paidTiers,
  plans,
  type SubscriptionTier,
  subscriptionTiers,
  vatPercent,
  withVat,
} from '../../../contracts/plans';
import { planFeatures } from '../../../contracts/premium-features';
import type { Installation, SiteView } from '../site-page';

type PricingProps = Pick<Installation, 'sellsPlans'> & Pick<SiteView, 'isSignedIn'>;

/** The plans, from their one table. */
export const Pricing = ({ sellsPlans, isSignedIn }: PricingProps) => (
  <section id="pricing" aria-labelledby="pricing-title" className="band-free">
    <h2 id="pricing-title">Prices without small print</h2>
    <p className="intro">
      {sellsPlans
        ? `Prices are per month. The paid plans can be tried for ${plans.pro.trialDays} days and cancelled at any time; a smaller plan deletes and hides nothing.`
        : 'This installation does not sell plans: everybody can use everything here, and only the storage differs. These are the plans and what they would cost where they are sold.'}
    </p>
    <ul className="plans">
      {subscriptionTiers.map((tier) => (
        <li key={tier} className="plan" data-tier={tier}>
          <PlanCard tier={tier} sellsPlans={sellsPlans} isSignedIn={isSignedIn} />
        </li>
      ))}
    </ul>
  </section>
);

function PlanCard({ tier, sellsPlans, isSignedIn }: PricingProps & { tier: SubscriptionTier }) {
  const { name, description, pricePence, trialDays } = plans[tier];
  const isPaid = paidTiers.some((paid) => paid === tier);
  return (
    <>
      <h3>{name}</h3>
      <p>{description}</p>
      <p className="price">
        <b>{isPaid ? inPounds(pricePence) : '£0'}</b> per month{isPaid && ', without VAT'}
      </p>
      <p className="quiet">
        {isPaid ? `${inPounds(withVat(pricePence))} with ${vatPercent}% VAT` : 'No card needed'}
        {trialDays > 0 && ` · ${trialDays}-day free trial`}
      </p>
      <ul className="ticks">
        {planFeatures(tier, sellsPlans).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {sellsPlans && isPaid && isSignedIn && (
        <a className="button" href="/pricing">
          Choose {name}
        </a>
      )}
    </>
  );
}
