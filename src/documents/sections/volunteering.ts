import { listedVolunteering } from '../../contracts/sections/volunteering';
import { orUndefined } from '../or-undefined';
import { listedDocuments } from './listed';

export const volunteering = listedDocuments<'volunteering'>({
  entryOf: listedVolunteering,
  resume: (all) => ({
    volunteer: all.map((entry) => ({
      organization: entry.organization,
      position: orUndefined(entry.position),
      location: orUndefined(entry.location),
      startDate: orUndefined(entry.startDate),
      endDate: orUndefined(entry.endDate),
      summary: orUndefined(entry.description),
      highlights: entry.highlights,
    })),
  }),
});
