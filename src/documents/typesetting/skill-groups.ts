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

/** Groups skills by category, keeping the owner's order of both. */
export function skillGroups(skills: Skill[]): GroupsContent {
  const categories = [...new Set(skills.map(({ category }) => category))];
  const groups = categories.map((title) => {
    const items = skills.filter(({ category }) => category === title).map(skillItem);
    return { title, items, staysTogether: isShort(items) };
  });
  return { kind: 'groups', groups };
}

/** 'Advanced · 5 years'. */
export const skillLevel = ({
  proficiency,
  yearsOfExperience: years,
}: Pick<Skill, 'proficiency' | 'yearsOfExperience'>): string =>
  [proficiency, years && countText(years, 'year')].filter(Boolean).join(' · ');

function skillItem(skill: Skill): SkillItem {
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
