import { testimonial } from '../../contracts/sections/testimonial';
import { fitter } from '../propose/fit';
import { sure } from './resume-entries';
import { drafted, type SectionReading } from './section-reading';

export const testimonials: SectionReading<'testimonials'> = {
  draftsOf: (reading) =>
    drafted(reading.testimonials, ({ name, role, company, content }) => ({
      values: { name, role, company, content },
    })),
  fit: fitter(testimonial.proposed.element.shape.values),
  isEntry: ({ content }) => Boolean(content),
  resume: {
    references: (entry, reading) => {
      const name = entry.text('name');
      const content = entry.text('reference');
      if (name) reading.testimonials.push({ ...sure, name, content, lines: entry.lines() });
      else if (content) reading.testimonials.push({ ...sure, name: '', content, lines: entry.lines() });
    },
  },
};
