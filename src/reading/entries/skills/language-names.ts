import { languageCodes } from '../../words/languages';
import { Lexicon } from '../text/lexicon';

const codes =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr fy ga gl gu he hi hr hu hy id is it ja ka kk km kn ko la lb lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yi yo zh zu'.split(
    ' ',
  );
const names = languageCodes.flatMap((language) => {
  const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  const own = codes.flatMap((code) => display.of(code) ?? []);
  return language === 'pl' ? [...own, ...own.flatMap((name) => [`język ${name}`, `j. ${name}`])] : own;
});

const more =
  'mandarin, cantonese, farsi, flemish, castellano, valenciano, schweizerdeutsch, swiss german, gebärdensprache, sign language, catalán, mandarín, mandarino, mandarim, vlaams, inglés, ingles, frances, portugues, espanol, aleman';

/** The names of languages, in all the languages that are supported here. */
export const languageNames = new Lexicon([...names, more]);
