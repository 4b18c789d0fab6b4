import { countText } from '../../contracts/count-text';
import { dateText, monthsBetween, monthsText } from '../../contracts/date-text';

/** Today in the browser's time zone, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** An expiry date relative to today: 'Expired March 2024', 'Expires in 3 months'. A month or a year expires on its last day. */
export function expiryText(expiry: string, now = today()): { expired: boolean; soon: boolean; text: string } {
  const expired = expiry < now.slice(0, expiry.length);
  if (expired) return { expired, soon: false, text: `Expired ${dateText(expiry)}` };
  const months = monthsBetween(now, expiry);
  if (expiry.length === 4) return { expired, soon: months <= 3, text: `Expires in ${expiry}` };
  if (months > 0) return { expired, soon: months <= 3, text: `Expires in ${monthsText(months)}` };
  if (expiry.length === 7) return { expired, soon: true, text: 'Expires this month' };
  const days = Number(expiry.slice(8)) - Number(now.slice(8));
  return { expired, soon: true, text: days === 0 ? 'Expires today' : `Expires in ${countText(days, 'day')}` };
}

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
    .format(Date.UTC(2000, month, 1))
    .toLowerCase(),
);

/** Parses 'March 2021', 'Mar 5, 2021', '3/2021' or '2021/3'; undefined if ambiguous or unknown. */
export function typedDate(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const numbers = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(typed);
  if (numbers) return joined(numbers[1], numbers[2], numbers[3]);
  const monthFirst = /^(\d{1,2})[-/.](\d{4})$/.exec(typed);
  if (monthFirst) return joined(monthFirst[2], monthFirst[1]);
  const words = /^([a-z]{3,})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/.exec(typed);
  const named = words ? monthNames.findIndex((name) => name.startsWith(words[1] ?? '-')) : -1;
  return words && named >= 0 ? joined(words[3], String(named + 1), words[2]) : undefined;
}

function joined(year = '', month = '', day?: string): string {
  return [year, month.padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])].join('-');
}
