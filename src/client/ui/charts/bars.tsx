import { Box, Text } from '@mantine/core';
import classes from './charts.module.css';

export interface Bar {
  label: string;
  /** What the bar's length stands for. */
  size: number;
  /** The bar's length in words. */
  value: string;
}

interface BarsProps {
  bars: Bar[];
  /** Shown if there are none. */
  none: string;
}

/** Bars beside each other, the longest as wide as there is room. */
export function Bars({ bars, none }: BarsProps) {
  const longest = Math.max(...bars.map(({ size }) => size), 1);
  return (
    <div className={classes.bars}>
      {bars.length === 0 && <Text c="dimmed">{none}</Text>}
      {bars.map(({ label, size, value }) => (
        <Box key={label} className={classes.bar} __vars={{ '--share': `${(size / longest) * 100}%` }}>
          <span className={classes.label}>{label}</span>
          <span className={classes.value}>{value}</span>
        </Box>
      ))}
    </div>
  );
}
