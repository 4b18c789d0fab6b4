import { listedLanguage } from '../../contracts/sections/language';
import { orUndefined } from '../or-undefined';
import { listedDocuments } from './listed';

export const languages = listedDocuments<'languages'>({
  entryOf: (entry, { t }) => listedLanguage(entry, (level) => t(`choices.languageLevels.${level}`)),
  resume: (all) => ({
    languages: all.map(({ name, level, description }) => ({
      language: name,
      fluency: level ?? orUndefined(description),
      description: level ? orUndefined(description) : undefined,
    })),
  }),
});
