import type { Words } from '../words/words';
import { checkAddress } from './links';
import type { Entry } from './portfolio';

type Signed = Pick<Entry<'testimonials'>, 'name' | 'checkUrl'>;

/** Who typed the testimonials that nobody has confirmed; empty if there are none. */
export function originNote(testimonials: Pick<Signed, 'checkUrl'>[], { t }: Words): string {
  const unconfirmed = testimonials.filter(({ checkUrl }) => checkUrl === null).length;
  if (unconfirmed === 0) return '';
  return t(`page.testimonials.${unconfirmed < testimonials.length ? 'othersAddedByOwner' : 'addedByOwner'}`);
}

/** That its author has confirmed a testimonial, with the address where the signature can be verified; null if not. @param canonical the page */
export function originOf(testimonial: Signed, canonical: string, { t }: Words) {
  const target = checkAddress(testimonial, canonical);
  return target ? { value: t('page.testimonials.confirmedBy', { name: testimonial.name }), target } : null;
}
