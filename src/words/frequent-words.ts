import type { PageLanguage } from '../contracts/page-language';
import { catalogues } from './words';

/**
 * Frequent words of languages without a catalogue, so that a text in one of them is not taken for one in a related
 * language: with those that both have.
 */
const unspoken: Record<string, string> = {
  af: 'die en van het in vir met is wat aan word ek was op nie my ons by om as se deur hulle',
  az: 'və bir bu ilə üçün olan olaraq də da daha çox kimi sonra ən mən öz hər üzrə ki isə görə ildə ildən tərəfindən hazırda iş layihə',
  ca: 'de la el i a que en per del les els amb un una al es més com dels va han ha són aquest amb vaig',
  cs: 'a v na se s je pro jsem které při od do z ve jako jsme také byl pomocí podle nebo který po to ten jak ze že nad mám jsou už více let',
  et: 'ja on ma et ning oma mis ka ei aastal olen koos kus oli meie töötan',
  eu: 'eta da dut bat izan naiz dira egin duen baita ere nire lan du',
  fi: 'ja on että olen sekä joka kanssa myös ovat mukaan oli minä meidän vuotta ei kun jossa tai',
  gl: 'de que en un por con e a o ao se os as na no nas nos do da dos das para como entre sobre desde este esta tamén unha máis coas cos nun nunha foi é á traballo xestión anos hai novos lle',
  hr: 'i u je na za se od s su sam koji kao radim te iz koja godina do o s kroz timu',
  hu: 'a az és hogy egy is nem meg volt vagyok mint több által évek során csapat ezt valamint',
  id: 'dan yang di dengan untuk dari saya dalam pada ini sebagai oleh tim selama telah adalah kami',
  is: 'og að í á sem er við um með fyrir ég hef var til af frá það þar verið starfa eftir',
  lt: 'ir kad su į iš yra už taip pat kaip dirbu buvo apie metų mano mūsų per nuo',
  lv: 'un ir ar kas no uz es par gadu esmu tika arī pie mūsu strādāju lai',
  ro: 'de și în la cu pe din care pentru este am sunt prin un o ale mai al fost a ca lui cele',
  sk: 'a v na sa s je pre som ktoré pri od do z vo ako sme tiež bol podľa alebo ktorý po to ten zo že nad mám sú už viac rokov',
  sl: 'in je v na za se s sem z ki so kot tudi pri od do leta delam smo bil ali',
  sq: 'dhe në e të me për një nga si kam jam që janë është ka ku tim',
  vi: 'và của các cho là với được trong tôi một có những để về từ đã năm công',
};

const tags = { ...catalogues, ...unspoken };

/** Every language with its words. */
const languages = Object.entries(tags).map(([tag, of]) => ({
  tag,
  base: new Intl.Locale(tag).language,
  words: new Set((typeof of === 'string' ? of : of.frequent).split(' ').filter(Boolean)),
}));
type Language = (typeof languages)[number];

const isPageLanguage = (tag: string): tag is PageLanguage => tag in catalogues;

const known = new Set(languages.flatMap(({ words }) => [...words]));

/** Fewer frequent words than this say nothing, nor do those of a language that has hardly more of them than another. */
const fewest = 8;
const clearlyMore = 1.5;

/** The language of a text in Latin letters, by its frequent words; undefined where that is uncertain. */
export function byFrequentWords(text: string, place = ''): PageLanguage | undefined {
  const counts = new Map<string, number>();
  // A single letter may be an initial, or a pronoun of another language.
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{2,}/gu)) {
    if (known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  if (counts.size === 0) return undefined;
  /** How often words of a language occur, without those that another has too. */
  const countOf = ({ words }: Language, other?: Language) => {
    let count = 0;
    for (const [word, times] of counts) if (words.has(word) && !other?.words.has(word)) count += times;
    return count;
  };
  const winner = languages.find(
    (language) =>
      countOf(language) >= fewest &&
      languages.every(
        (other) =>
          other.base === language.base || countOf(language, other) > clearlyMore * countOf(other, language),
      ),
  );
  if (!winner) return undefined;
  const variants = languages.filter(({ base }) => base === winner.base);
  const [first, second] = variants.toSorted((one, other) => countOf(other, one) - countOf(one, other));
  const isTold = first && second && countOf(first, second) > countOf(second, first);
  const { tag } = (isTold && first) || variants.find((variant) => isOf(variant, place)) || winner;
  return isPageLanguage(tag) ? tag : undefined;
}

/** Whether a place names the country of a variant. */
function isOf({ tag }: Language, place: string): boolean {
  const { region } = new Intl.Locale(tag);
  if (!region) return false;
  const names = [tag, 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }).of(region));
  return names.some((name) => name && place.toLowerCase().includes(name.toLowerCase()));
}
