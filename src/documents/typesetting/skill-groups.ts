import type { Words } from '../../words/words';
import type { Entry } from '../portfolio';
import { plainBlocks } from '../prose';
import { isShort } from './entries';

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
  /** Short facts below the text: the owner's texts after a label. */
  notes: { label: string; texts: string[]; separator: string }[];
}

/** The skills of each category, in the owner's order of both. */
export const skillCategories = (skills: Skill[]) =>
  [...new Set(skills.map(({ category }) => category))].map((category) => ({
    category,
    members: skills.filter((skill) => skill.category === category),
  }));

/** Groups skills by category. */
export const skillGroups = (skills: Skill[], words: Words): GroupsContent => ({
  kind: 'groups',
  groups: skillCategories(skills).map(({ category, members }, _, { length }) => {
    const items = members.map((skill) => skillItem(skill, words));
    // Where there are no other groups, 'Other' says nothing.
    const title = length === 1 && category === 'Other' ? '' : words.t(`choices.skillCategories.${category}`);
    return { title, items, staysTogether: isShort(items) };
  }),
});

/** 'Advanced · 5 years'. */
export const skillLevel = (
  { proficiency, yearsOfExperience: years }: Pick<Skill, 'proficiency' | 'yearsOfExperience'>,
  { t, yearsText }: Words,
): string =>
  [proficiency && t(`choices.levels.${proficiency}`), years && yearsText(years)].filter(Boolean).join(' · ');

/** A skill with what is said about it. */
export function skillItem(skill: Skill, words: Words): SkillItem {
  const { name, isHighlighted, description, projects, certifications } = skill;
  const certificates = certifications.map((certificate) =>
    [certificate.name, certificate.issuer, certificate.date && words.dateText(certificate.date)]
      .filter(Boolean)
      .join(', '),
  );
  return {
    title: name,
    level: skillLevel(skill, words),
    isHighlighted,
    paragraphs: plainBlocks(description),
    notes: [
      { label: words.t('page.entries.usedIn'), texts: projects, separator: ', ' },
      { label: words.t('page.entries.certified'), texts: certificates, separator: '; ' },
    ].filter(({ texts }) => texts.length > 0),
  };
}
