import { useWrittenIn } from '../spoken-words';
import { type BlockProps, pageBlock, useEntryMark } from './page-block';

/** The playful facts, as a strip of notes. */
function Facts({ facts }: Pick<BlockProps['portfolio'], 'facts'>) {
  const writtenIn = useWrittenIn();
  const mark = useEntryMark('facts');
  return (
    <ul className="notes">
      {facts.map(({ id, emoji, fact }) => (
        <li key={id} {...mark(id)} {...writtenIn(fact)}>
          {emoji && (
            <span className="emoji" aria-hidden="true">
              {emoji}
            </span>
          )}
          <p>{fact}</p>
        </li>
      ))}
    </ul>
  );
}

export const facts = pageBlock({
  id: 'facts',
  titleOf: ({ portfolio, words: { t } }) =>
    portfolio.facts.length > 0 ? t('page.sections.facts') : undefined,
  contentOf: ({ portfolio: { facts } }) => ({ facts }),
  Body: Facts,
});
