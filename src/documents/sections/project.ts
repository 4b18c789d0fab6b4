import { listedProject } from '../../contracts/sections/project';
import { orUndefined } from '../or-undefined';
import { uriOf } from '../uri';
import { listedDocuments } from './listed';

export const projects = listedDocuments<'projects'>({
  entryOf: listedProject,
  resume: (all) => ({
    projects: all.map((project) => ({
      name: project.name,
      description: orUndefined(project.description),
      highlights: project.highlights,
      keywords: project.technologies,
      startDate: orUndefined(project.startDate),
      endDate: orUndefined(project.endDate),
      url: uriOf(project.url ?? ''),
      roles: project.role ? [project.role] : [],
    })),
  }),
});
