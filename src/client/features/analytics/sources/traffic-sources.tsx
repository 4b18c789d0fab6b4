import type { AnalyticsSummary } from '../../../../contracts/analytics';
import { sourceName } from '../../../../contracts/view-names';
import { ChartGrid } from '../../../ui/charts/chart-grid';
import { deviceName } from '../figure-text';
import { ShareChart } from '../share-chart';

/** Where visitors come from, and which devices they use. */
export function TrafficSources({ summary }: { summary: AnalyticsSummary }) {
  const { topSources, topReferrers, topCampaigns, topDevices } = summary;
  return (
    <ChartGrid>
      <ShareChart
        title="Sources"
        summary="What led people to your page."
        noun="Source"
        none="No views."
        shares={topSources.map(({ source, ...share }) => ({ label: sourceName(source), ...share }))}
      />
      <ShareChart
        title="Referring sites"
        summary="The sites on which people followed a link."
        noun="Site"
        none="Nobody came from another site, or it did not say which."
        shares={topReferrers.map(({ referrer, ...share }) => ({ label: referrer, ...share }))}
      />
      <ShareChart
        title="Campaigns"
        summary="Links that carry a utm_campaign."
        noun="Campaign"
        none="Nobody came by a link with a campaign."
        shares={topCampaigns.map(({ campaign, ...share }) => ({ label: campaign, ...share }))}
      />
      <ShareChart
        title="Devices"
        summary="On what your page is read."
        noun="Device"
        none="No views."
        shares={topDevices.map(({ device, ...share }) => ({ label: deviceName(device), ...share }))}
      />
    </ChartGrid>
  );
}
