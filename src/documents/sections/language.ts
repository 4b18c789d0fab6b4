import { listedLanguage } from '../../contracts/sections/language';
import type { Words } from '../../words/words';
import { orUndefined } from '../or-undefined';
import type { Entry } from '../portfolio';
import { listedDocuments } from './listed';
import type { SectionDocuments } from './section-documents';

const documents = listedDocuments<'languages'>({
  entryOf: (entry, { t }) => listedLanguage(entry, (level) => t(`choices.languageLevels.${level}`)),
  resume: (all) => ({
    languages: all.map(({ name, level, description }) => ({
      language: name,
      fluency: level ?? orUndefined(description),
      description: level ? orUndefined(description) : undefined,
    })),
  }),
});

/** 'Greek (C2), English (B1)', unless there is more to say of one of them. */
export const languages: SectionDocuments<'languages'> = {
  ...documents,
  typeset: (all, options) =>
    all.some(({ description }) => description)
      ? documents.typeset(all, options)
      : {
          kind: 'groups',
          groups: [{ title: '', names: all.map((language) => nameOf(language, options.words)) }],
          highlights: [],
        },
};

const nameOf = ({ name, level }: Entry<'languages'>, { t }: Words) =>
  level ? `${name} (${t(`choices.languageLevels.${level}`)})` : name;
