import type { Words } from '../../words/words';
import { isLanguage } from '../names';
import { orUndefined } from '../or-undefined';
import { type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { skillCategories, skillGroups, skillItem } from '../typesetting/skill-groups';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Skill = Entry<'skills'>;

/** `Python (Expert, 5 years)`, and what else is said about it. */
function pointOf(skill: Skill, words: Words): string {
  const { title, level, notes } = skillItem(skill, words);
  const named = level ? `${title} (${level.replace(' · ', ', ')})` : title;
  const remarks = [
    skill.description,
    ...notes.map(({ label, texts, separator }) => `${label} ${texts.join(separator)}`),
  ];
  return [named, remarks.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

const outlineOf = (skills: Skill[], words: Words): OutlineEntry[] =>
  skillCategories(skills).flatMap(({ category, members }, _, groups) => {
    const points = members.map((skill) => pointOf(skill, words));
    // Where there are no other groups, 'Other' says nothing.
    return groups.length === 1 && category === 'Other'
      ? points.map((point) => outlineEntry('', { paragraphs: [point] }))
      : [outlineEntry(words.t(`choices.skillCategories.${category}`), { points })];
  });

const isLanguageSkill = ({ category, name }: Skill) => category === 'Other' && isLanguage(name);

const skillOf = ({ name, proficiency }: Skill) => ({ name, level: orUndefined(proficiency) });

const languageOf = ({ name, proficiency, description }: Skill) => ({
  language: name,
  fluency: orUndefined(description) ?? orUndefined(proficiency),
});

const certificatesOf = (skills: Skill[]) =>
  skills
    .flatMap((skill) => skill.certifications)
    .map(({ name, issuer, date }) => ({
      name,
      issuer: orUndefined(issuer),
      date: date ? resumeDay(date) : undefined,
    }));

/** The projects of all skills, each with the skills that it involved. */
function projectsOf(skills: Skill[]) {
  const keywords = new Map<string, string[]>();
  for (const { name, projects } of skills) {
    for (const project of projects) keywords.set(project, [...(keywords.get(project) ?? []), name]);
  }
  return [...keywords].map(([name, skillNames]) => ({ name, keywords: skillNames }));
}

export const skills: SectionDocuments<'skills'> = {
  outline: (all, { words }) => outlineOf(all, words),
  typeset: (all, { words }) => skillGroups(all, words),
  resume: (all) => ({
    skills: all.filter((skill) => !isLanguageSkill(skill)).map(skillOf),
    languages: all.filter(isLanguageSkill).map(languageOf),
    certificates: certificatesOf(all),
    projects: projectsOf(all),
  }),
};
