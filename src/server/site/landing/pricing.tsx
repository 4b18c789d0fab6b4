import {
  inPounds,
  paidTiers,
  plans,
  type SubscriptionTier,
  storageText,
  subscriptionTiers,
  vatPercent,
  withVat,
} from '../../../contracts/plans';
import { planFeatures } from '../../../contracts/premium-features';
import type { Installation, SiteView } from '../site-page';

type PricingProps = Pick<Installation, 'sellsPlans'> & Pick<SiteView, 'isSignedIn'>;

/** The plans, from their one table; what everybody has where none is sold. */
export const Pricing = ({ sellsPlans, isSignedIn }: PricingProps) => (
  <section id="pricing" aria-labelledby="pricing-title" className="band-free">
    <h2 id="pricing-title">{sellsPlans ? 'Plans and prices' : 'Everything, free'}</h2>
    <p className="intro">
      {sellsPlans
        ? `Prices are per month. Try a paid plan for ${plans.pro.trialDays} days and cancel whenever you like. Moving to a smaller plan deletes and hides nothing.`
        : 'Nothing is sold on this site: every account has every feature.'}
    </p>
    <ul className={sellsPlans ? 'plans' : 'plans single'}>
      {sellsPlans ? (
        subscriptionTiers.map((tier) => (
          <li key={tier} className="plan" data-tier={tier}>
            <PlanCard tier={tier} isSignedIn={isSignedIn} />
          </li>
        ))
      ) : (
        <li className="plan">
          <FreeCard />
        </li>
      )}
    </ul>
  </section>
);

function PlanCard({ tier, isSignedIn }: Pick<SiteView, 'isSignedIn'> & { tier: SubscriptionTier }) {
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
      <Features tier={tier} sellsPlans />
      {isPaid && isSignedIn && (
        <a className="button" href="/pricing">
          Choose {name}
        </a>
      )}
    </>
  );
}

const FreeCard = () => (
  <>
    <h3>Everything</h3>
    <p>All features, with {storageText('free')} for your CVs, photos and video.</p>
    <p className="price">
      <b>£0</b> per month
    </p>
    <p className="quiet">No card needed</p>
    <Features tier="free" sellsPlans={false} />
  </>
);

const Features = ({ tier, sellsPlans }: Pick<Installation, 'sellsPlans'> & { tier: SubscriptionTier }) => (
  <ul className="ticks">
    {planFeatures(tier, sellsPlans).map((feature) => (
      <li key={feature}>{feature}</li>
    ))}
  </ul>
);
