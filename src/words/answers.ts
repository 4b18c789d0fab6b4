import { keysOf } from '../contracts/keys-of';
import { en } from './en';
import type { Words } from './words';

/** The sentences of contracts and refusals, by which they are recognised. */
const known = new Map<string, keyof typeof en.messages.forms.answers>(
  keysOf(en.messages.forms.answers).map((key) => [en.messages.forms.answers[key], key]),
);

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
  ...(['second', 'minute', 'hour'] as const).map((unit) => ({
    sentence: new RegExp(`^Too many attempts\\. Please try again in ([\\d,]+) ${unit}s?\\.$`),
    say: ({ t }: Words, count: string) =>
      t(`forms.limits.${unit}s`, { count: Number(count.replace(',', '')) }),
  })),
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
