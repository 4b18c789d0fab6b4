const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Codes that have been replaced by others, such as DD for East Germany, are not current. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** Maps English names in lower case to their codes. */
function codesByName(type: 'region' | 'language', codes: string[]): Map<string, string> {
  const styles = (['short', 'long'] as const).map(
    (style) => new Intl.DisplayNames(['en'], { type, style, fallback: 'none' }),
  );
  const named = codes.flatMap((code) =>
    styles.map((names) => [names.of(code)?.toLowerCase() ?? '', code] as const),
  );
  return new Map(named.filter(([name]) => name !== ''));
}

const countries = codesByName('region', pairs.filter(isCurrent));
const languages = codesByName(
  'language',
  pairs.map((pair) => pair.toLowerCase()),
);
const countryCodes = new Set(countries.values());

/** The ISO 3166 code of a country, given its English name or the code itself; undefined for anything else. */
export function countryCode(country: string): string | undefined {
  const name = country.trim();
  return countries.get(name.toLowerCase()) ?? [name.toUpperCase()].find((code) => countryCodes.has(code));
}

/** Whether a text is the English name of a language. */
export const isLanguage = (text: string): boolean => languages.has(text.trim().toLowerCase());
