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
