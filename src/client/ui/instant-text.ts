const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** 'March 5, 2021', where this browser is. */
export const dayOf = (instant: string) => day.format(new Date(instant));

/** 'March 5, 2021 at 9:30 AM', where this browser is. */
export const momentOf = (instant: string) => moment.format(new Date(instant));
