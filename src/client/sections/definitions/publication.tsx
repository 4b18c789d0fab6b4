import { IconBook2 } from '@tabler/icons-react';
import { listedPublication } from '../../../contracts/sections/publication';
import { DateField } from '../form/fields/date-field';
import { AreaField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { listedUi } from './listed-ui';

export const publicationUi = listedUi<'publications'>({
  title: 'Publications',
  noun: 'publication',
  icon: IconBook2,
  entryOf: listedPublication,
  mainField: 'title',
  labels: {
    title: 'Title',
    publisher: 'Publisher',
    date: 'Publication date',
    url: 'Publication URL',
    authors: 'Authors',
    description: 'Description',
    isPublic: 'Public',
  },
  blank: () => ({
    title: '',
    publisher: '',
    date: '',
    url: '',
    authors: [''],
    description: '',
    translations: {},
    isPublic: true,
  }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="title" />
      <TextField form={form} name="publisher" hint="A publisher, a journal or a conference" />
      <DateField form={form} name="date" />
      <TextField form={form} name="url" inputMode="url" placeholder="https://" />
      <LinesField form={form} name="authors" row="author" />
      <AreaField form={form} name="description" />
    </>
  ),
});
