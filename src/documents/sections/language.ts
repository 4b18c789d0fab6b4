import { listedLanguage } from '../../contracts/sections/language';
import { orUndefined } from '../or-undefined';
import { listedDocuments } from './listed';

export const languages = listedDocuments<'languages'>({
  title: 'Languages',
  entryOf: listedLanguage,
  resume: (all) => ({
    languages: all.map(({ name, level, description }) => ({
      language: name,
      fluency: level ?? orUndefined(description),
      description: level ? orUndefined(description) : undefined,
    })),
  }),
});
