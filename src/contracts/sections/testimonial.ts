import { day } from '../dates';
import { wholeNumber } from '../numbers';
import { orNull } from '../or-null';
import { requiredLine, requiredText, singleLine } from '../text';
import { defineSection } from './define';

/** The stars of a testimonial; the default is the maximum. */
export const rating = { min: 1, max: 5 };

export const testimonial = defineSection({
  path: 'testimonials',
  noun: 'testimonial',
  maxItems: 100,
  required: {
    name: requiredLine(150),
    role: requiredLine(150),
    company: requiredLine(200),
    content: requiredText(5000),
  },
  optional: {
    rating: wholeNumber('Enter whole stars.', rating),
    date: day,
    location: orNull(singleLine(200)),
  },
});
