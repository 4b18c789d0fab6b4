import { z } from 'zod';
import { partialDate } from '../dates';
import { wholeNumber } from '../numbers';
import { orNull } from '../or-null';
import { rows } from '../rows';
import { lines, multiline, requiredLine, singleLine } from '../text';
import { translationsOf } from '../translations';
import { defineSection } from './define';

export const skillCategories = [
  'Product Management',
  'Project Management',
  'Analytics',
  'Technical Skills',
  'Design & UX',
  'Soft Skills',
  'Tools & Platforms',
  'Other',
] as const;

export const proficiencies = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;

/** The bounds of years of experience, shared by form and server. */
export const yearsOfExperience = { min: 0, max: 50 };

/** What can be in several languages. */
const texts = {
  name: requiredLine(100),
  description: orNull(multiline(2000)),
  projects: lines(30, 300),
};

export const skill = defineSection({
  path: 'skills',
  noun: 'skill',
  part: 'skills',
  maxItems: 200,
  texts,
  required: {
    name: texts.name,
    category: z.enum(skillCategories),
    proficiency: z.nullable(z.enum(proficiencies)),
  },
  optional: {
    yearsOfExperience: orNull(wholeNumber('Enter whole years.', yearsOfExperience)),
    isHighlighted: z.boolean(),
    description: texts.description,
    certifications: rows(
      z.strictObject({ name: requiredLine(200), issuer: singleLine(200), date: orNull(partialDate) }),
      20,
    ),
    projects: texts.projects,
    translations: translationsOf(texts),
  },
});
