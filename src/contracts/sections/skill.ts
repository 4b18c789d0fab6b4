import { z } from 'zod';
import { partialDate } from '../dates';
import { wholeNumber } from '../numbers';
import { orNull } from '../or-null';
import { rows } from '../rows';
import { lines, multiline, requiredLine, singleLine } from '../text';
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

export const skill = defineSection({
  path: 'skills',
  noun: 'skill',
  part: 'skills',
  maxItems: 200,
  required: {
    name: requiredLine(100),
    category: z.enum(skillCategories),
    proficiency: z.nullable(z.enum(proficiencies)),
  },
  optional: {
    yearsOfExperience: orNull(wholeNumber('Enter whole years.', yearsOfExperience)),
    isHighlighted: z.boolean(),
    description: orNull(multiline(2000)),
    certifications: rows(
      z.strictObject({ name: requiredLine(200), issuer: singleLine(200), date: orNull(partialDate) }),
      20,
    ),
    projects: lines(30, 300),
  },
});
