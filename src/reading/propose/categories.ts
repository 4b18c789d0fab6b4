import { certificationCategories } from '../../contracts/sections/certification';
import { skillCategories } from '../../contracts/sections/skill';
import { certificationWords, groupWords, skillWords, unclearGroups } from './category-words';
import { findPhrase, type Phrase, phrasesOf, type Word, wordsOf } from './word-match';

type SkillCategory = (typeof skillCategories)[number];
type CertificationCategory = (typeof certificationCategories)[number];

const known = skillCategories.filter((category) => category !== 'Other');
const groups = known.flatMap((category) => phrasesOf(groupWords[category], category));
/** Labels that do not suggest a category. */
const unclear = phrasesOf(unclearGroups, 'unclear');
const skills = known.flatMap((category) => phrasesOf(skillWords[category], category));
const certifications = certificationCategories.flatMap((category) =>
  phrasesOf(certificationWords[category] ?? [], category),
);

/** The category of a skill by the label of its group, or else by its own name; undefined if neither suggests one. */
export function categoryOfSkill(name: string, group: string | undefined): SkillCategory | undefined {
  const label = wordsOf(group ?? '');
  return findPhrase(groups, label)?.meaning ?? wholly(skills, wordsOf(name));
}

/** Whether a text is only the label of a group of skills. */
export const isGroupLabel = (text: string): boolean => {
  const words = wordsOf(text);
  return wholly(groups, words) !== undefined || wholly(unclear, words) !== undefined;
};

/** The category of a certification by its issuer, or else by its name; undefined if neither suggests one. */
export const categoryOfCertification = (
  name: string,
  issuer: string | undefined,
): CertificationCategory | undefined =>
  findPhrase(certifications, wordsOf(issuer ?? ''))?.meaning ??
  findPhrase(certifications, wordsOf(name))?.meaning;

/** The meaning of the whole text: "Go" is a programming language, "Go to market" is not. */
function wholly<T>(phrases: readonly Phrase<T>[], words: Word[]): T | undefined {
  const match = findPhrase(phrases, words);
  return match?.start === words[0]?.start && match?.end === words.at(-1)?.end ? match?.meaning : undefined;
}
