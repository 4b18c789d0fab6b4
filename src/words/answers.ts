import { keysOf } from '../contracts/keys-of';
import { en } from './en';
import type { Words } from './words';

/** The sentences of contracts and refusals, by which they are recognised. */
const known = new Map<string, keyof typeof en.messages.forms.answers>(
  keysOf(en.messages.forms.answers).map((key) => [en.messages.forms.answers[key], key]),
);

const numberIn = (text: string) => Number(text.replace(',', ''));

/** Those that name something, with how they are said. */
const naming: { sentence: RegExp; say: (words: Words, named: string) => string }[] = [
  {
    sentence: /^Use (\d+) characters or fewer\.$/,
    say: ({ t }, most) => t('forms.limits.tooLong', { most }),
  },
  {
    sentence: /^Write (\d+) web addresses at most\.$/,
    say: ({ t }, most) => t('forms.limits.addresses', { most: Number(most) }),
  },
  {
    sentence: /^This is the address of (.+)\. Enter your own\.$/,
    say: ({ t }, owner) => t('forms.limits.ownersAddress', { owner }),
  },
  {
    sentence: /^Too many attempts\. Please try again in ([\d,]+) seconds?\.$/,
    say: ({ t }, count) => t('forms.limits.seconds', { count: numberIn(count) }),
  },
  {
    sentence: /^Too many attempts\. Please try again in ([\d,]+) minutes?\.$/,
    say: ({ t }, count) => t('forms.limits.minutes', { count: numberIn(count) }),
  },
  {
    sentence: /^Too many attempts\. Please try again in ([\d,]+) hours?\.$/,
    say: ({ t }, count) => t('forms.limits.hours', { count: numberIn(count) }),
  },
];

/**
 * What the server answers to a form, in the language of the form. Contracts and refusals are shared with the owner's
 * screens and with other programs, so they are in English; one that is not known here stays so.
 */
export function saidIn(words: Words, answer: string): string {
  const key = known.get(answer);
  if (key) return words.t(`forms.answers.${key}`);
  for (const { sentence, say } of naming) {
    const [, named] = sentence.exec(answer) ?? [];
    if (named !== undefined) return say(words, named);
  }
  return answer;
}
