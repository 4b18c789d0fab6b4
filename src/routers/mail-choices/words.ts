/** A day: 'March 5, 2026'. */
export const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const wholeNumber = new Intl.NumberFormat('en-US');

/** '1 view', '42 views'. */
export const countText = (count: number, noun: string) =>
  `${wholeNumber.format(count)} ${noun}${count === 1 ? '' : 's'}`;

const momentIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone });

/** 'Monday, March 2, 2026 at 9:41 AM (Europe/London)'; in UTC where only the database knows the time zone. */
export function momentText(instant: string, timeZone: string): string {
  const at = new Date(instant);
  try {
    return `${momentIn(timeZone).format(at)} (${timeZone})`;
  } catch {
    return `${momentIn('UTC').format(at)} (UTC)`;
  }
}
