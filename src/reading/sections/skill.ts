import type { ProposedValues } from '../../contracts/cv-import';
import { skill } from '../../contracts/sections/skill';
import { categoryOfSkill, isGroupLabel } from '../propose/categories';
import { fitter } from '../propose/fit';
import { readLevel } from '../propose/levels';
import type { ReadSkill } from '../reading';
import { sure } from './resume-entries';
import { type Draft, drafted, type SectionReading } from './section-reading';

/** A level that is more specific than the section's four is also kept as the description. */
function draftSkill({ name, group, level, years }: ReadSkill): Draft<ProposedValues<'skills'>> {
  const proficiency = level === undefined ? undefined : readLevel(level);
  const isExact = level === undefined || level === proficiency || !/\p{L}/u.test(level);
  return {
    values: {
      name,
      category: categoryOfSkill(name, group) ?? 'Other',
      proficiency,
      yearsOfExperience: years === undefined ? undefined : Math.floor(years),
      description: isExact ? undefined : level,
    },
    printed: {
      ...(group === undefined ? {} : { category: group }),
      ...(level === undefined ? {} : { proficiency: level }),
    },
  };
}

export const skills: SectionReading<'skills'> = {
  draftsOf: (reading) => drafted(reading.skills, draftSkill),
  fit: fitter(skill.proposed.element.shape.values),
  isEntry: ({ name }) => Boolean(name),
  resume: {
    skills: (entry, reading) => {
      const name = entry.text('name');
      const level = entry.text('level');
      const keywords = entry.texts('keywords');
      const isGroup = name !== undefined && keywords.length > 0 && isGroupLabel(name);
      const lines = entry.lines();
      const named: ReadSkill[] = name && !isGroup ? [{ ...sure, name, level, lines }] : [];
      const others = keywords.map((keyword) => ({
        ...sure,
        name: keyword,
        group: name,
        level: isGroup ? level : undefined,
        lines,
      }));
      reading.skills.push(...named, ...others);
    },
  },
};
