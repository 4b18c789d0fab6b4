import { languageCodes } from '../../words/languages';

/** The names of all countries in all supported languages. */
export function countryNames(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return languageCodes.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = names.of(code)?.replaceAll(',', ' ');
      return name === undefined ? [] : [name, name.replace('&', 'and')];
    });
  });
}
