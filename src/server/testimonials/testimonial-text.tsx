import type { TestimonialVersionRow } from '../../../db/testimonials/versions';
import { rating as stars } from '../../contracts/sections/testimonial';
import { Day, Paragraphs } from '../public-page/parts';
import { useWords } from '../public-page/spoken-words';

type Words = Pick<
  TestimonialVersionRow,
  'name' | 'role' | 'company' | 'location' | 'date' | 'rating' | 'content'
>;

/** What an author wrote, with who they are. */
export function TestimonialText({ name, role, company, location, date, rating, content }: Words) {
  const { t } = useWords();
  return (
    <figure className="guarded-note">
      <blockquote>
        <Paragraphs text={content} />
      </blockquote>
      <figcaption>
        <strong>{name}</strong>, {role}, {company}
        <br />
        <span className="quiet">
          {location && `${location} · `}
          <Day date={date} /> · {t('page.testimonials.stars', { given: rating, most: stars.max })}
        </span>
      </figcaption>
    </figure>
  );
}
