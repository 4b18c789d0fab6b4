import { mainDate } from '../dates/whole-periods';
import { isPostalCode } from '../places/postal-codes';
import { cityEvidence } from '../places/towns';

/** A telephone number in a text. */
export interface PhoneMention {
  value: string;
  from: number;
  to: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** Matches text that is followed by a postal code. */
const announcesPostalCode =
  /(?<!\p{L})(?:postal code|post ?code|zip(?: code)?|pin(?: code)?|c[óo]digo postal|code postal|postleitzahl|plz|cep|cap|c\.?p\.?|postcode|postnummer|kod pocztowy)\W{0,3}$/iu;

/**
 * The start of a number that follows a postal code: `94588 (555) 123-4567`, `10115 030 1234567`, `560 001 9876543210`.
 */
function afterPostalCode(text: string, before: string): number {
  const [announced] = announcesPostalCode.test(before) ? (/^\S+\s*/.exec(text) ?? []) : [];
  const [code] = /^(?:[1-9]\d{3}|\d{5}|\d{3} ?\d{3}) (?=0\d|\d{10})/.exec(text) ?? [];
  if (announced !== undefined) return announced.length;
  if (code !== undefined && digitsOf(text.slice(code.length)) >= fewestAfterCode) return code.length;
  const bracket = text.indexOf('(');
  const isAfter =
    bracket > 0 &&
    !text.startsWith('+') &&
    digitsOf(text.slice(0, bracket)) >= 4 &&
    digitsOf(text.slice(bracket)) >= 7;
  return isAfter ? bracket : 0;
}

/** Minimum number of digits of a telephone number that follows a postal code. */
const fewestAfterCode = 8;

/** Seven digits after a town, as in Chile and Israel. */
const isCodeOfTown = (text: string, before: string) =>
  /^\d{7}$/.test(text) &&
  cityEvidence(/([^,\d]{3,40}),?\s{0,9}$/.exec(before.slice(-60))?.[1]?.trim() ?? '') > 0;

/** `+33 6 12 34 56 78 / +33 1 22 33 44 55` are two numbers. */
const firstOf = (text: string) => {
  const second = [text.indexOf(' / '), text.indexOf('/+'), text.indexOf(' +'), text.indexOf(' - +')].filter(
    (at) => at >= 7,
  );
  return text.slice(0, Math.min(text.length, ...second)).trimEnd();
};

/** `Via Chiaia 77 – 80121 Napoli`; with a flat, `Uliza Mira 91 – 252 117279`. */
const isHouseAndPostalCode = /^[1-9]\d{0,2} [–-] (?:\d{1,4} )?\d{4,6}$/;

/** An ORCID, the number of a researcher. */
const isOrcid = /^\d{4}-\d{4}-\d{4}-\d{4}$/;

/** Matches text that is followed by the number of a post-office box. */
const isPostBox =
  /(?:\bbox|\bpostfach|\bapartado|\bpostbus|\bB\.?P\.?|\bcasella postale|\bcaixa postal)\s*$/iu;

/** The telephone numbers in a text from the head of a document: 7 to 15 digits that are not a date. */
export function findPhones(text: string): PhoneMention[] {
  const pattern = /[+(\d][\d().+\- –‑\u00a0/]{5,26}\d/g;
  const phones: PhoneMention[] = [];
  const bounded = text.slice(0, 1000);
  for (let match = pattern.exec(bounded); match !== null; match = pattern.exec(bounded)) {
    const skipped = afterPostalCode(match[0], bounded.slice(0, match.index));
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
      isOrcid.test(whole) ||
      isCodeOfTown(whole, bounded.slice(0, from)) ||
      (whole.includes('/') && !/^[+(0]/.test(whole));
    if (!isHouse && digits >= 7 && digits <= 15 && !isDate && !isPart) {
      phones.push({ value: whole, from, to: from + whole.length });
    }
  }
  return phones;
}

/** Whether a number is written as only those of telephones are, and not as amounts, years or the numbers of books. */
export const isPhoneAnywhere = (number: string): boolean =>
  /^\+\d|^\(0?\d{2,5}\) ?\d|^0[1-9][\d .\-/()]{6,}$|^\d{3}([-.])\d{3}\1\d{4}$/.test(number);
