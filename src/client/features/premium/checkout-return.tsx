import { Alert, Button, Group, Loader, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { Subscription } from '../../../contracts/billing';
import { plans } from '../../../contracts/plans';
import { type CheckoutOutcome, useCheckoutOutcome } from './use-checkout-outcome';

/** Reports the result of the checkout that somebody returns from; nothing for others. */
export function CheckoutReturn({ subscription }: { subscription: Subscription }) {
  const { outcome, lookAgain } = useCheckoutOutcome();
  if (!outcome) return null;
  const isAwaited = outcome === 'waiting' || outcome === 'slow';
  const { title, text } = wordsOf(outcome, subscription);
  const isGood = outcome === 'confirmed';
  return (
    <Alert
      role="status"
      color={isGood ? 'teal' : 'indigo'}
      icon={isGood ? <IconCircleCheck aria-hidden /> : <IconInfoCircle aria-hidden />}
      title={title}
    >
      <Stack gap="sm" align="flex-start">
        <Group gap="sm" wrap="nowrap">
          {isAwaited && <Loader size="sm" aria-hidden />}
          <Text>{text}</Text>
        </Group>
        {(outcome === 'not-found' || outcome === 'unreachable') && (
          <Button variant="default" onClick={lookAgain}>
            Look again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}

function wordsOf(outcome: CheckoutOutcome, subscription: Subscription): { title: string; text: string } {
  const plan = `${plans[subscription.tier].name} Plan`;
  switch (outcome) {
    case 'waiting':
      return {
        title: 'Confirming your subscription',
        text: 'Stripe tells us about your checkout. That usually takes a few seconds.',
      };
    case 'slow':
      return {
        title: 'This takes longer than usual',
        text: 'Stripe has not answered yet. You need not wait here: your plan changes as soon as it does, and nothing is charged twice.',
      };
    case 'confirmed':
      return { title: `You have the ${plan}`, text: 'Everything that it includes is yours from now on.' };
    case 'canceled':
      return subscription.tier === 'free'
        ? {
            title: 'Nothing was charged',
            text: `You left the checkout before its end. You are on the ${plan}, as before.`,
          }
        : { title: 'Nothing has changed', text: `You have the ${plan}, as before.` };
    case 'not-found':
      return {
        title: 'There is no new subscription',
        text: `None is known, so you are on the ${plan}. If you have just completed a checkout, look again in a minute.`,
      };
    case 'unreachable':
      return {
        title: 'Stripe cannot be reached',
        text: `We do not know yet what came of your checkout. Your plan changes as soon as we do; until then it is the ${plan}.`,
      };
  }
}
