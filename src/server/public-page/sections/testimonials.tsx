import { rating as stars } from '../../../contracts/sections/testimonial';
import { originNote } from '../../../documents/testimonial-origin';
import { Day, onlyHeard, Paragraphs } from '../parts';
import { useWords, useWrittenIn } from '../spoken-words';
import { type BlockProps, pageBlock, useEntryMark } from './page-block';

/** Testimonials as pull quotes; the first one leads. */
function Testimonials({ testimonials }: Pick<BlockProps['portfolio'], 'testimonials'>) {
  const words = useWords();
  const note = originNote(testimonials, words);
  return (
    <>
      {' '}
      <ul className="quotes">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </ul>
      {note && <p className="quiet origins">{note}</p>}
    </>
  );
}

/** How many characters are read with pleasure in the size of a headline. */
const longestDisplayed = 500;

function Quote(testimonial: BlockProps['portfolio']['testimonials'][number]) {
  const writtenIn = useWrittenIn();
  const { comma } = useWords();
  const { id, name, role, company, content, rating, date, location, photoUrl } = testimonial;
  const mark = useEntryMark('testimonials');
  return (
    <li {...mark(id)} className={content.length > longestDisplayed ? 'long' : undefined}>
      <figure {...writtenIn(content)}>
        <Stars rating={rating} />
        <blockquote>
          <Paragraphs text={content} />
        </blockquote>
        <figcaption>
          {photoUrl && (
            <img
              src={`${photoUrl}?w=96`}
              srcSet={`${photoUrl}?w=96 1x, ${photoUrl}?w=192 2x`}
              width={56}
              height={56}
              alt=""
              loading="lazy"
            />
          )}
          <span>
            <strong>{name}</strong>
            <span>{[role, company].join(comma)}</span>
            <span className="quiet">
              {location && `${location} · `}
              <Day date={date} />
            </span>
            <Origin {...testimonial} />
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

type OriginProps = Pick<BlockProps['portfolio']['testimonials'][number], 'name' | 'checkUrl'>;

function Origin({ name, checkUrl }: OriginProps) {
  const { t } = useWords();
  if (!checkUrl) return null;
  return (
    <span className="origin">
      <a href={checkUrl}>{t.rich('page.testimonials.confirmedByChecked', { name, more: onlyHeard })}</a>
    </span>
  );
}

function Stars({ rating }: { rating: number }) {
  const { t } = useWords();
  return (
    <p
      className="stars"
      role="img"
      aria-label={t('page.testimonials.stars', { given: rating, most: stars.max })}
    >
      {'★'.repeat(rating)}
      <span>{'★'.repeat(stars.max - rating)}</span>
    </p>
  );
}

export const testimonials = pageBlock({
  id: 'testimonials',
  titleOf: ({ portfolio, words: { t } }) =>
    portfolio.testimonials.length > 0 ? t('page.sections.testimonials') : undefined,
  contentOf: ({ portfolio: { testimonials } }) => ({ testimonials }),
  Body: Testimonials,
});
