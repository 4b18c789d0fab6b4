import { List } from '@mantine/core';
import type { AnalyticsSummary } from '../../../contracts/analytics';
import { countText } from '../../../contracts/count-text';
import { dateText } from '../../../contracts/date-text';
import { TitledCard } from '../../ui/titled-card';

/** What the figures contain, and what they leave out. */
export function CountingNotes({ summary }: { summary: AnalyticsSummary }) {
  const { from, to, timeZone, excluded, unrecognised } = summary;
  const left = [
    countText(excluded.bots, 'bot'),
    countText(excluded.previews, 'preview'),
    `${excluded.own} of your own`,
  ];
  return (
    <TitledCard
      title="How views are counted"
      purpose={`${dateText(from)} to ${dateText(to)}. Days in ${timeZone} time.`}
    >
      <List spacing="xs">
        <List.Item>Left out of all figures: {left.join(', ')}.</List.Item>
        <List.Item>
          {countText(unrecognised, 'view')} asked not to be recognised: counted as views, but not among the
          visitors.
        </List.Item>
        <List.Item>The same visitor counts once in 30 minutes.</List.Item>
        <List.Item>Readers without JavaScript are not counted.</List.Item>
      </List>
    </TitledCard>
  );
}
