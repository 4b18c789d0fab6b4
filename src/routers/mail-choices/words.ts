/** A day: 'March 5, 2026'. */
export const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const wholeNumber = new Intl.NumberFormat('en-US');

/** '1 view', '42 views'. */
export const countText = (count: number, noun: string) =>
  `${wholeNumber.format(count)} ${noun}${count === 1 ? '' : 's'}`;
