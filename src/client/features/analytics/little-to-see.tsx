import { Alert, Button, Card, Group } from '@mantine/core';
import { IconEye, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type AnalyticsSummary, fewViews } from '../../../contracts/analytics';
import { sourceName } from '../../../contracts/view-names';
import { EmptyState } from '../../ui/empty-state';
import { periodText } from './figure-text';
import { useAnalyticsAddress, type ViewFilter } from './use-analytics-address';

/** Says so if there are too few views to draw conclusions. */
export function FewViews({ summary: { totalViews } }: { summary: AnalyticsSummary }) {
  if (totalViews >= fewViews) return null;
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} role="note">
      Fewer than {fewViews} views: too few to conclude anything from.
    </Alert>
  );
}

/** Shown without views, with links to other periods or to sharing the page. */
export function NoViews({ filter: { period, source } }: { filter: ViewFilter }) {
  const { choose } = useAnalyticsAddress();
  const isNarrow = source !== undefined || period !== '1y';
  return (
    <Card component="section" aria-label="No views">
      <EmptyState
        icon={<IconEye size={32} />}
        message={
          isNarrow
            ? `No views${source ? ` from ${sourceName(source)}` : ''} in ${periodText(period)}. Views are counted from the moment somebody opens your page.`
            : 'Nobody has looked at your page in the last year. Send its address to the people who should see it.'
        }
        action={
          <Group justify="center">
            <Button component={Link} to="/share-profile">
              Share your profile
            </Button>
            {isNarrow && (
              <Button variant="default" onClick={() => choose({ period: '1y', source: undefined })}>
                Show the whole year
              </Button>
            )}
          </Group>
        }
      />
    </Card>
  );
}
