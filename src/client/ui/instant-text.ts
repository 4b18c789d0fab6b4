const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const exactTime = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'March 5, 2021', in the browser's time zone. */
export const dayOf = (instant: string) => day.format(new Date(instant));

/** 'Mar 5, 2021', in the browser's time zone. */
export const shortDayOf = (instant: string) => shortDay.format(new Date(instant));

/** 'March 5, 2021 at 9:30 AM', in the browser's time zone. */
export const momentOf = (instant: string) => moment.format(new Date(instant));

/** '9:30 AM', in the browser's time zone. */
export const timeOf = (instant: string) => time.format(new Date(instant));

/** '9:30:05 AM', in the browser's time zone. */
export const exactTimeOf = (instant: string) => exactTime.format(new Date(instant));

/** Words for instants in another time zone; in UTC, which is then named, where the browser does not know that zone. */
export function momentsIn(timeZone: string): (instant: string) => string {
  const format = formatIn(timeZone) ?? inUtc;
  return (instant) => format.format(new Date(instant));
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  } catch {
    return undefined;
  }
}

const inUtc = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
