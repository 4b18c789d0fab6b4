import type { Language, When } from './person';
import { words } from './words';

/** How a document prints its dates. */
export interface DateForm {
  month: 'long' | 'short' | 'slash' | 'dot' | 'yearOnly';
  dash: string;
  /** Which of the language's words for the present is used. */
  present: number;
  /** Whether a current position is printed as "since 2020" instead of "2020 – present". */
  usesSince: boolean;
}

const isSeason = (part: string): part is keyof (typeof words)['en']['seasons'] => part in words.en.seasons;

/** A date in words, without the month if the form only has years. */
export function printDate(when: When, language: Language, form: DateForm): string {
  const [year = '', part] = when.split('-');
  if (!part || form.month === 'yearOnly') return year;
  if (isSeason(part)) return `${words[language].seasons[part]} ${year}`;
  if (form.month === 'slash') return `${part}/${year}`;
  if (form.month === 'dot') return `${part}.${year}`;
  const date = new Date(Date.UTC(Number(year), Number(part) - 1, 1));
  const month = new Intl.DateTimeFormat(language, { month: form.month, timeZone: 'UTC' }).format(date);
  return `${language === 'en' && month === 'Sept' ? 'Sep' : month} ${year}`;
}

/** A period in words. */
export function printPeriod(
  start: When | undefined,
  end: When | 'present',
  language: Language,
  form: DateForm,
): string {
  const { since, present } = words[language];
  const from = start && printDate(start, language, form);
  if (end === 'present' && from && form.usesSince) return `${since} ${from}`;
  const to =
    end === 'present' ? (present[form.present % present.length] ?? '') : printDate(end, language, form);
  return from && from !== to ? `${from}${form.dash}${to}` : to;
}

/** What a reader can tell about a date from the way it is printed. */
export function datePrinted(when: When | 'present' | undefined, form: DateForm): string | undefined {
  if (!when || when === 'present') return when;
  const [year, part] = when.split('-');
  return part && /^\d+$/.test(part) && form.month !== 'yearOnly' ? when : year;
}
