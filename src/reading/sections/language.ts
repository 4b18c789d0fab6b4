import type { ProposedValues } from '../../contracts/cv-import';
import { language } from '../../contracts/sections/language';
import { fitter } from '../propose/fit';
import { isLevelAlone, readLanguageLevel } from '../propose/language-levels';
import type { ReadLanguage } from '../reading';
import { sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

const paragraphs = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n\n') || undefined;

/** A level that says more or else than one of ours is kept in its own words. */
function draftLanguage({ name, level = '', description }: ReadLanguage): Draft<ProposedValues<'languages'>> {
  const words = isLevelAlone(level) ? undefined : level;
  return {
    values: { name, level: readLanguageLevel(level), description: paragraphs(words, description) },
    printed: level === '' ? {} : { level },
  };
}

export const languages: SectionReading<'languages'> = {
  draftsOf: (reading) => drafted(reading.languages, draftLanguage),
  fit: fitter(language.proposed.element.shape.values),
  isEntry: ({ name }) => Boolean(name),
  resume: {
    languages: (entry, reading) => {
      const name = entry.text('language', 'name');
      if (!name) return;
      const level = entry.text('fluency', 'level');
      const description = entry.text('description');
      reading.languages.push({ ...sure, name, level, description, lines: entry.lines() });
    },
  },
};
