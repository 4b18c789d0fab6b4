import { Section } from '../parts';
import type { BlockProps } from './block-props';

/** The playful facts, as a strip of notes. */
export function Facts({ portfolio: { facts } }: BlockProps) {
  if (facts.length === 0) return null;
  return (
    <Section id="facts" title="Also true">
      <ul className="notes">
        {facts.map(({ id, emoji, fact }) => (
          <li key={id}>
            {emoji && (
              <span className="emoji" aria-hidden="true">
                {emoji}
              </span>
            )}
            <p>{fact}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
