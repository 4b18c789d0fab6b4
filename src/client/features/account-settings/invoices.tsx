import { Anchor, Badge, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Invoice } from '../../../contracts/billing';
import { inPounds, vatPercent } from '../../../contracts/plans';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { dayOf } from '../../ui/instant-text';
import { TitledCard } from '../../ui/titled-card';
import classes from './account-settings.module.css';

/** What was charged, newest first. */
export function Invoices() {
  const query = trpc.billing.invoices.useQuery();
  const { data } = query;
  return (
    <TitledCard title="Invoices" purpose="What was charged, and what is due.">
      {data ? (
        data.length > 0 ? (
          <ul className={classes.list}>
            {data.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        ) : (
          <Text c="dimmed">None yet.</Text>
        )
      ) : query.isError ? (
        <QueryFailure title="Failed to fetch your invoices" query={query} />
      ) : (
        <Stack aria-hidden>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
    </TitledCard>
  );
}

const states = {
  paid: { label: 'Paid', color: 'teal' },
  open: { label: 'Open', color: 'coral' },
  uncollectible: { label: 'Not paid', color: 'red' },
  void: { label: 'Void', color: 'gray' },
} satisfies Record<Invoice['status'], { label: string; color: string }>;

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { createdAt, number, status, netPence, totalPence, pageUrl, pdfUrl } = invoice;
  const { label, color } = states[status];
  const isOpen = status === 'open';
  const address = isOpen ? pageUrl : (pdfUrl ?? pageUrl);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Group gap="xs" mb={4}>
          <Text fw={600} className="tabular">
            {inPounds(totalPence)}
          </Text>
          <Badge tt="none" variant="dot" color={color}>
            {label}
          </Badge>
        </Group>
        <Text size="sm" c="dimmed">
          {dayOf(createdAt)}
          {number && ` · ${number}`}
        </Text>
        {totalPence !== netPence && (
          <Text size="sm" c="dimmed">
            {inPounds(netPence)} and {vatPercent}% VAT
          </Text>
        )}
      </div>
      {address && (
        <Anchor href={address} target="_blank" rel="noopener noreferrer">
          {isOpen ? 'Pay' : 'PDF'}
          <VisuallyHidden>
            {' '}
            of {dayOf(createdAt)}, {inPounds(totalPence)} (opens in a new tab)
          </VisuallyHidden>
        </Anchor>
      )}
    </li>
  );
}
