const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...utc });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', ...utc });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...utc });
const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...utc });

type Step = 'day' | 'week' | 'month';

/** A step under an axis; `start` is `YYYY-MM-DD`. */
export const shortDate = (start: string, step: Step) =>
  (step === 'month' ? month : day).format(new Date(`${start}T00:00:00Z`));

/** A step in a table. */
export function stepText(start: string, step: Step): string {
  const date = new Date(`${start}T00:00:00Z`);
  if (step === 'month') return longMonth.format(date);
  return step === 'week' ? `Week of ${longDay.format(date)}` : longDay.format(date);
}
