import type { PublicPortfolio } from '../../../../db/public-projection';
import type { FurtherPart } from '../../../contracts/portfolio-parts';
import type { ListedEntry } from '../../../contracts/sections/listed-entry';
import { readableAddress, webHref } from '../../../documents/links';
import type { Words } from '../../../words/words';
import { Folded, OutLink, Paragraphs, PeriodLine, Points, Tags } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { type PageBlock, pageBlock, useEntryMark } from './page-block';

type Shown = ListedEntry & { id: string };

/** The entries of a plain list. */
function Entries({ section, entries }: { section: FurtherPart; entries: Shown[] }) {
  const mark = useEntryMark(section);
  return (
    <>
      {' '}
      <Folded entries={entries} shown={6} others="more">
        {(shown) => (
          <ol className="entries">
            {shown.map((entry) => (
              <li key={entry.id} {...mark(entry.id)}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </>
  );
}

function Entry({ entry: { title, details, period, url, description, points, words } }: { entry: Shown }) {
  const writtenIn = useWrittenIn();
  const { t, comma } = useWords();
  const href = webHref(url);
  return (
    <article {...writtenIn(title, ...details, description)}>
      <PeriodLine period={period} />
      <h3>{title}</h3>
      {details.length > 0 && <p className="employer">{details.join(comma)}</p>}
      <Paragraphs text={description} />
      <Points points={points} />
      <Tags words={words.names} label={words.label && t(`choices.wordLists.${words.label}`)} />
      {href && (
        <p className="credential quiet">
          <OutLink href={href}>{readableAddress(href)}</OutLink>
        </p>
      )}
    </article>
  );
}

/** What the entries of a list say. */
export const shownAs = <I extends { id: string }>(items: I[], entryOf: (item: I) => ListedEntry): Shown[] =>
  items.map((item) => ({ id: item.id, ...entryOf(item) }));

/** The block of a plain list, which follows from what its entries say. */
export const listedBlock = (
  key: FurtherPart,
  entriesOf: (portfolio: PublicPortfolio, words: Words) => Shown[],
): PageBlock => ({
  ...pageBlock({
    id: key,
    titleOf: ({ portfolio, words: { t } }) =>
      portfolio[key].length > 0 ? t(`page.sections.${key}`) : undefined,
    contentOf: ({ portfolio, words }) => ({ section: key, entries: entriesOf(portfolio, words) }),
    Body: Entries,
  }),
  isListed: true,
});
