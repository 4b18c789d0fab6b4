import { IconLanguage } from '@tabler/icons-react';
import { languageLevels, listedLanguage } from '../../../contracts/sections/language';
import { AreaField, ChoiceField, TextField } from '../form/fields/fields';
import { listedUi } from './listed-ui';

export const languageUi = listedUi<'languages'>({
  title: 'Languages',
  noun: 'language',
  icon: IconLanguage,
  entryOf: listedLanguage,
  mainField: 'description',
  labels: { name: 'Language', level: 'Level', description: 'Description', isPublic: 'Public' },
  blank: () => ({ name: '', level: '', description: '', translations: {}, isPublic: true }),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <ChoiceField
        form={form}
        name="level"
        options={languageLevels}
        hint="Of the European framework; leave it open if you do not know it."
      />
      <AreaField form={form} name="description" />
    </>
  ),
});
