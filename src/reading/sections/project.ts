import type { ProposedValues } from '../../contracts/cv-import';
import { project } from '../../contracts/sections/project';
import { withScheme } from '../propose/contacts';
import { fitPeriod } from '../propose/dates';
import { fitter } from '../propose/fit';
import type { ReadProject } from '../reading';
import { periodOf, sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

function draftProject(read: ReadProject): Draft<ProposedValues<'projects'>> {
  const { name, role, url, description, highlights, technologies, doubtful } = read;
  const { values, uncertain, left } = fitPeriod(read);
  return {
    values: { name, role, url: url && withScheme(url), ...values, description, highlights, technologies },
    uncertain: [...doubtful, ...uncertain],
    left,
  };
}

export const projects: SectionReading<'projects'> = {
  draftsOf: (reading) => drafted(reading.projects, draftProject),
  fit: fitter(project.proposed.element.shape.values),
  isEntry: ({ name }) => Boolean(name),
  resume: {
    projects: (entry, reading) => {
      const name = entry.text('name', 'title');
      if (!name) return;
      reading.projects.push({
        ...sure,
        name,
        role: entry.texts('roles').join(', ') || undefined,
        url: entry.text('url', 'website'),
        ...periodOf(entry),
        description: entry.text('description', 'summary'),
        highlights: entry.texts('highlights'),
        technologies: entry.texts('keywords'),
        lines: entry.lines(),
      });
    },
  },
};
