import { headingKind } from '../../layout/headings';
import { fold, Lexicon, lexicon } from '../text/lexicon';

const documentWords = lexicon('document');
const personal = lexicon('personal');

const particles = new Set([
  'de',
  'da',
  'do',
  'dos',
  'del',
  'los',
  'las',
  'das',
  'af',
  'av',
  'i',
  'te',
  'vom',
  'zum',
  'zur',
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

/** Academic titles before a name, some of which are written in lower case. */
const titles = new Lexicon([
  'dr, prof, professor, professorin, professore, professoressa, pd, priv-doz, dipl, dipl-ing, dipl-inf, dipl-kfm',
  'dipl-kffr, dipl-psych, dipl-oec, dipl-wirt-ing, mag, ing, ir, drs, mr, dott, dottssa, dottor, arch, avv, rag',
  'geom, sig, eng, arq, lic, doutor, doutora, doctor, doctora, med, dent, vet, rer, nat, pol, phil, iur, jur',
  'habil, hc, mult, univ-prof, mrs, ms, miss, me, maître, mgr, inż, lek, hab',
]);

/** How many words at the start of a name are titles: `Dr. med. vet. Anna Sommer`, `drs. Els de Wit`. */
function titlesBefore(words: readonly string[]): number {
  let count = 0;
  while (count < words.length - 1 && titles.is(words[count] ?? '')) count += 1;
  return count;
}

/** The maximum number of words in a name, without titles and particles, and with them. */
const mostWords = 6;
const longest = 10;

/** `Alex Kim (she/her)` */
const pronouns = / \(\p{L}{1,8}(?:\/\p{L}{1,8}){1,2}\)$/u;

/** A name without the titles that follow it, and without the document's title: `Jan Küster Resume`. */
export function nameIn(text: string): string | undefined {
  const [whole = ''] = text.replace(pronouns, '').split(/,(?: |$)/);
  const words = whole.split(/\s+/).filter((word) => !documentWords.is(word) && word !== '');
  const letters = words.join('').replace(/[\p{L}\p{M}.'’‘´`-]/gu, '');
  const named = words.slice(titlesBefore(words));
  const isName =
    named.length >= 1 &&
    named.filter((word) => !particles.has(fold(word))).length <= mostWords &&
    words.length <= longest &&
    letters === '' &&
    named.every((word) => /^[\p{Lu}\p{Lo}’']/u.test(word) || particles.has(fold(word))) &&
    !documentWords.is(whole) &&
    !personal.is(whole) &&
    headingKind(whole) === undefined;
  return isName ? words.join(' ') : undefined;
}
