import type { Words } from '../words/words';
import { checkAddress } from './links';
import type { Entry } from './portfolio';

type Signed = Pick<Entry<'testimonials'>, 'name' | 'checkUrl'>;

/** Whether its author has confirmed a testimonial, or its owner typed it. */
export const originText = ({ name, checkUrl }: Signed, { t }: Words): string =>
  checkUrl === null ? t('page.testimonials.addedByOwner') : t('page.testimonials.confirmedBy', { name });

/** Whether its author has confirmed a testimonial, with the address where the signature can be verified. @param canonical the page */
export const originOf = (testimonial: Signed, canonical: string, words: Words) => ({
  value: originText(testimonial, words),
  target: checkAddress(testimonial, canonical) ?? null,
});
