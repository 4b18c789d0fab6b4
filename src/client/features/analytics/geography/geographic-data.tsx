import { Anchor, ScrollArea, Stack, Table, Text } from '@mantine/core';
import type { AnalyticsSummary } from '../../../../contracts/analytics';
import { countText, numberText } from '../../../../contracts/count-text';
import { TitledCard } from '../../../ui/titled-card';
import classes from '../analytics.module.css';
import { percentText, placeText } from '../figure-text';
import { ShareChart } from '../share-chart';
import { WorldMap } from './world-map';

/** Where in the world the page is read. */
export function GeographicData({ summary }: { summary: AnalyticsSummary }) {
  const { topCountries, topLocations } = summary;
  const known = topCountries.filter(({ country }) => country !== null);
  const unknownReasons = topLocations
    .flatMap(({ country, reason }) => (country === null && reason ? [reason] : []))
    .join(', ');
  return (
    <Stack gap="lg">
      <TitledCard
        title="Countries"
        purpose={`Views from ${countText(known.length, 'country', 'countries')}.`}
      >
        <div className={classes.columns}>
          <WorldMap countries={topCountries} />
          <ScrollArea.Autosize
            mah={360}
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Rows: Countries' }}
          >
            <Table
              stickyHeader
              aria-label="Countries"
              data={{
                head: ['Country', 'Views', 'Share'],
                body: topCountries.map(({ country, name, count, percentage }) => [
                  country === null ? [name, unknownReasons].filter(Boolean).join(': ') : name,
                  numberText(count),
                  percentText(percentage),
                ]),
              }}
            />
          </ScrollArea.Autosize>
        </div>
      </TitledCard>
      <ShareChart
        title="Cities and regions"
        summary="As near as the location database knows; otherwise, why not."
        noun="Place"
        none="No views."
        shares={topLocations.map(({ count, percentage, ...place }) => ({
          label: placeText(place),
          count,
          percentage,
        }))}
      />
      <Text size="xs" c="dimmed">
        Places are those of the network.{' '}
        <Anchor href="https://db-ip.com" target="_blank" rel="noreferrer" inherit c="inherit">
          IP Geolocation by DB-IP
        </Anchor>
        , map by Natural Earth.
      </Text>
    </Stack>
  );
}
