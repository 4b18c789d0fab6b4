import { SimpleGrid } from '@mantine/core';
import { IconBriefcase, IconHome, IconMapPin, type TablerIcon } from '@tabler/icons-react';
import { addressTypes, defaultCountry, isPublicByDefault } from '../../../contracts/sections/address';
import { CardTitle, IconCard, MetaLine, Prose, Tag } from '../../ui/card-parts';
import { AreaField, ChoiceField, SwitchField, TextField } from '../form/fields/fields';
import type { ItemOf } from '../form/form-values';
import { messagesFor, type SectionUi } from './section-ui';

type AddressType = ItemOf<'addresses'>['type'];

const types: Record<AddressType, { label: string; icon: TablerIcon }> = {
  home: { label: 'Home', icon: IconHome },
  work: { label: 'Work', icon: IconBriefcase },
  other: { label: 'Other', icon: IconMapPin },
};

export const addressUi: SectionUi<'addresses'> = {
  title: 'Addresses',
  icon: IconMapPin,
  addLabel: 'Add address',
  editLabel: 'Edit address',
  layout: 'list',
  empty: { text: 'No addresses yet. Add your first address above.', action: 'Add your first address' },
  labels: {
    type: 'Type',
    label: 'Label',
    street: 'Street',
    city: 'City',
    state: 'County / region',
    postalCode: 'Postal code',
    country: 'Country',
    isPrimary: 'Primary of its type',
    description: 'Description',
    isSent: 'In documents to send',
    isPublic: 'Public',
  },
  blank: () => ({
    type: 'home',
    label: '',
    street: '',
    city: '',
    state: '',
    postalCode: '',
    country: defaultCountry,
    isPrimary: false,
    description: '',
    isSent: '',
    translations: {},
    isPublic: isPublicByDefault('home'),
  }),
  visitorView: () => ({
    before: 'Label, city, county / region and country',
    after: 'Street, postal code and description, too',
  }),
  nameOf: (item) => item.label,
  review: {
    title: 'Addresses',
    mainField: 'street',
    glance: ({ street, city, country }) => [street, city, country],
  },
  messages: messagesFor('address', 'addresses'),
  Card: ({ item }) => (
    <IconCard icon={types[item.type].icon}>
      <CardTitle>
        {item.label} {item.isPrimary && <Tag>Primary</Tag>}
      </CardTitle>
      <MetaLine parts={[types[item.type].label, item.street]} />
      <MetaLine
        parts={[`${item.city}, ${[item.state, item.postalCode].filter(Boolean).join(' ')}`, item.country]}
      />
      <Prose text={item.description} />
    </IconCard>
  ),
  Fields: ({ form, suggestPublic }) => (
    <>
      <ChoiceField
        form={form}
        name="type"
        options={addressTypes.map((value) => ({ value, label: types[value].label }))}
        onChoose={(type) => suggestPublic(isPublicByDefault(type))}
      />
      <TextField form={form} name="label" placeholder="Home, office" />
      <TextField form={form} name="street" autoComplete="street-address" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="city" autoComplete="address-level2" />
        <TextField form={form} name="state" autoComplete="address-level1" />
        <TextField form={form} name="postalCode" autoComplete="postal-code" />
        <TextField form={form} name="country" autoComplete="country-name" />
      </SimpleGrid>
      <AreaField form={form} name="description" />
      <SwitchField form={form} name="isPrimary" hint="It takes the place of the primary one before it." />
    </>
  ),
};
