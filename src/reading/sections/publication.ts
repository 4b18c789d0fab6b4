import type { ProposedValues } from '../../contracts/cv-import';
import { publication } from '../../contracts/sections/publication';
import { withScheme } from '../propose/contacts';
import { fitDay } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadPublication } from '../reading';
import { sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftPublication(read: ReadPublication): Draft<ProposedValues<'publications'>> {
  const { title, publisher, url, authors, description } = read;
  const { date, ...rest } = fitDay('date', read.date);
  return { values: { title, publisher, date, url: url && withScheme(url), authors, description }, ...rest };
}

export const publications: SectionReading<'publications'> = {
  draftsOf: (reading) => drafted(reading.publications, draftPublication),
  fit: fitter(publication.proposed.element.shape.values),
  isEntry: ({ title }) => Boolean(title),
  resume: {
    publications: (entry, reading) => {
      const title = entry.text('name', 'title');
      if (!title) return;
      reading.publications.push({
        ...sure,
        title,
        publisher: entry.text('publisher'),
        date: entry.date('releaseDate', 'date'),
        url: entry.text('url', 'website'),
        authors: entry.texts('authors'),
        description: entry.text('summary', 'description'),
        lines: entry.lines(),
      });
    },
  },
};
