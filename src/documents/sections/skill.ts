import type { Words } from '../../words/words';
import { isLanguage } from '../names';
import { orUndefined } from '../or-undefined';
import { type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { groupTitle, skillCategories, skillGroups, skillItem, skillName } from '../typesetting/skill-groups';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Skill = Entry<'skills'>;

/** `Python (Expert, 5 years)`, and what else is said about it. */
function pointOf(skill: Skill, words: Words): string {
  const { notes } = skillItem(skill, words);
  const remarks = [
    skill.description,
    ...notes.map(({ label, texts, separator }) => `${label} ${texts.join(separator)}`),
  ];
  return [skillName(skill, words, 'portfolio'), remarks.filter(Boolean).join(' ')].filter(Boolean).join(': ');
}

const outlineOf = (skills: Skill[], words: Words): OutlineEntry[] =>
  skillCategories(skills).flatMap(({ category, members }, _, groups) => {
    const points = members.map((skill) => pointOf(skill, words));
    const title = groupTitle(category, groups.length, words);
    return title
      ? [outlineEntry(title, { points })]
      : points.map((point) => outlineEntry('', { paragraphs: [point] }));
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
  typeset: skillGroups,
  resume: (all) => ({
    skills: all.filter((skill) => !isLanguageSkill(skill)).map(skillOf),
    languages: all.filter(isLanguageSkill).map(languageOf),
    certificates: certificatesOf(all),
    projects: projectsOf(all),
  }),
};
