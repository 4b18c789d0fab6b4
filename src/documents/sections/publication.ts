import { listedPublication } from '../../contracts/sections/publication';
import { orUndefined } from '../or-undefined';
import { uriOf } from '../uri';
import { listedDocuments } from './listed';

export const publications = listedDocuments<'publications'>({
  entryOf: listedPublication,
  resume: (all) => ({
    publications: all.map(({ title, publisher, date, url, authors, description }) => ({
      name: title,
      publisher: orUndefined(publisher),
      releaseDate: orUndefined(date),
      url: uriOf(url ?? ''),
      summary: orUndefined(description),
      // The format has no field for them, and allows others.
      authors,
    })),
  }),
});
