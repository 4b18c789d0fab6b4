import { spokenLanguages } from '../../../contracts/spoken-languages';
import { languageCodes } from '../../words/languages';
import { Lexicon } from '../text/lexicon';

const names = languageCodes.flatMap((language) => {
  const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const own = spokenLanguages.flatMap((code) => display.of(code) ?? []);
  return language === 'pl' ? [...own, ...own.flatMap((name) => [`język ${name}`, `j. ${name}`])] : own;
});

const more =
  'mandarin, cantonese, farsi, flemish, castellano, valenciano, schweizerdeutsch, swiss german, gebärdensprache, sign language, catalán, mandarín, mandarino, mandarim, vlaams, inglés, ingles, frances, portugues, espanol, aleman';

/** The names of languages, in all the languages that are supported here. */
export const languageNames = new Lexicon([...names, more]);
