import { Stack } from '@mantine/core';
import type { AnalyticsSummary } from '../../../../contracts/analytics';
import { countText, numberText } from '../../../../contracts/count-text';
import { durationText, sectionName } from '../../../../contracts/view-names';
import { Bars } from '../../../ui/charts/bars';
import { ChartCard } from '../../../ui/charts/chart-card';
import { ChartGrid } from '../../../ui/charts/chart-grid';
import { TitledCard } from '../../../ui/titled-card';
import { downloadName, percentText } from '../figure-text';
import { ShareChart } from '../share-chart';
import { Trend } from '../summary-cards';
import { DailyChart } from './daily-chart';

interface OverviewProps {
  summary: AnalyticsSummary;
}

/** How many visitors came, how often they returned, and what they read. */
export const Overview = ({ summary }: OverviewProps) => (
  <Stack gap="lg">
    <DailyChart summary={summary} />
    <ChartGrid>
      <SectionChart summary={summary} />
      <EngagementChart summary={summary} />
      <Trends summary={summary} />
      <TakenAlong summary={summary} />
      <Companies summary={summary} />
    </ChartGrid>
  </Stack>
);

const Companies = ({ summary: { topCompanies } }: OverviewProps) => (
  <ShareChart
    title="Companies"
    summary="Who came through the links that you made for your contacts."
    noun="Company"
    none="Nobody has come through a link of a contact with a company."
    shares={topCompanies.map(({ company, ...share }) => ({ label: company, ...share }))}
    drawn={5}
  />
);

function SectionChart({ summary: { topSections } }: OverviewProps) {
  const [first] = topSections;
  return (
    <ChartCard
      title="What holds people"
      summary={
        first
          ? `Which part of the story is read longest: ${sectionName(first.section)}, for ${durationText(first.seconds)} altogether.`
          : 'Which part of the story is read longest.'
      }
      chart={
        <Bars
          none="No reading times have been reported yet."
          bars={topSections.map(({ section, seconds }) => ({
            label: sectionName(section),
            size: seconds,
            value: durationText(seconds),
          }))}
        />
      }
      columns={['Section', 'Read in views', 'Share of views', 'Altogether', 'Each time']}
      rows={topSections.map(({ section, count, percentage, seconds }) => [
        sectionName(section),
        numberText(count),
        percentText(percentage),
        durationText(seconds),
        durationText(count === 0 ? 0 : Math.round(seconds / count)),
      ])}
    />
  );
}

function EngagementChart({ summary }: OverviewProps) {
  const { totalViews, returningViews, unrecognised, engagementRate } = summary;
  const kinds = [
    { label: 'By returning visitors', size: returningViews },
    { label: 'By new visitors', size: totalViews - returningViews - unrecognised },
    { label: 'Not to be recognised', size: unrecognised },
  ].map((kind) => ({ ...kind, value: numberText(kind.size) }));
  return (
    <ChartCard
      title="Engagement"
      summary={`By visitors who came back: ${percentText(engagementRate)} of ${countText(totalViews, 'view')}.`}
      chart={<Bars bars={kinds} none="" />}
      columns={['Views', 'Count']}
      rows={kinds.map(({ label, value }) => [label, value])}
    />
  );
}

const Trends = ({ summary: { weeklyTrend, monthlyTrend } }: OverviewProps) => (
  <TitledCard title="Trends" purpose="Views of late, whatever the period above.">
    <Stack gap="xs">
      <span>Last 7 days</span>
      <Trend trend={weeklyTrend} before="the 7 days before" />
      <span>Last 30 days</span>
      <Trend trend={monthlyTrend} before="the 30 days before" />
    </Stack>
  </TitledCard>
);

function TakenAlong({ summary: { downloads, video } }: OverviewProps) {
  const each = video.views === 0 ? 0 : Math.round(video.seconds / video.views);
  const total = downloads.reduce((sum, { count }) => sum + count, 0);
  const watched =
    video.views === 0
      ? 'Nobody has watched the video.'
      : `The video was watched in ${countText(video.views, 'view')}, for ${durationText(each)} on average.`;
  return (
    <ChartCard
      title="Downloads and video"
      summary={`${countText(total, 'download')}. ${watched}`}
      chart={
        <Bars
          none="Nobody has downloaded anything."
          bars={downloads.map(({ form, count }) => ({
            label: downloadName(form),
            size: count,
            value: numberText(count),
          }))}
        />
      }
      columns={['Download', 'Views']}
      rows={downloads.map(({ form, count }) => [downloadName(form), numberText(count)])}
    />
  );
}
