import { mainDate } from '../dates/whole-periods';
import { isPostalCode } from '../places/postal-codes';

/** A telephone number in a text. */
export interface PhoneMention {
  value: string;
  from: number;
  to: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** The start of a number that follows a postal code: `94588 (555) 123-4567`. */
function afterPostalCode(text: string): number {
  const bracket = text.indexOf('(');
  const isAfter =
    bracket > 0 &&
    !text.startsWith('+') &&
    digitsOf(text.slice(0, bracket)) >= 4 &&
    digitsOf(text.slice(bracket)) >= 7;
  return isAfter ? bracket : 0;
}

/** `+33 6 12 34 56 78 / +33 1 22 33 44 55` are two numbers. */
const firstOf = (text: string) => {
  const second = [text.indexOf(' / '), text.indexOf('/+'), text.indexOf(' +'), text.indexOf(' - +')].filter(
    (at) => at >= 7,
  );
  return text.slice(0, Math.min(text.length, ...second)).trimEnd();
};

/** `Via Chiaia 77 – 80121 Napoli` */
const isHouseAndPostalCode = /^\d{1,3} [–-] \d{4,5}$/;

/** Matches text that is followed by the number of a post-office box. */
const isPostBox =
  /(?:\bbox|\bpostfach|\bapartado|\bpostbus|\bB\.?P\.?|\bcasella postale|\bcaixa postal)\s*$/iu;

/** The telephone numbers in a text from the head of a document: 7 to 15 digits that are not a date. */
export function findPhones(text: string): PhoneMention[] {
  const pattern = /[+(\d][\d().+\- –‑\u00a0/]{5,26}\d/g;
  const phones: PhoneMention[] = [];
  const bounded = text.slice(0, 1000);
  for (let match = pattern.exec(bounded); match !== null; match = pattern.exec(bounded)) {
    const skipped = afterPostalCode(match[0]);
    const whole = firstOf(match[0].slice(skipped));
    const from = match.index + skipped;
    pattern.lastIndex = from + whole.length;
    const before = bounded.charAt(from - 1);
    const after = bounded.slice(from + whole.length);
    const digits = digitsOf(whole);
    const isDate = mainDate(whole) !== undefined;
    const isPart =
      /[\p{L}\d/@]/u.test(before) || /^[\p{L}@]/u.test(after) || after.trimStart().startsWith('*');
    const isHouse =
      isHouseAndPostalCode.test(whole) ||
      isPostBox.test(bounded.slice(0, from)) ||
      isPostalCode(whole) ||
      (whole.includes('/') && !/^[+(0]/.test(whole));
    if (!isHouse && digits >= 7 && digits <= 15 && !isDate && !isPart) {
      phones.push({ value: whole, from, to: from + whole.length });
    }
  }
  return phones;
}
