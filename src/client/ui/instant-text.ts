const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'March 5, 2021', in the browser's time zone. */
export const dayOf = (instant: string) => day.format(new Date(instant));

/** 'March 5, 2021 at 9:30 AM', in the browser's time zone. */
export const momentOf = (instant: string) => moment.format(new Date(instant));

/** '9:30:05 AM', in the browser's time zone. */
export const timeOf = (instant: string) => time.format(new Date(instant));
