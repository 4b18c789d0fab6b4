import { fold, lexicon, wordsOf } from './lexicon';
import { placeOf } from './places';

const documentWords = lexicon('document');
const personal = lexicon('personal');

const particles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'del',
  'della',
  'di',
  'van',
  'von',
  'der',
  'den',
  'la',
  'le',
  'el',
  'al',
  'bin',
  'ter',
  'zu',
  'y',
  'e',
  'dit',
  'du',
  'ten',
  'op',
  'het',
  'und',
]);

const afterNames = lexicon('degrees', 'positions', 'companies');

/** A name whose surname comes first, as in Europass: `Rossi, Mario`; but not `Rossi, MBA` and `Rossi, Milano`. */
function inOrder(text: string): string {
  const [, surname, first] =
    /^(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}[\p{L}-]{1,20}(?: \p{Lu}[\p{L}-]{1,20})?)$/u.exec(text) ?? [];
  const isFirstName =
    first !== undefined &&
    !afterNames.has(first) &&
    placeOf(first).evidence === 0 &&
    (/\p{Ll}/u.test(first) || !/\p{Ll}/u.test(text)) &&
    wordsOf(first).every((word) => word.length > 2);
  return isFirstName ? `${first} ${surname}` : text;
}

/** A name without the titles that follow it, and without the document's title: `Jan Küster Resume`. */
export function nameIn(text: string): string | undefined {
  const [whole = ''] = inOrder(text).split(', ');
  const words = whole.split(/\s+/).filter((word) => !documentWords.is(word) && word !== '');
  const letters = words.join('').replace(/[\p{L}\p{M}.'’‘´`-]/gu, '');
  const isName =
    words.length >= 1 &&
    words.length <= 6 &&
    letters === '' &&
    words.every((word) => /^[\p{Lu}\p{Lo}’']/u.test(word) || particles.has(fold(word))) &&
    !documentWords.is(whole) &&
    !personal.is(whole);
  return isName ? words.join(' ') : undefined;
}
