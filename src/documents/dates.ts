import { dateText } from '../contracts/date-text';

/** Whether the date is before today; a month or a year has passed once its last day has. */
export const isPast = (date: string, today: string) => date < today.slice(0, date.length);

/** Until when something is valid, or since when it no longer is: 'valid until May 2027', 'expired May 2024'. */
export const validity = (end: string, today: string) =>
  `${isPast(end, today) ? 'expired' : 'valid until'} ${dateText(end)}`;

/** A duration in minutes and seconds: '0:17'. At least one second. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
