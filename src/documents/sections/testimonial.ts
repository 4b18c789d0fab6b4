import { rating as stars } from '../../contracts/sections/testimonial';
import { checkAddress, readableAddress } from '../links';
import { joined, type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { originNote } from '../testimonial-origin';
import { quotes } from '../typesetting/impressions';
import type { DocumentPage, SectionDocuments } from './section-documents';

type Testimonial = Entry<'testimonials'>;

const outlineOf = (testimonial: Testimonial, { canonical, words }: DocumentPage): OutlineEntry => {
  const { t, dateText } = words;
  const check = checkAddress(testimonial, canonical);
  return {
    ...outlineEntry(testimonial.name, {
      details: [
        joined(testimonial.role, testimonial.company, testimonial.location),
        joined(
          dateText(testimonial.date),
          t('page.testimonials.stars', { given: testimonial.rating, most: stars.max }),
        ),
        check && t('page.testimonials.confirmedAt'),
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
  outline: (all, page) => {
    const note = originNote(all, page.words);
    return [
      ...all.map((testimonial) => outlineOf(testimonial, page)),
      ...(note ? [outlineEntry('', { paragraphs: [note] })] : []),
    ];
  },
  typeset: (all, { form, canonical, words }) => (form === 'plain' ? null : quotes(all, canonical, words)),
  resume: (all, canonical) => ({ references: all.map((testimonial) => resumeOf(testimonial, canonical)) }),
};
