import { dateText } from '../../contracts/date-text';
import { checkAddress, readableAddress } from '../links';
import { joined, type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { originText } from '../testimonial-origin';
import { quotes } from '../typesetting/impressions';
import type { SectionDocuments } from './section-documents';

type Testimonial = Entry<'testimonials'>;

const outlineOf = (testimonial: Testimonial, canonical: string): OutlineEntry => {
  const check = checkAddress(testimonial, canonical);
  return {
    ...outlineEntry(testimonial.name, {
      details: [
        joined(testimonial.role, testimonial.company, testimonial.location),
        joined(dateText(testimonial.date), `${testimonial.rating} of 5 stars`),
        check ? 'Confirmed by its author, as can be checked at:' : originText(testimonial),
      ],
      paragraphs: [testimonial.content],
    }),
    link: check ? { text: readableAddress(check), href: check } : undefined,
  };
};

/** Includes the address where it can be verified, if its author has confirmed it. */
function resumeOf(testimonial: Testimonial, canonical: string) {
  const check = checkAddress(testimonial, canonical);
  const { name, content: reference } = testimonial;
  return { name, reference, ...(check && { confirmation: check }) };
}

export const testimonials: SectionDocuments<'testimonials'> = {
  title: 'In their words',
  outline: (all, { canonical }) => all.map((testimonial) => outlineOf(testimonial, canonical)),
  typeset: (all, { canonical }) => quotes(all, canonical),
  resume: (all, canonical) => ({ references: all.map((testimonial) => resumeOf(testimonial, canonical)) }),
};
