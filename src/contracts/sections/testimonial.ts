import { z } from 'zod';
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
  part: 'testimonials',
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
  derived: {
    /** Whether its author wrote it and confirmed the address; its owner typed all others. */
    isConfirmed: z.boolean(),
    /** The path of the page that checks the signature; null unless it is confirmed. */
    checkUrl: z.string().nullable(),
    /** The path of the author's photo, if there is one. */
    photoUrl: z.string().nullable(),
  },
});
