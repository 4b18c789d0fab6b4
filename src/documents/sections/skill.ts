import { isLanguage } from '../names';
import { orUndefined } from '../or-undefined';
import { type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { skillCategories, skillGroups, skillItem } from '../typesetting/skill-groups';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Skill = Entry<'skills'>;

/** `Python (Expert, 5 years)`, and what else is said about it. */
function pointOf(skill: Skill): string {
  const { title, level, paragraphs, notes } = skillItem(skill);
  const named = level ? `${title} (${level.replace(' · ', ', ')})` : title;
  const remarks = [
    ...paragraphs,
    ...notes.map(({ label, texts, separator }) => `${label} ${texts.join(separator)}`),
  ];
  return [named, remarks.join(' ')].filter(Boolean).join(': ');
}

const outlineOf = (skills: Skill[]): OutlineEntry[] =>
  skillCategories(skills).flatMap(({ title, members }, _, groups) => {
    const points = members.map(pointOf);
    // Where there are no other groups, 'Other' says nothing.
    return groups.length === 1 && title === 'Other'
      ? points.map((point) => outlineEntry('', { paragraphs: [point] }))
      : [outlineEntry(title, { points })];
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
  title: 'Skills',
  outline: outlineOf,
  typeset: (all) => skillGroups(all),
  resume: (all) => ({
    skills: all.filter((skill) => !isLanguageSkill(skill)).map(skillOf),
    languages: all.filter(isLanguageSkill).map(languageOf),
    certificates: certificatesOf(all),
    projects: projectsOf(all),
  }),
};
