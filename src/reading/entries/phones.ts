import { findDates } from './dates';

/** A telephone number in a text. */
export interface PhoneMention {
  value: string;
  from: number;
  to: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** Where a number begins that follows a postal code: `94588 (555) 123-4567`. */
function afterPostalCode(text: string): number {
  const bracket = text.indexOf('(');
  return bracket > 0 && !text.startsWith('+') && digitsOf(text.slice(0, bracket)) >= 4 && digitsOf(text.slice(bracket)) >= 7 ? bracket : 0;
}

/** The telephone numbers of a text of the head of a document: 7 to 15 digits that are no date. */
export function findPhones(text: string): PhoneMention[] {
  const phones: PhoneMention[] = [];
  for (const match of text.slice(0, 1000).matchAll(/[+(\d][\d().+\- –‑\u00a0/]{5,26}\d/g)) {
    const skipped = afterPostalCode(match[0]);
    const [whole = ''] = match[0].slice(skipped).split(/ \/ | - (?=\+)/);
    const from = match.index + skipped;
    const before = text.charAt(from - 1);
    const after = text.charAt(from + whole.length);
    const digits = digitsOf(whole);
    const isDate = findDates(whole).some((date) => date.to - date.from > whole.length / 2);
    const isPart = /[\p{L}\d/@.]/u.test(before) || /[\p{L}@*]/u.test(after) || text.slice(from + whole.length).trimStart().startsWith('*');
    if (digits >= 7 && digits <= 15 && !isDate && (!isPart || before === '.' && text.charAt(from - 2) === 'l')) {
      phones.push({ value: whole.trim(), from, to: from + whole.length });
    }
  }
  return phones;
}
