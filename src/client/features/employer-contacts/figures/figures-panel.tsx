import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { countText, numberText } from '../../../../contracts/count-text';
import { type EmployerContactFigures, fewContacts, hintRules } from '../../../../contracts/employer-contact';
import { Bars } from '../../../ui/charts/bars';
import { ChartCard } from '../../../ui/charts/chart-card';
import { ChartGrid } from '../../../ui/charts/chart-grid';
import { axisOf, common, countTicks, silent } from '../../../ui/charts/chart-options';
import { shortDate, stepText } from '../../../ui/charts/step-text';
import { statusLabel } from '../contact-filter';

const ruleLabels = new Map<string, string>(hintRules.map(({ key, label }) => [key, label]));

/** The figures over the contacts' histories. */
export function FiguresPanel({ figures }: { figures: EmployerContactFigures }) {
  return (
    <ChartGrid>
      <MonthsChart months={figures.months} />
      <Funnel funnel={figures.funnel} />
      <HintFigures hints={figures.hints} />
    </ChartGrid>
  );
}

function MonthsChart({ months }: Pick<EmployerContactFigures, 'months'>) {
  const total = months.reduce((sum, { count }) => sum + count, 0);
  const steps = months.map(({ month, count }) => ({ start: `${month}-01`, count }));
  const most = Math.max(...steps.map(({ count }) => count));
  return (
    <ChartCard
      title="Contacts by month"
      summary={`${countText(total, 'new contact')} in the last ${countText(months.length, 'month')}.`}
      chart={
        <BarChart
          barChartProps={silent}
          {...common}
          withLegend={false}
          data={steps.map(({ start, count }) => ({ date: shortDate(start, 'month'), count }))}
          series={[{ name: 'count', label: 'Contacts', color: 'indigo.4' }]}
          yAxisProps={{ ...axisOf(countTicks(most)), width: 48 }}
        />
      }
      columns={['Month', 'Contacts']}
      rows={steps.map(({ start, count }) => [stepText(start, 'month'), numberText(count)]).toReversed()}
    />
  );
}

/** How many of the contacts came to each step. */
function Funnel({ funnel }: Pick<EmployerContactFigures, 'funnel'>) {
  const all = funnel[0]?.count ?? 0;
  const isEnough = all >= fewContacts;
  const share = (count: number) => (isEnough ? `${Math.round((count / all) * 100)}%` : 'Too few');
  return (
    <ChartCard
      title="From new to hired"
      summary={
        isEnough
          ? 'How many contacts came to each step. Who came further counts in the steps before.'
          : `Not enough data yet for shares: ${fewContacts} contacts are needed.`
      }
      chart={
        <Bars
          none="No contacts."
          bars={funnel.map(({ step, count }) => ({
            label: statusLabel(step),
            size: count,
            value: isEnough ? `${numberText(count)} · ${share(count)}` : numberText(count),
          }))}
        />
      }
      columns={['Step', 'Contacts', 'Share']}
      rows={funnel.map(({ step, count }) => [statusLabel(step), numberText(count), share(count)])}
    />
  );
}

/** How often each rule proposed a step, and how often an answer followed. */
function HintFigures({ hints }: Pick<EmployerContactFigures, 'hints'>) {
  const words = hints.map(({ rule, raised, answered }) => ({
    label: ruleLabels.get(rule) ?? rule,
    raised,
    answered,
  }));
  return (
    <ChartCard
      title="Hints"
      summary="How often each rule proposed a next step, and how often an answer followed."
      chart={
        <Bars
          none="No rule has proposed anything yet."
          bars={words.map(({ label, raised, answered }) => ({
            label,
            size: raised,
            value: `${numberText(raised)}, ${numberText(answered)} answered`,
          }))}
        />
      }
      columns={['Rule', 'Proposed', 'Answered']}
      rows={words.map(({ label, raised, answered }) => [label, numberText(raised), numberText(answered)])}
    />
  );
}
