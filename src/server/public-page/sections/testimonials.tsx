import { rating as stars } from '../../../contracts/sections/testimonial';
import { Day, Paragraphs } from '../parts';
import type { BlockProps, PageBlock } from './block-props';

/** Testimonials as pull quotes; the first one leads. */
function Testimonials({ portfolio: { testimonials } }: BlockProps) {
  return (
    <>
      {' '}
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
    </>
  );
}

const Stars = ({ rating }: { rating: number }) => (
  <p className="stars" role="img" aria-label={`${rating} of ${stars.max} stars`}>
    {'★'.repeat(rating)}
    <span>{'★'.repeat(stars.max - rating)}</span>
  </p>
);

export const testimonials: PageBlock = {
  id: 'testimonials',
  titleOf: ({ portfolio }) => (portfolio.testimonials.length > 0 ? 'In their words' : undefined),
  Body: Testimonials,
};
