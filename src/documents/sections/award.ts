import { listedAward } from '../../contracts/sections/award';
import { orUndefined } from '../or-undefined';
import { uriOf } from '../uri';
import { listedDocuments } from './listed';

export const awards = listedDocuments<'awards'>({
  entryOf: listedAward,
  resume: (all) => ({
    awards: all.map(({ title, awarder, date, url, description }) => ({
      title,
      awarder: orUndefined(awarder),
      date: orUndefined(date),
      url: uriOf(url ?? ''),
      summary: orUndefined(description),
    })),
  }),
});
