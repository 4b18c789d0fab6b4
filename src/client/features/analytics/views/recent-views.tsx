import { Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { AnalyticsSummary, RecentView } from '../../../../contracts/analytics';
import { countText } from '../../../../contracts/count-text';
import { defaultProfileId } from '../../../../contracts/ids';
import { durationText, sectionName, sourceName } from '../../../../contracts/view-names';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { MetaLine } from '../../../ui/card-parts';
import { momentsIn } from '../../../ui/instant-text';
import { deviceName, downloadName, placeText } from '../figure-text';
import { useAnalyticsAddress } from '../use-analytics-address';
import classes from './recent-views.module.css';
import { useViewPages } from './use-view-pages';

/** The single views of the period, newest first. */
export function RecentViews({ summary }: { summary: AnalyticsSummary }) {
  const { filter, before } = useAnalyticsAddress();
  const query = trpc.analytics.recentViews.useQuery(
    { profileId: defaultProfileId, ...filter, before },
    { placeholderData: keepPreviousData },
  );
  const { list, showOlder, showNewer, showNewest } = useViewPages(query.data?.views[0]?.id);
  if (query.isError && !query.isPlaceholderData) {
    return <QueryFailure title="Failed to fetch analytics" query={query} />;
  }
  if (!query.data) return <Skeleton height={480} />;
  const { views, next, total } = query.data;
  const momentOf = momentsIn(summary.timeZone);
  return (
    <Stack gap="md">
      <section ref={list} tabIndex={-1} aria-label="Recent views" aria-busy={query.isPlaceholderData}>
        <Text size="sm" c="dimmed" mb="sm" role="status">
          {countText(total, 'view')} in this period{before && ', those before the ones you have seen'}.
        </Text>
        {views.length === 0 && <Text>No earlier views.</Text>}
        <ul className={classes.views}>
          {views.map((view) => (
            <ViewRow key={view.id} view={view} moment={momentOf(view.timestamp)} />
          ))}
        </ul>
      </section>
      <Group component="nav" aria-label="Pages of views" justify="space-between">
        <Group gap="xs">
          {showNewest && (
            <Button variant="default" onClick={showNewest}>
              Newest
            </Button>
          )}
          {showNewer && (
            <Button variant="default" onClick={showNewer}>
              Newer
            </Button>
          )}
        </Group>
        {next && (
          <Button variant="default" loading={query.isPlaceholderData} onClick={() => showOlder(next)}>
            Older
          </Button>
        )}
      </Group>
    </Stack>
  );
}

interface ViewRowProps {
  view: RecentView;
  /** When it was, in words. */
  moment: string;
}

function ViewRow({ view, moment }: ViewRowProps) {
  const { timestamp, source, referrer, campaign, device, sessionDuration, sections, downloads } = view;
  return (
    <Card component="li" padding="md" className={classes.view}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{viewerOf(view) ?? placeText(view)}</Text>
          {view.isReturning && (
            <Badge tt="none" variant="light">
              Returning
            </Badge>
          )}
          {!view.isRecognised && (
            <Badge tt="none" variant="default">
              Not recognised
            </Badge>
          )}
        </Group>
        <MetaLine
          parts={[
            viewerOf(view) && placeText(view),
            <time key="time" dateTime={timestamp}>
              {moment}
            </time>,
            sourceName(source),
            referrer,
            campaign,
            deviceName(device),
          ]}
        />
      </div>
      <div>
        <MetaLine
          parts={[
            sessionDuration === null ? 'Time not reported' : durationText(sessionDuration),
            view.videoSeconds > 0 && `${durationText(view.videoSeconds)} of video`,
            downloads.length > 0 && `downloaded ${downloads.map(downloadName).join(', ')}`,
          ]}
        />
        {sections.length > 0 && <Text size="sm">Read: {sections.map(readingText).join(', ')}</Text>}
      </div>
    </Card>
  );
}

/** 'Grace Hopper, Head of Ships at Harbor'; undefined for those who came without a link. */
function viewerOf({ viewerName, viewerCompany, viewerRole }: RecentView): string | undefined {
  const place = [viewerRole, viewerCompany].filter(Boolean).join(' at ');
  return viewerName === null ? undefined : [viewerName, place].filter(Boolean).join(', ');
}

const readingText = ({ section, seconds }: RecentView['sections'][number]) =>
  seconds > 0 ? `${sectionName(section)} ${durationText(seconds)}` : sectionName(section);
