import { Group } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { lengthText, periodText } from '../../../contracts/date-text';
import { companySizes, employmentTypes, industries } from '../../../contracts/sections/work-experience';
import { CardTitle, Chips, MetaLine, Prose, Tag, TitledList } from '../../ui/card-parts';
import { today } from '../../ui/date-text';
import { AreaField, ChoiceField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { MoreFields } from '../form/fields/more-fields';
import { PeriodFields } from '../form/fields/period-fields';
import type { SectionUi } from './section-ui';
import classes from './work-experience.module.css';

export const workExperienceUi: SectionUi<'workExperience'> = {
  title: 'Professional Timeline',
  icon: IconBriefcase,
  addLabel: 'Add work experience',
  editLabel: 'Edit work experience',
  layout: 'timeline',
  empty: {
    text: 'No work experience yet. Start with the position that you hold now or held last.',
    action: 'Add your first position',
  },
  labels: {
    position: 'Position',
    company: 'Company',
    location: 'Location',
    startDate: 'Start date',
    endDate: 'End date',
    isCurrent: 'I currently work here',
    employmentType: 'Employment type',
    industry: 'Industry',
    companySize: 'Company size',
    description: 'Description',
    achievements: 'Achievements',
    technologies: 'Technologies',
    isPublic: 'Public',
  },
  blank: () => ({
    position: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    isCurrent: false,
    employmentType: '',
    industry: '',
    companySize: '',
    description: '',
    achievements: [''],
    technologies: [''],
    translations: {},
    isPublic: true,
  }),
  nameOf: ({ position, company }) => [position, company].filter(Boolean).join(' at '),
  review: {
    title: 'Work experience',
    mainField: 'description',
    glance: (item) => [periodText(item, 'Present')],
  },
  messages: {
    added: 'Work experience added successfully!',
    updated: 'Work experience updated successfully!',
    deleted: 'Work experience deleted successfully!',
    addFailed: 'Failed to add work experience. Please try again.',
    updateFailed: 'Failed to update work experience. Please try again.',
    deleteFailed: 'Failed to delete work experience. Please try again.',
    fetchFailed: 'Failed to fetch work experience',
  },
  Card: ({ item }) => (
    <>
      <div className={classes.period} data-current={item.isCurrent || undefined}>
        <MetaLine parts={[periodText(item, 'Present')]} />
        <MetaLine parts={[lengthText(item, today())]} />
      </div>
      <CardTitle>{item.position || item.company}</CardTitle>
      <MetaLine parts={[item.position && <strong key="company">{item.company}</strong>, item.location]} />
      <Group gap={6} mt="xs">
        {item.isCurrent && <Tag>Current position</Tag>}
        {[item.employmentType, item.industry, item.companySize].map(
          (text) =>
            text && (
              <Tag key={text} variant="default">
                {text}
              </Tag>
            ),
        )}
      </Group>
      <Prose text={item.description} />
      <TitledList title="Achievements" rows={item.achievements} />
      <Chips label="Technologies" names={item.technologies} />
    </>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="position" />
      <TextField form={form} name="company" />
      <TextField form={form} name="location" />
      <PeriodFields form={form} />
      <AreaField form={form} name="description" />
      <LinesField
        form={form}
        name="achievements"
        row="achievement"
        hint="A pasted list becomes one row a line."
      />
      <LinesField form={form} name="technologies" row="technology" />
      <MoreFields form={form} label="More details" names={['employmentType', 'industry', 'companySize']}>
        <ChoiceField form={form} name="employmentType" options={employmentTypes} />
        <ChoiceField form={form} name="industry" options={industries} />
        <ChoiceField form={form} name="companySize" options={companySizes} />
      </MoreFields>
    </>
  ),
};
