import { Button, Card, Text, Title } from '@mantine/core';
import { IconDiamond } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Subscription } from '../../../contracts/billing';
import { inPounds, plans } from '../../../contracts/plans';
import { trpc } from '../../api/trpc';
import { standingOf } from '../billing/standing';
import { StandingAlert } from '../billing/standing-alert';
import classes from './dashboard.module.css';

const day = 86_400_000;
/** How long before the end of a trial or a plan its owner is notified. */
const notice = 3 * day;

/** What needs attention, or that the plan ends soon; nothing otherwise. */
export function PlanNotice() {
  const { data: subscription } = trpc.billing.subscription.useQuery();
  if (!subscription) return null;
  const { kind, label, sentence } = standingOf(subscription);
  if (kind === 'past-due' || kind === 'stopped') return <StandingAlert subscription={subscription} />;
  return endsSoon(subscription) ? <Banner title={label} text={sentence} link="See your plan" /> : null;
}

/** The offer of a paid plan to those on Free, where it can be bought. */
export function UpgradeBanner() {
  const { data: subscription } = trpc.billing.subscription.useQuery();
  if (subscription?.tier !== 'free' || !subscription.isAvailable) return null;
  const { name, pricePence, trialDays } = plans.pro;
  const price = `from ${inPounds(pricePence)} a month without VAT`;
  const terms = subscription.hasTrialLeft
    ? `${trialDays}-day free trial, cancel anytime.`
    : 'Cancel anytime.';
  return (
    <Banner
      title="A portfolio for every employer"
      text={`${name} holds as many as you like, with domains of your own and more storage: ${price}. ${terms}`}
      link="See the plans"
    />
  );
}

function endsSoon({ status, trialEndsAt, cancelAt }: Subscription): boolean {
  const end = cancelAt ?? (status === 'trialing' ? trialEndsAt : null);
  return end !== null && Date.parse(end) - Date.now() < notice;
}

interface BannerProps {
  title: string;
  text: string;
  link: string;
}

function Banner({ title, text, link }: BannerProps) {
  return (
    <Card component="section" aria-labelledby="plan-title" className={classes.plan}>
      <span className={classes.actionIcon}>
        <IconDiamond size={24} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.planText}>
        <Title order={2} id="plan-title" fz="h4">
          {title}
        </Title>
        <Text>{text}</Text>
      </div>
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/pricing" />}>
        {link}
      </Button>
    </Card>
  );
}
