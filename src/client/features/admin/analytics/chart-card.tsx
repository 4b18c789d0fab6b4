import { Button, Card, Group, ScrollArea, Table, Text, Title } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './analytics.module.css';

interface ChartCardProps {
  title: string;
  /** One sentence that says what the chart shows, in figures. */
  summary: string;
  /** The chart; screen readers get the table instead. */
  chart: ReactNode;
  columns: string[];
  rows: string[][];
}

/** A chart, or the same figures as a table. */
export function ChartCard({ title, summary, chart, columns, rows }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Card component="section" aria-labelledby={titleId} className={classes.card}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2} size="h3" id={titleId}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {summary}
          </Text>
        </div>
        <Button
          variant="default"
          size="sm"
          flex="none"
          leftSection={<Icon size={18} aria-hidden />}
          aria-label={isTable ? `Show ${title} as a chart` : `Show ${title} as a table`}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Chart' : 'Table'}
        </Button>
      </Group>
      {isTable ? (
        <ScrollArea h={260} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': title }}>
          <Table stickyHeader aria-labelledby={titleId} data={{ head: columns, body: rows }} />
        </ScrollArea>
      ) : (
        <div aria-hidden className={classes.chart}>
          {chart}
        </div>
      )}
    </Card>
  );
}
