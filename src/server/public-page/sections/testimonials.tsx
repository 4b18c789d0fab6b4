import { rating as stars } from '../../../contracts/sections/testimonial';
import { Day, Paragraphs, Section } from '../parts';
import type { BlockProps } from './block-props';

/** Testimonials as pull quotes; the first one leads. */
export function Testimonials({ portfolio: { testimonials } }: BlockProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title="In their words">
      <ul className="quotes">
        {testimonials.map(({ id, name, role, company, content, rating, date, location }) => (
          <li key={id}>
            <figure>
              <Stars rating={rating} />
              <blockquote>
                <Paragraphs text={content} />
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span>
                  {role}, {company}
                </span>
                <span className="quiet">
                  {location && `${location} · `}
                  <Day date={date} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Stars = ({ rating }: { rating: number }) => (
  <p className="stars" role="img" aria-label={`${rating} of ${stars.max} stars`}>
    {'★'.repeat(rating)}
    <span>{'★'.repeat(stars.max - rating)}</span>
  </p>
);
