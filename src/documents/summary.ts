import type { Period } from '../contracts/date-text';
import { beginningOf } from '../contracts/text';
import type { Words } from '../words/words';
import type { Entry, Portfolio } from './portfolio';

/** The part of a portfolio that a summary is made from. */
type SummarySource = Pick<
  Portfolio,
  'displayName' | 'jobTitle' | 'location' | 'bio' | 'workExperience' | 'education'
>;

/** What a reader looks for first. */
export interface Summary {
  name: string;
  /** The first sentence of the bio, or all of it if it is short. */
  lead: string;
  /** The rest of the bio after `lead`. */
  rest: string;
  position: Entry<'workExperience'> | undefined;
  school: Entry<'education'> | undefined;
}

const shortBio = 180;
const longestLead = 320;

/** Summarises a person from the sections. */
export function summarize(portfolio: SummarySource, { t, firstSentence }: Words): Summary {
  const { displayName, bio, workExperience, education } = portfolio;
  return {
    name: displayName || t('page.head.nameless'),
    ...splitBio(bio, firstSentence),
    position: latest(workExperience),
    school: latest(education),
  };
}

function splitBio(bio: string, firstSentence: Words['firstSentence']): Pick<Summary, 'lead' | 'rest'> {
  if (bio.length <= shortBio && !bio.includes('\n')) return { lead: bio, rest: '' };
  const [paragraph = ''] = bio.split('\n');
  const lead = firstSentence(paragraph);
  if (lead.length > longestLead) return { lead: '', rest: bio };
  return { lead, rest: bio.slice(lead.length).trim() };
}

/** The current entry, or else the one that ended last; ties follow the owner's order. */
function latest<T extends Period>(periods: T[]) {
  const endOf = ({ isCurrent, endDate, startDate }: T) => (isCurrent ? '9999' : (endDate ?? startDate ?? ''));
  return periods.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : endOf(a) > endOf(b) ? -1 : 0))[0];
}

/** One or two sentences for search results and previews. */
export function descriptionOf(
  { jobTitle, location }: SummarySource,
  { name, lead }: Summary,
  { t, comma }: Words,
): string {
  const who = [jobTitle, location].filter(Boolean).join(comma);
  const text = [
    who ? t('page.head.description', { name, who }) : t('page.head.descriptionOfName', { name }),
    lead,
  ]
    .filter(Boolean)
    .join(' ');
  if (text.length <= 200) return text;
  // There is hardly a space in Chinese and Japanese.
  const space = text.lastIndexOf(' ', 199);
  return `${space > 100 ? text.slice(0, space) : beginningOf(text, 199)}…`;
}
