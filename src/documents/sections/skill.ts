import { countText } from '../../contracts/count-text';
import { dateText } from '../../contracts/date-text';
import { isLanguage } from '../names';
import { orUndefined } from '../or-undefined';
import { joined, named, type OutlineEntry, outlineEntry } from '../outline-entry';
import type { Entry } from '../portfolio';
import { skillGroups } from '../typesetting/skill-groups';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Skill = Entry<'skills'>;

const outlineOf = (skill: Skill): OutlineEntry =>
  outlineEntry(
    skill.name,
    {
      details: [
        joined(
          named(skill.category),
          skill.proficiency,
          skill.yearsOfExperience !== null && countText(skill.yearsOfExperience, 'year'),
        ),
      ],
      paragraphs: [skill.description],
      points: skill.certifications.map(({ name, issuer, date }) =>
        joined(name, issuer, date && dateText(date)),
      ),
    },
    { Projects: skill.projects },
  );

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
