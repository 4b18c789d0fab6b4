import type { ReadDate } from '../reading';

/** A date in a JSON document: `2018`, `2018-09`, `2018-09-01`, or an instant. */
export function readIsoDate(text: string): ReadDate | undefined {
  const match = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:T[\d:.]{1,20}(?:Z|[+-]\d\d:?\d\d)?)?)?)?$/.exec(text);
  return match ? dateOf(match[1], match[2], match[3]) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A date in an export: `Sep 2018`, `Sep 1, 2018`, `2018`, `2018-09`, `9/2018`, `2018/09/01, 10:00:00 UTC`. */
export function readExportDate(text: string): ReadDate | undefined {
  const named = /^([a-z]{3})[a-z]{0,6}\.? (?:(\d{1,2}), )?(\d{4})$/i.exec(text);
  const month = named ? months.indexOf((named[1] ?? '').toLowerCase()) + 1 : 0;
  if (named) return month > 0 ? dateOf(named[3], String(month), named[2]) : undefined;
  const figures = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (figures) return dateOf(figures[2], figures[1], undefined);
  const [day = ''] = text.split(/[ ,T]/);
  return readIsoDate(day.replaceAll('/', '-'));
}

function dateOf(year: string | undefined, month: string | undefined, day: string | undefined) {
  if (month === undefined) return { year: Number(year) };
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  if (day === undefined) return { year: Number(year), month: Number(month) };
  return Number(day) < 1 || Number(day) > 31
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(day) };
}
