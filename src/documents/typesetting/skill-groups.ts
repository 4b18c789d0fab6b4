import type { DocumentForm } from '../../contracts/exports';
import type { Words } from '../../words/words';
import type { Entry } from '../portfolio';
import { plainBlocks } from '../prose';

type Skill = Entry<'skills'>;

/** Skills, those of a category on one line, and in the form of the page what is said about those that it highlights. */
export interface GroupsContent {
  kind: 'groups';
  /** Without a title where there is no other group, and it says nothing. */
  groups: { title: string; names: string[] }[];
  highlights: SkillItem[];
}

interface SkillItem {
  title: string;
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

/** The title of a group of skills; none for 'Other' where there is no other group. */
export const groupTitle = (category: Skill['category'], groupCount: number, { t }: Words): string =>
  groupCount === 1 && category === 'Other' ? '' : t(`choices.skillCategories.${category}`);

/** Groups skills by category. */
export function skillGroups(
  skills: Skill[],
  { form, words }: { form: DocumentForm; words: Words },
): GroupsContent {
  const items = skills.filter(({ isHighlighted }) => isHighlighted).map((skill) => skillItem(skill, words));
  return {
    kind: 'groups',
    groups: skillCategories(skills).map(({ category, members }, _, all) => {
      const title = groupTitle(category, all.length, words);
      const level = commonLevel(members, words, form);
      if (!level) return { title, names: members.map((skill) => skillName(skill, words, form)) };
      return { title: title ? `${title} (${level})` : level, names: members.map(({ name }) => name) };
    }),
    highlights:
      form === 'portfolio' ? items.filter((item) => item.paragraphs.length + item.notes.length > 0) : [],
  };
}

/** The level of several skills that all have the same, which is said once; empty if there is none. */
function commonLevel(skills: Skill[], words: Words, form: DocumentForm): string {
  const [level = '', ...others] = new Set(skills.map((skill) => levelIn(form, skill, words)));
  return skills.length > 1 && others.length === 0 ? level : '';
}

/** 'Expert, 5 years'; in a CV 'Expert', or the years of one without a level. */
function levelIn(form: DocumentForm, skill: Skill, words: Words): string {
  const isBrief = form === 'plain' && skill.proficiency !== null;
  return skillLevel(isBrief ? { ...skill, yearsOfExperience: null } : skill, words).replace(
    ' · ',
    words.comma,
  );
}

/** 'Python (Expert, 5 years)', as its level is said in that form. */
export function skillName(skill: Skill, words: Words, form: DocumentForm): string {
  const level = levelIn(form, skill, words);
  return level ? `${skill.name} (${level})` : skill.name;
}

/** 'Advanced · 5 years'. */
export const skillLevel = (
  { proficiency, yearsOfExperience: years }: Pick<Skill, 'proficiency' | 'yearsOfExperience'>,
  { t, yearsText }: Words,
): string =>
  [proficiency && t(`choices.levels.${proficiency}`), years && yearsText(years)].filter(Boolean).join(' · ');

/** A skill with what is said about it. */
export function skillItem(skill: Skill, words: Words): SkillItem {
  const { name, description, projects, certifications } = skill;
  const certificates = certifications.map((certificate) =>
    [certificate.name, certificate.issuer, certificate.date && words.dateText(certificate.date)]
      .filter(Boolean)
      .join(words.comma),
  );
  return {
    title: name,
    paragraphs: plainBlocks(description),
    notes: [
      { label: words.t('page.entries.usedIn'), texts: projects, separator: words.comma },
      { label: words.t('page.entries.certified'), texts: certificates, separator: '; ' },
    ].filter(({ texts }) => texts.length > 0),
  };
}
