import { bench, describe } from 'vitest';
import { documentContent } from '../../src/documents/typesetting/content';
import type { TypesettingOrder } from '../../src/documents/typesetting/typeset';
import { typesetInThread } from '../../src/server/public-page/typesetting-threads';
import { latin, portfolioOf } from '../support/people';

const person = portfolioOf(latin);
const [job, skill, testimonial] = [person.workExperience[0], person.skills[0], person.testimonials[0]];
const repeated = <T>(entry: T | undefined, count: number): T[] =>
  entry === undefined ? [] : Array.from({ length: count }, () => entry);

/** As long as the demo profile. */
const order: TypesettingOrder = {
  form: 'pdf',
  template: 'portfolio',
  content: documentContent(
    {
      ...person,
      workExperience: repeated(job, 8),
      skills: repeated(skill, 20),
      testimonials: repeated(testimonial, 6),
    },
    {
      form: 'portfolio',
      paper: 'a4',
      look: { accent: '#4442b0', order: [] },
      today: '2026-11-22',
      canonical: 'https://example.com/profile/person',
      pictures: new Map(),
      isArchival: false,
    },
  ),
  pictures: {},
  typePairing: 'fraunces-inter',
};
const make = (sender: string) => typesetInThread(async () => order, { sender });

describe('a PDF of two pages', () => {
  bench('one after the other', async () => {
    await make('one');
  });
  bench('sixteen, two at a time', async () => {
    await Promise.all(Array.from({ length: 16 }, (_, index) => make(`${index}`)));
  });
});
