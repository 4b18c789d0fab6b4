import type { TestimonialVersionRow } from '../../../db/testimonials/versions';
import { Day, Paragraphs } from '../public-page/parts';

type Words = Pick<
  TestimonialVersionRow,
  'name' | 'role' | 'company' | 'location' | 'date' | 'rating' | 'content'
>;

/** What an author wrote, with who they are. */
export const TestimonialText = ({ name, role, company, location, date, rating, content }: Words) => (
  <figure className="guarded-note">
    <blockquote>
      <Paragraphs text={content} />
    </blockquote>
    <figcaption>
      <strong>{name}</strong>, {role}, {company}
      <br />
      <span className="quiet">
        {location && `${location} · `}
        <Day date={date} /> · {rating} of 5 stars
      </span>
    </figcaption>
  </figure>
);
