import { dateText } from '../../../contracts/date-text';

const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...utc });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', ...utc });

type Step = 'day' | 'week' | 'month';

/** A step under an axis; `start` is `YYYY-MM-DD`. */
export const shortDate = (start: string, step: Step) =>
  (step === 'month' ? month : day).format(new Date(`${start}T00:00:00Z`));

/** A step in a table. */
export function stepText(start: string, step: Step): string {
  if (step === 'month') return dateText(start.slice(0, 'YYYY-MM'.length));
  return step === 'week' ? `Week of ${dateText(start)}` : dateText(start);
}
