import { countText } from '../../contracts/count-text';
import { dateText } from '../../contracts/date-text';
import type { Entry } from '../portfolio';
import { isShort } from './entries';
import { paragraphsOf } from './paragraphs';

type Skill = Entry<'skills'>;

/** Skills, grouped under the headings of their categories. */
export interface GroupsContent {
  kind: 'groups';
  groups: { title: string; items: SkillItem[]; staysTogether: boolean }[];
}

interface SkillItem {
  title: string;
  level: string;
  isHighlighted: boolean;
  paragraphs: string[];
  /** Short facts below the text: the owner's texts after an English label. */
  notes: { label: string; texts: string[]; separator: string }[];
}

/** The skills of each category, in the owner's order of both. */
export const skillCategories = (skills: Skill[]) =>
  [...new Set(skills.map(({ category }) => category))].map((title) => ({
    title,
    members: skills.filter(({ category }) => category === title),
  }));

/** Groups skills by category. */
export const skillGroups = (skills: Skill[]): GroupsContent => ({
  kind: 'groups',
  groups: skillCategories(skills).map(({ title, members }) => {
    const items = members.map(skillItem);
    return { title, items, staysTogether: isShort(items) };
  }),
});

/** 'Advanced · 5 years'. */
export const skillLevel = ({
  proficiency,
  yearsOfExperience: years,
}: Pick<Skill, 'proficiency' | 'yearsOfExperience'>): string =>
  [proficiency, years && countText(years, 'year')].filter(Boolean).join(' · ');

/** A skill with what is said about it. */
export function skillItem(skill: Skill): SkillItem {
  const { name, isHighlighted, description, projects, certifications } = skill;
  const certificates = certifications.map((certificate) =>
    [certificate.name, certificate.issuer, certificate.date && dateText(certificate.date)]
      .filter(Boolean)
      .join(', '),
  );
  return {
    title: name,
    level: skillLevel(skill),
    isHighlighted,
    paragraphs: paragraphsOf(description),
    notes: [
      { label: 'Used in', texts: projects, separator: ', ' },
      { label: 'Certified:', texts: certificates, separator: '; ' },
    ].filter(({ texts }) => texts.length > 0),
  };
}
