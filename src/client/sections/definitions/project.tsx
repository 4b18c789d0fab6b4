import { IconHammer } from '@tabler/icons-react';
import { listedProject } from '../../../contracts/sections/project';
import { AreaField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { PeriodFields } from '../form/fields/period-fields';
import { listedUi } from './listed-ui';

export const projectUi = listedUi<'projects'>({
  title: 'Projects',
  noun: 'project',
  icon: IconHammer,
  entryOf: listedProject,
  mainField: 'description',
  labels: {
    name: 'Project name',
    role: 'Role',
    url: 'Project URL',
    startDate: 'Start date',
    endDate: 'End date',
    isCurrent: 'I currently work on this',
    description: 'Description',
    highlights: 'Highlights',
    technologies: 'Technologies',
    isPublic: 'Public',
  },
  blank: () => ({
    name: '',
    role: '',
    url: '',
    startDate: '',
    endDate: '',
    isCurrent: false,
    description: '',
    highlights: [''],
    technologies: [''],
    translations: {},
    isPublic: true,
  }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <TextField form={form} name="role" />
      <TextField form={form} name="url" inputMode="url" placeholder="https://" />
      <PeriodFields form={form} />
      <AreaField form={form} name="description" />
      <LinesField
        form={form}
        name="highlights"
        row="highlight"
        hint="A pasted list becomes one row a line."
      />
      <LinesField form={form} name="technologies" row="technology" />
    </>
  ),
});
