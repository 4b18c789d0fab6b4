import { IconSchool } from '@tabler/icons-react';
import { periodText } from '../../../contracts/date-text';
import { degrees, degreeText } from '../../../contracts/sections/education';
import { CardTitle, Lists, MetaLine, Prose, Tag, TitledList } from '../../ui/card-parts';
import { AreaField, ChoiceField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { MoreFields } from '../form/fields/more-fields';
import { PeriodFields } from '../form/fields/period-fields';
import { messagesFor, type SectionUi } from './section-ui';

export const educationUi: SectionUi<'education'> = {
  title: 'Education',
  icon: IconSchool,
  addLabel: 'Add education',
  editLabel: 'Edit education',
  layout: 'list',
  empty: {
    text: 'No education entries yet. Add your first education experience above.',
    action: 'Add your first education',
  },
  labels: {
    institution: 'Institution',
    degree: 'Degree',
    fieldOfStudy: 'Field of study',
    startDate: 'Start date',
    endDate: 'End date',
    isCurrent: 'I currently study here',
    location: 'Location',
    gpa: 'GPA',
    honors: 'Honors',
    description: 'Description',
    activities: 'Activities',
    relevantCoursework: 'Relevant coursework',
    achievements: 'Achievements',
    isPublic: 'Public',
  },
  blank: () => ({
    institution: '',
    degree: '',
    fieldOfStudy: '',
    startDate: '',
    endDate: '',
    isCurrent: false,
    location: '',
    gpa: '',
    honors: '',
    description: '',
    activities: [''],
    relevantCoursework: [''],
    achievements: [''],
    translations: {},
    isPublic: true,
  }),
  nameOf: (item) => degreeText(item) || (item.institution ?? ''),
  review: {
    title: 'Education',
    mainField: 'description',
    glance: (item) => [degreeText(item) && item.institution, periodText(item, 'Present')],
  },
  messages: messagesFor('education', 'education'),
  Card: ({ item }) => (
    <>
      <MetaLine parts={[periodText(item, 'Present')]} />
      <CardTitle>{item.institution || degreeText(item, ', ')}</CardTitle>
      <MetaLine
        parts={[item.institution && <strong key="degree">{degreeText(item, ', ')}</strong>, item.location]}
      />
      {item.isCurrent && <Tag mt="xs">Current</Tag>}
      <MetaLine parts={[item.gpa && `GPA ${item.gpa}`, item.honors]} />
      <Prose text={item.description} />
      <Lists>
        <TitledList title="Activities" rows={item.activities} />
        <TitledList title="Relevant coursework" rows={item.relevantCoursework} />
        <TitledList title="Achievements" rows={item.achievements} />
      </Lists>
    </>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="institution" />
      <ChoiceField form={form} name="degree" options={degrees} />
      <TextField form={form} name="fieldOfStudy" />
      <PeriodFields form={form} />
      <MoreFields
        form={form}
        label="More details"
        names={[
          'location',
          'gpa',
          'honors',
          'description',
          'activities',
          'relevantCoursework',
          'achievements',
        ]}
      >
        <TextField form={form} name="location" />
        <TextField form={form} name="gpa" />
        <TextField form={form} name="honors" />
        <AreaField form={form} name="description" />
        <LinesField form={form} name="activities" row="activity" />
        <LinesField form={form} name="relevantCoursework" row="course" />
        <LinesField form={form} name="achievements" row="achievement" />
      </MoreFields>
    </>
  ),
};
