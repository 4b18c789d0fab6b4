import type { Translate } from './translate';
import type { Words } from './words';

const beginsSentence = /(?:^|[.!?]\s+)(?:<\w+>)?\{owner\}/;

/**
 * The owner of a page as a message names them: by the name that they have given, else in words, which have a capital where
 * a sentence begins with them, as in the subject of a mail.
 * @param message left out in mails, which say the honorific themselves
 */
export function ownerIn(
  { t, locale, honorific }: Words,
  name: string,
  message?: Parameters<Translate>[0],
): string {
  const given = name.trim();
  if (given) return message ? given + honorific : given;
  const owner = t('forms.owner');
  if (message && !beginsSentence.test(String(t.raw(message)))) return owner;
  const [first = '', ...rest] = owner;
  return [first.toLocaleUpperCase(locale), ...rest].join('');
}
