import { IconCircleCheck, IconQuote, IconStar, IconStarFilled } from '@tabler/icons-react';
import { dateText } from '../../../contracts/date-text';
import { rating } from '../../../contracts/sections/testimonial';
import { MetaLine, PlainLink } from '../../ui/card-parts';
import { today } from '../../ui/date-text';
import { DateField } from '../form/fields/date-field';
import { AreaField, TextField } from '../form/fields/fields';
import { RatingField } from '../form/fields/rating-field';
import { messagesFor, type SectionUi } from './section-ui';
import classes from './testimonial.module.css';

export const testimonialUi: SectionUi<'testimonials'> = {
  title: 'What people say',
  icon: IconQuote,
  addLabel: 'Add testimonial',
  editLabel: 'Edit testimonial',
  layout: 'grid',
  empty: { text: 'No testimonials yet.', action: 'Ask somebody' },
  labels: {
    name: 'Name',
    role: 'Role',
    company: 'Company',
    content: 'Testimonial',
    rating: 'Rating',
    date: 'Date',
    location: 'Location',
    isPublic: 'Public',
  },
  blank: () => ({
    name: '',
    role: '',
    company: '',
    content: '',
    rating: rating.max,
    date: today(),
    location: '',
    isPublic: true,
  }),
  nameOf: (item) => `Testimonial of ${item.name}`,
  isFixed: (item) => item.isConfirmed,
  review: { title: 'Testimonials', mainField: 'content', glance: ({ content }) => [content] },
  messages: { ...messagesFor('testimonial'), success: 'Success!', tellsReason: true },
  Card: ({ item }) => (
    <figure className={classes.card}>
      <Stars count={item.rating} />
      <blockquote className={classes.quote}>{item.content}</blockquote>
      <figcaption>
        {item.photoUrl && (
          <img className={classes.photo} src={`${item.photoUrl}?w=96`} width={48} height={48} alt="" />
        )}
        <strong>{item.name}</strong>
        <MetaLine parts={[`${item.role}, ${item.company}`]} />
        <MetaLine parts={[dateText(item.date), item.location]} />
        {item.checkUrl && (
          <p className={classes.origin}>
            <IconCircleCheck size={16} aria-hidden />
            <PlainLink href={item.checkUrl}>Confirmed by {item.name}</PlainLink>
          </p>
        )}
      </figcaption>
    </figure>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <TextField form={form} name="role" />
      <TextField form={form} name="company" />
      <AreaField form={form} name="content" />
      <RatingField form={form} name="rating" max={rating.max} />
      <DateField form={form} name="date" day />
      <TextField form={form} name="location" />
    </>
  ),
};

function Stars({ count }: { count: number }) {
  return (
    <span role="img" aria-label={`${count} of ${rating.max} stars`} className={classes.stars}>
      {Array.from({ length: rating.max }, (_, index) => {
        const Star = index < count ? IconStarFilled : IconStar;
        // biome-ignore lint/suspicious/noArrayIndexKey: stars never move
        return <Star key={index} size={18} aria-hidden />;
      })}
    </span>
  );
}
