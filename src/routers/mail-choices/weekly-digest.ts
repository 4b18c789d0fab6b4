import type { Kysely } from 'kysely';
import { type LinkOpened, listLinksOpened } from '../../../db/queries/mail-choices';
import type { DB } from '../../../db/tables.gen';
import { readFigures } from '../../../db/views/read-figures';
import { countText } from '../../contracts/count-text';
import { longDay } from '../../contracts/date-text';
import { durationText, sectionName, sourceName } from '../../contracts/view-names';
import { summarise } from '../analytics/summarise';
import { addDays, daysOf } from '../analytics/view-period';
import type { MailValues } from '../mail/render-mail';
import { contactText } from './contact-text';

/** The most lines of a list. */
const longest = { sources: 6, sections: 5, links: 20 };

/** What the digest of a Monday says: the figures of the analytics screen for the previous seven days. */
export async function weeklyDigestValues(
  db: Kysely<DB>,
  { profileId, timeZone, monday }: { profileId: string; timeZone: string; monday: string },
): Promise<Omit<MailValues, 'productName' | 'link'>> {
  const query = { profileId, source: undefined, ...daysOf('7d', addDays(monday, -1)) };
  const { from, to } = query;
  const figures = summarise(await readFigures(db, query), query);
  const links = await listLinksOpened(db, { profileId, timeZone, from, to });
  return {
    week: longDay.formatRange(new Date(from), new Date(to)),
    views: countText(figures.totalViews, 'view'),
    visitors: countText(figures.uniqueViews, 'different visitor'),
    change: changeText(figures.trends.totalViews),
    sources: listText(
      figures.topSources
        .slice(0, longest.sources)
        .map(
          ({ source, count, percentage }) =>
            `${sourceName(source)}: ${countText(count, 'view')} (${percentage}%)`,
        ),
    ),
    sections: listText(
      figures.topSections
        .slice(0, longest.sections)
        .map(
          ({ section, seconds, count }) =>
            `${sectionName(section)}: ${durationText(seconds)} in ${countText(count, 'view')}`,
        ),
    ),
    openedLinks: listText([
      ...links.slice(0, longest.links).map(openedText),
      ...(links.length > longest.links ? [`and ${links.length - longest.links} more`] : []),
    ]),
  };
}

function openedText({ label, opens, ...contact }: LinkOpened): string {
  const reader = contactText(contact);
  return `${label}${reader ? `, for ${reader}` : ''}: opened ${opens === 1 ? 'once' : `${opens} times`}`;
}

/** @param trend in percent; null if there were no views before */
function changeText(trend: number | null): string {
  if (trend === null) return 'after none in the week before';
  if (trend === 0) return 'as many as in the week before';
  return `${Math.abs(trend)}% ${trend > 0 ? 'more' : 'less'} than in the week before`;
}

const listText = (lines: string[]) => lines.join('\n') || 'None';
