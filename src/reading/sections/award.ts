import type { ProposedValues } from '../../contracts/cv-import';
import { award } from '../../contracts/sections/award';
import { withScheme } from '../propose/contacts';
import { fitDay } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadAward } from '../reading';
import { sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftAward(read: ReadAward): Draft<ProposedValues<'awards'>> {
  const { title, awarder, url, description } = read;
  const { date, ...rest } = fitDay('date', read.date);
  return { values: { title, awarder, date, url: url && withScheme(url), description }, ...rest };
}

export const awards: SectionReading<'awards'> = {
  draftsOf: (reading) => drafted(reading.awards, draftAward),
  fit: fitter(award.proposed.element.shape.values),
  isEntry: ({ title }) => Boolean(title),
  resume: {
    awards: (entry, reading) => {
      const title = entry.text('title', 'name');
      if (!title) return;
      reading.awards.push({
        ...sure,
        title,
        awarder: entry.text('awarder'),
        date: entry.date('date'),
        url: entry.text('url'),
        description: entry.text('summary', 'description'),
        lines: entry.lines(),
      });
    },
  },
};
