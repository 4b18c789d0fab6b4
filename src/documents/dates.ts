import { countText } from '../contracts/count-text';
import { dateText } from '../contracts/date-text';

/** Whether the date is before today; a month has passed once its last day has. */
export const isPast = (date: string, today: string) => date < today.slice(0, date.length);

/** Until when something is valid, or since when it no longer is: 'valid until May 2027', 'expired May 2024'. */
export const validity = (end: string, today: string) =>
  `${isPast(end, today) ? 'expired' : 'valid until'} ${dateText(end)}`;

/** The duration of a period in words, including both months. Undefined if the end is before the start. */
export function duration(start: string, end: string): string | undefined {
  const months = monthOf(end) - monthOf(start) + 1;
  if (months < 1) return undefined;
  const parts = [counted(Math.floor(months / 12), 'year'), counted(months % 12, 'month')];
  return parts.filter(Boolean).join(' ');
}

function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}

const counted = (count: number, noun: string) => (count === 0 ? '' : countText(count, noun));

/** A duration in minutes and seconds: '0:17'. At least one second. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
