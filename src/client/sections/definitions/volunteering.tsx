import { IconHeartHandshake } from '@tabler/icons-react';
import { listedVolunteering } from '../../../contracts/sections/volunteering';
import { AreaField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { PeriodFields } from '../form/fields/period-fields';
import { listedUi } from './listed-ui';

export const volunteeringUi = listedUi<'volunteering'>({
  title: 'Volunteering',
  noun: 'volunteer position',
  icon: IconHeartHandshake,
  entryOf: listedVolunteering,
  mainField: 'description',
  labels: {
    organization: 'Organization',
    position: 'Position',
    location: 'Location',
    startDate: 'Start date',
    endDate: 'End date',
    isCurrent: 'I currently volunteer here',
    description: 'Description',
    highlights: 'Highlights',
    isPublic: 'Public',
  },
  blank: () => ({
    organization: '',
    position: '',
    location: '',
    startDate: '',
    endDate: '',
    isCurrent: false,
    description: '',
    highlights: [''],
    translations: {},
    isPublic: true,
  }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="organization" />
      <TextField form={form} name="position" />
      <TextField form={form} name="location" />
      <PeriodFields form={form} />
      <AreaField form={form} name="description" />
      <LinesField
        form={form}
        name="highlights"
        row="highlight"
        hint="A pasted list becomes one row a line."
      />
    </>
  ),
});
