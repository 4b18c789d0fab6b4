import type { PrivateMention } from '../private/private-details';
import { lexicon } from '../text/lexicon';
import { chunksOf, emailIn } from './links';
import { findPhones, isPhoneAnywhere } from './phones';

const emailLabels = lexicon('email');
const phoneLabels = lexicon('phone');

const longest = 2000;

/** Where the label before a place in a text begins; the place itself if there is none. */
function startOfLabel(text: string, at: number, labels: typeof emailLabels): number {
  const before = text.slice(0, at);
  const label = /(?:^|\s)(\S{1,20}(?: \S{1,20})?)\s{0,3}$/u.exec(before.slice(-60))?.[1] ?? '';
  for (const words of [label, label.slice(label.lastIndexOf(' ') + 1)]) {
    const bare = words.replace(/[\s:.]{1,3}$/, '');
    // One letter may end a word or a list: `Plan B 0171 234567`.
    if (bare.length > 1 && labels.is(bare)) return before.lastIndexOf(words);
  }
  return at;
}

/** The e-mail addresses and telephone numbers in a text of a section, which may be anybody's. */
export function contactsInText(printed: string): PrivateMention[] {
  const text = printed.slice(0, longest);
  const emails: PrivateMention[] = [];
  let at = 0;
  for (const chunk of chunksOf(text)) {
    const email = emailIn(chunk);
    const found = email === undefined ? -1 : text.indexOf(email, at);
    if (email === undefined || found < 0) continue;
    at = found + email.length;
    emails.push({ kind: 'contact', from: startOfLabel(text, found, emailLabels), to: at });
  }
  const phones = findPhones(text).flatMap(({ value, from, to }): PrivateMention[] => {
    const start = startOfLabel(text, from, phoneLabels);
    const isBetween = emails.some((email) => from < email.to && to > email.from);
    return !isBetween && (start < from || isPhoneAnywhere(value))
      ? [{ kind: 'contact', from: start, to }]
      : [];
  });
  return [...emails, ...phones].sort((a, b) => a.from - b.from);
}
