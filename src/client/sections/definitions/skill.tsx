import { IconSparkles, IconStarFilled } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import { proficiencies, skillCategories, yearsOfExperience } from '../../../contracts/sections/skill';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { AreaField, ChoiceField, NumberField, SwitchField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { MoreFields } from '../form/fields/more-fields';
import { RowsField } from '../form/fields/rows-field';
import type { SectionUi } from './section-ui';
import classes from './skill.module.css';

export const skillUi: SectionUi<'skills'> = {
  title: 'Your skills',
  icon: IconSparkles,
  addLabel: 'Add skill',
  editLabel: 'Edit skill',
  layout: 'grid',
  groupOf: (item) => item.category,
  empty: { text: 'No skills yet. Add the first thing that you are good at.', action: 'Add your first skill' },
  labels: {
    name: 'Skill name',
    category: 'Category',
    proficiency: 'Proficiency',
    yearsOfExperience: 'Years of experience',
    isHighlighted: 'Highlight this skill',
    description: 'Description',
    certifications: 'Certifications',
    projects: 'Projects',
    isPublic: 'Public',
  },
  blank: () => ({
    name: '',
    category: '',
    proficiency: '',
    yearsOfExperience: '',
    isHighlighted: false,
    description: '',
    certifications: [{ name: '', issuer: '', date: '' }],
    projects: [''],
    translations: {},
    isPublic: true,
  }),
  nameOf: (item) => item.name,
  review: {
    title: 'Skills',
    mainField: 'name',
    glance: ({ category, proficiency }) => [category, proficiency],
  },
  messages: {
    added: 'Skill added successfully!',
    updated: 'Skill updated successfully!',
    deleted: 'Skill deleted successfully!',
    addFailed: 'Failed to add skill. Please try again.',
    updateFailed: 'Failed to update skill. Please try again.',
    deleteFailed: 'Failed to delete skill. Please try again.',
    fetchFailed: 'Failed to fetch skills',
  },
  Card: ({ item }) => (
    <div className={classes.row}>
      <CardTitle>
        {item.name}{' '}
        {item.isHighlighted && <IconStarFilled size={16} className={classes.star} aria-label="Highlighted" />}
      </CardTitle>
      {item.proficiency && <Meter level={proficiencies.indexOf(item.proficiency) + 1} />}
      <MetaLine
        parts={[
          item.proficiency,
          item.yearsOfExperience !== null && countText(item.yearsOfExperience, 'year'),
        ]}
      />
    </div>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <ChoiceField form={form} name="category" options={skillCategories} />
      <ChoiceField form={form} name="proficiency" options={proficiencies} />
      <NumberField form={form} name="yearsOfExperience" hint="From 0 to 50" {...yearsOfExperience} />
      <AreaField form={form} name="description" />
      <SwitchField
        form={form}
        name="isHighlighted"
        hint="Highlighted skills stand out on your public page."
      />
      <MoreFields form={form} label="More details" names={['certifications', 'projects']}>
        <RowsField
          form={form}
          name="certifications"
          row="certification"
          columns={{ name: 'Name', issuer: 'Issuer', date: 'Date' }}
        />
        <LinesField form={form} name="projects" row="project" />
      </MoreFields>
    </>
  ),
};

/** The proficiency as four decorative bars beside the word. */
function Meter({ level }: { level: number }) {
  return (
    <span className={classes.meter} aria-hidden>
      {proficiencies.map((name, index) => (
        <span key={name} data-on={index < level || undefined} />
      ))}
    </span>
  );
}
