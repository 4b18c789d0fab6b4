import { checkAddress } from './links';
import type { Entry } from './portfolio';

type Signed = Pick<Entry<'testimonials'>, 'name' | 'checkUrl'>;

/** Whether its author has confirmed a testimonial, or its owner typed it. */
export const originText = ({ name, checkUrl }: Signed): string =>
  checkUrl === null ? 'Added by the owner of this page' : `Confirmed by ${name}`;

/** Whether its author has confirmed a testimonial, with the address where the signature can be verified. @param canonical the page */
export const originOf = (testimonial: Signed, canonical: string) => ({
  value: originText(testimonial),
  target: checkAddress(testimonial, canonical) ?? null,
});
