import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Subscription } from '../../../contracts/billing';
import { standingOf } from './standing';
import { useHostedPages } from './use-hosted-pages';

/** Says that a payment failed and how to fix that; nothing otherwise. */
export function StandingAlert({ subscription }: { subscription: Subscription }) {
  const { openPortal, isBusy } = useHostedPages();
  const { kind, label, sentence } = standingOf(subscription);
  if (kind !== 'past-due' && kind !== 'stopped') return null;
  return (
    <Alert color="red" role="status" icon={<IconAlertTriangle aria-hidden />} title={label}>
      <Stack gap="sm" align="flex-start">
        <Text>{sentence}</Text>
        <Button variant="default" loading={isBusy} onClick={() => openPortal()}>
          Fix the payment
        </Button>
      </Stack>
    </Alert>
  );
}
