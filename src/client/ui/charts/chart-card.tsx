import { Button, ScrollArea, Table } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { TitledCard } from '../titled-card';
import classes from './charts.module.css';

interface ChartCardProps {
  title: string;
  /** One sentence that says what the chart shows, in figures. */
  summary: string;
  /** The chart; screen readers get its sentence and its rows instead. */
  chart: ReactNode;
  columns: string[];
  rows: string[][];
}

/** A chart, and the same figures as a table on demand. */
export function ChartCard({ title, summary, chart, columns, rows }: ChartCardProps) {
  const [isOpen, { toggle }] = useDisclosure();
  const tableId = useId();
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  const action = isOpen ? 'Hide the rows' : 'Show the rows';
  return (
    <TitledCard title={title} purpose={summary} className={classes.card}>
      <div aria-hidden className={classes.chart}>
        {chart}
      </div>
      {rows.length > 0 && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.disclosure}
          leftSection={<Icon size={18} aria-hidden />}
          aria-label={`${action}: ${title}`}
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={toggle}
        >
          {action}
        </Button>
      )}
      <div id={tableId} hidden={!isOpen}>
        {isOpen && (
          <ScrollArea.Autosize
            mah={320}
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': `Rows: ${title}` }}
          >
            <Table stickyHeader aria-label={title} data={{ head: columns, body: rows }} />
          </ScrollArea.Autosize>
        )}
      </div>
    </TitledCard>
  );
}
