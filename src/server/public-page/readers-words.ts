import type { FastifyRequest } from 'fastify';
import { keysOf } from '../../contracts/keys-of';
import { type PageLanguage, pageLanguages } from '../../contracts/page-language';
import { type Words, wordsOf } from '../../words/words';

/** Browsers name Norwegian in three ways, and whoever reads Nynorsk reads Bokmål. */
const norwegian = /^n[on]\b/i;

function partsOf(tag: string) {
  const { language, script, region } = new Intl.Locale(tag.replace(norwegian, 'nb')).maximize();
  return { language, script, region };
}

const known = keysOf(pageLanguages).map((language) => ({ page: language, ...partsOf(language) }));

/** A language with its script and country, if it says them. */
const tag = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2}\b)?/i;
/** Browsers send fewer. */
const mostRead = 200;

/** The language of pages that a browser prefers, by its header; English where it asks for none of them. */
export function preferredLanguage(accepted = ''): PageLanguage {
  const asked = accepted
    .slice(0, mostRead)
    .split(',')
    .map((part) => ({ name: tag.exec(part.trim())?.[0], weight: Number(/;q=([\d.]+)/.exec(part)?.[1] ?? 1) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { name } of asked) {
    if (!name) continue;
    const { language, script, region } = partsOf(name);
    const same = known.filter((each) => each.language === language && each.script === script);
    const found = same.find((each) => each.region === region) ?? same[0];
    if (found) return found.page;
  }
  return 'en';
}

/** The words for whoever sent a request, on a page that belongs to no profile. */
export const readersWords = ({ headers }: FastifyRequest): Words =>
  wordsOf(preferredLanguage(headers['accept-language']));
