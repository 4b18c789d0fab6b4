import type { Period } from '../contracts/date-text';
import { beginningOf } from '../contracts/text';
import type { Words } from '../words/words';
import type { Entry, Portfolio } from './portfolio';
import { isItem, plainLine } from './prose';

/** The part of a portfolio that a summary is made from. */
type SummarySource = Pick<
  Portfolio,
  'displayName' | 'jobTitle' | 'location' | 'bio' | 'workExperience' | 'education'
>;

/** What a reader looks for first. */
export interface Summary {
  name: string;
  /** The first sentences of the bio, or all of it if it is short. */
  lead: string;
  /** The whole bio; empty where `lead` is all of it. */
  about: string;
  position: Entry<'workExperience'> | undefined;
  school: Entry<'education'> | undefined;
}

const shortBio = 180;
/** Less is no introduction, such as 'Hi!'. */
const shortestLead = 40;
const longestLead = 320;

/** Summarises a person from the sections. */
export function summarize(portfolio: SummarySource, { t, opening }: Words): Summary {
  const { displayName, bio, workExperience, education } = portfolio;
  return {
    name: displayName || t('page.head.nameless'),
    ...splitBio(bio, opening),
    position: latest(workExperience),
    school: latest(highest(education)),
  };
}

function splitBio(bio: string, opening: Words['opening']): Pick<Summary, 'lead' | 'about'> {
  const [paragraph = ''] = bio.split('\n');
  if (isItem(paragraph)) return { lead: '', about: bio };
  const text = plainLine(paragraph);
  if (bio.length <= shortBio && paragraph === bio) return { lead: text, about: '' };
  const lead = opening(text, shortestLead);
  return { lead: lead.length > longestLead ? '' : lead, about: bio };
}

/** From the highest; one that is not in the list may be any, and counts for more than a course. */
const ranks: Entry<'education'>['degree'][] = [
  'PhD',
  "Master's Degree",
  "Bachelor's Degree",
  "Associate's Degree",
  null,
  'Certificate Program',
  'High School Diploma',
  'Bootcamp',
  'Online Course',
];

/** The entries of the highest degree. */
function highest(schools: Entry<'education'>[]) {
  const best = Math.min(...schools.map(({ degree }) => ranks.indexOf(degree)));
  return schools.filter(({ degree }) => ranks.indexOf(degree) === best);
}

/** The current entry, or else the one that ended last; ties follow the owner's order. */
function latest<T extends Period>(periods: T[]) {
  const endOf = ({ isCurrent, endDate, startDate }: T) => (isCurrent ? '9999' : (endDate ?? startDate ?? ''));
  return periods.toSorted((a, b) => (endOf(a) < endOf(b) ? 1 : endOf(a) > endOf(b) ? -1 : 0))[0];
}

/** What the person is looking for, with its label; empty where they do not say. */
export const openTo = ({ availability }: Pick<Portfolio, 'availability'>, { t }: Words): string =>
  availability && `${t('page.head.openTo')}: ${availability}`;

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
    // As between sentences: a language with spaces has one after its comma too.
    .join(comma.endsWith(' ') ? ' ' : '');
  if (text.length <= 200) return text;
  // There is hardly a space in Chinese and Japanese.
  const space = text.lastIndexOf(' ', 199);
  return `${space > 100 ? text.slice(0, space) : beginningOf(text, 199)}…`;
}
