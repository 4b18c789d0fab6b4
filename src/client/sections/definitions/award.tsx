import { IconAward } from '@tabler/icons-react';
import { listedAward } from '../../../contracts/sections/award';
import { DateField } from '../form/fields/date-field';
import { AreaField, TextField } from '../form/fields/fields';
import { listedUi } from './listed-ui';

export const awardUi = listedUi<'awards'>({
  title: 'Awards',
  noun: 'award',
  icon: IconAward,
  entryOf: listedAward,
  mainField: 'description',
  labels: {
    title: 'Award name',
    awarder: 'Awarded by',
    date: 'Award date',
    url: 'Award URL',
    description: 'Description',
    isPublic: 'Public',
  },
  blank: () => ({
    title: '',
    awarder: '',
    date: '',
    url: '',
    description: '',
    translations: {},
    isPublic: true,
  }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="title" />
      <TextField form={form} name="awarder" />
      <DateField form={form} name="date" />
      <TextField form={form} name="url" inputMode="url" placeholder="https://" />
      <AreaField form={form} name="description" />
    </>
  ),
});
