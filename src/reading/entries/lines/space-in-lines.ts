import type { Cell } from '../../layout-types';
import { splitPlace } from '../places/places';
import { lexicon } from '../text/lexicon';

const names = lexicon('companies', 'institutions');

/** Whether the first word of a line would not have fitted into the line above. */
export function hasNoSpace(upper: Cell, lower: Cell, right: number): boolean {
  const [first = ''] = lower.text.split(' ');
  const letter = lower.box.width / Math.max(1, lower.text.length);
  return upper.box.x + upper.box.width + letter * (first.length + 1) > right;
}

/** Whether a line ends with the place after a name; in `Master of Arts, Perth` and `University`, it begins another. */
export const endsInPlace = (upper: string, lower: string): boolean =>
  splitPlace(upper).place !== undefined && !names.begins(lower);

const openInCapitals = /\s(?:OF|THE|AND|FOR|IN|DE|DI|DU|DES|DER|UND|Y|ET|DELLA|DEGLI|VAN|EN)$/;

/** Whether a line ends in a word or a sign that must be followed by more. */
export const endsOpen = (text: string) =>
  text.lastIndexOf('(') > text.lastIndexOf(')') ||
  /(?:\s(?:\p{Ll}{1,3}|della|dello|degli|delle|para|with)|&)$/u.test(text.trim()) ||
  (!/\p{Ll}/u.test(text) && openInCapitals.test(text.trim()));
