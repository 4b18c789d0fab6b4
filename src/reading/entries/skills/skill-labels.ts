import { labelled } from '../text/labels';
import { wordsOf } from '../text/lexicon';
import { languageNames } from './language-names';
import { isMeasure } from './skill-items';
import { hasSeparator } from './skill-lines';

export const isShort = (text: string) => wordsOf(text).length <= 5;

/** The label before a dash or an arrow and a list: `Databases – SQL, MongoDB`. */
export function dashedLabel(text: string): { label: string; value: string } | undefined {
  const [label = '', value = '', ...others] = text.split(/ [–—→-] /u);
  return others.length === 0 && hasSeparator(value) && !hasSeparator(label) && /^\p{Lu}/u.test(label)
    ? { label, value }
    : undefined;
}

/** The label in `Languages: Go, Rust`; but `English: fluent` is a level. */
export function labelIn(text: string): { label: string; value: string } | undefined {
  const found = labelled(text) ?? dashedLabel(text);
  const isLabel =
    found !== undefined &&
    isShort(found.label) &&
    (found.value === '' || !isMeasure(found.value)) &&
    !languageNames.is(found.label);
  return isLabel ? found : undefined;
}

export const withoutColon = (text: string) =>
  text.trim().endsWith(':') ? text.trim().slice(0, -1).trim() : text.trim();
