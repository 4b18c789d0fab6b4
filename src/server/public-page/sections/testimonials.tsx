import { rating as stars } from '../../../contracts/sections/testimonial';
import { writtenIn } from '../../../documents/language';
import { originText } from '../../../documents/testimonial-origin';
import { Day, Paragraphs } from '../parts';
import { type BlockProps, pageBlock, useEntryMark } from './page-block';

/** Testimonials as pull quotes; the first one leads. */
function Testimonials({ testimonials }: Pick<BlockProps['portfolio'], 'testimonials'>) {
  return (
    <>
      {' '}
      <ul className="quotes">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </ul>
    </>
  );
}

/** How many characters are read with pleasure in the size of a headline. */
const longestDisplayed = 500;

function Quote(testimonial: BlockProps['portfolio']['testimonials'][number]) {
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
            <span>
              {role}, {company}
            </span>
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

const Origin = ({ name, checkUrl }: OriginProps) => (
  <span className="origin">
    {checkUrl ? (
      <a href={checkUrl}>
        {originText({ name, checkUrl })}
        <span className="unseen">: check the signature</span>
      </a>
    ) : (
      <span className="quiet">{originText({ name, checkUrl })}</span>
    )}
  </span>
);

const Stars = ({ rating }: { rating: number }) => (
  <p className="stars" role="img" aria-label={`${rating} of ${stars.max} stars`}>
    {'★'.repeat(rating)}
    <span>{'★'.repeat(stars.max - rating)}</span>
  </p>
);

export const testimonials = pageBlock({
  id: 'testimonials',
  titleOf: ({ portfolio }) => (portfolio.testimonials.length > 0 ? 'In their words' : undefined),
  contentOf: ({ portfolio: { testimonials } }) => ({ testimonials }),
  Body: Testimonials,
});
