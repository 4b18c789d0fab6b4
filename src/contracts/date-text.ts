/** 'March 5, 2021', in UTC. */
export const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const isDate = /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/;

/** 'March 2021' for `2021-03`, 'March 5, 2021' for `2021-03-05`; anything else unchanged. */
export function dateText(date: string): string {
  if (!isDate.test(date)) return date;
  const instant = Date.parse(`${date.padEnd(10, '-01')}T00:00:00Z`);
  if (Number.isNaN(instant)) return date;
  return (date.length === 7 ? longMonth : longDay).format(instant);
}
