import type { ReactNode } from 'react';
import classes from './charts.module.css';

interface ChartGridProps {
  /** Whether the charts still show the previous request's data. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** Chart cards, side by side where there is room. */
export const ChartGrid = ({ isOutdated = false, children }: ChartGridProps) => (
  <div className={classes.grid} aria-busy={isOutdated} style={isOutdated ? { opacity: 0.5 } : undefined}>
    {children}
  </div>
);
