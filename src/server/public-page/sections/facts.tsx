import { writtenIn } from '../../../documents/language';
import type { BlockProps, PageBlock } from './block-props';

/** The playful facts, as a strip of notes. */
function Facts({ portfolio: { facts } }: BlockProps) {
  return (
    <>
      {' '}
      <ul className="notes">
        {facts.map(({ id, emoji, fact }) => (
          <li key={id} {...writtenIn(fact)}>
            {emoji && (
              <span className="emoji" aria-hidden="true">
                {emoji}
              </span>
            )}
            <p>{fact}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export const facts: PageBlock = {
  id: 'facts',
  titleOf: ({ portfolio }) => (portfolio.facts.length > 0 ? 'Also true' : undefined),
  Body: Facts,
};
