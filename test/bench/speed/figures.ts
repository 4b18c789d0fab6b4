/** What a measurement found, and what it has to reach. */
export interface Figure {
  what: string;
  value: number;
  unit?: string;
  goal: { atLeast: number } | { atMost: number };
}

const isReached = ({ value, goal }: Figure) =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

/** Prints each figure with its goal. @returns whether all are reached */
export function judge(figures: Figure[]): boolean {
  for (const figure of figures) {
    const { what, value, unit = '', goal } = figure;
    const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
    console.log(
      `${isReached(figure) ? 'reached' : 'MISSED '} ${value.toFixed(2).padStart(8)}${unit} (${wanted}${unit})  ${what}`,
    );
  }
  return figures.every(isReached);
}

export const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const median = (values: number[]): number => percentile(values, 0.5);
