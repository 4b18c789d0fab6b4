import {
  IconAddressBook,
  IconAt,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconMail,
  IconPhone,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { mailtoHref } from '../../../contracts/email-address';
import { contactTypes, isConcealedType, socialPlatforms } from '../../../contracts/sections/contact';
import {
  CardTitle,
  IconCard,
  MetaLine,
  PhoneLink,
  PlainLink,
  Prose,
  SafeLink,
  Tag,
} from '../../ui/card-parts';
import { AreaField, ChoiceField, SwitchField, TextField } from '../form/fields/fields';
import type { ItemOf } from '../form/form-values';
import { messagesFor, type SectionUi } from './section-ui';

type Contact = ItemOf<'contacts'>;

const typeLabels: Record<Contact['type'], string> = {
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  social: 'Social',
};

const typeIcons: Record<Contact['type'], TablerIcon> = {
  email: IconMail,
  phone: IconPhone,
  website: IconWorld,
  social: IconAt,
};

const platformIcons: Record<(typeof socialPlatforms)[number], TablerIcon> = {
  linkedin: IconBrandLinkedin,
  twitter: IconBrandTwitter,
  github: IconBrandGithub,
  instagram: IconBrandInstagram,
  facebook: IconBrandFacebook,
};

export const contactUi: SectionUi<'contacts'> = {
  title: 'Contacts',
  icon: IconAddressBook,
  addLabel: 'Add contact',
  editLabel: 'Edit contact',
  layout: 'list',
  empty: {
    text: 'No contact information yet. Add your first contact above.',
    action: 'Add your first contact',
  },
  labels: {
    type: 'Type',
    label: 'Label',
    value: 'Value',
    isPrimary: 'Primary of its type',
    description: 'Description',
    isSent: 'In documents to send',
    isPublic: 'Public',
  },
  blank: () => ({
    type: 'email',
    label: '',
    value: '',
    isPrimary: false,
    description: '',
    isSent: '',
    translations: {},
    isPublic: true,
  }),
  visitorView: ({ type }) =>
    isConcealedType(type)
      ? {
          before: `Only that there is ${type === 'email' ? 'an e-mail address' : 'a phone number'}`,
          after: 'Label, value and description',
        }
      : { before: 'Label, value and description', after: 'The same' },
  nameOf: (item) => item.label,
  review: { title: 'Contacts', mainField: 'value', glance: ({ value }) => [value] },
  messages: messagesFor('contact'),
  Card: ({ item }) => (
    <IconCard icon={iconOf(item)}>
      <CardTitle>
        {item.label} {item.isPrimary && <Tag>Primary</Tag>}
      </CardTitle>
      <MetaLine parts={[typeLabels[item.type], <Value key="value" contact={item} />]} />
      <Prose text={item.description} />
    </IconCard>
  ),
  Fields: ({ form }) => (
    <>
      <ChoiceField
        form={form}
        name="type"
        options={contactTypes.map((value) => ({ value, label: typeLabels[value] }))}
      />
      <TextField form={form} name="label" placeholder="Work, personal, LinkedIn" />
      <TextField form={form} name="value" placeholder={placeholderOf(form.getValues().type)} />
      <AreaField form={form} name="description" />
      <SwitchField form={form} name="isPrimary" hint="It takes the place of the primary one before it." />
    </>
  ),
};

/** The platform's icon if the label or the address names it. */
function iconOf({ type, label, value }: Contact): TablerIcon {
  const text = `${label} ${value}`.toLowerCase();
  const platform = type === 'social' && socialPlatforms.find((name) => text.includes(name));
  return platform ? platformIcons[platform] : typeIcons[type];
}

function placeholderOf(type: string): string {
  const examples: Record<string, string> = {
    email: 'name@example.com',
    phone: '+44 20 7946 0000',
    website: 'https://example.com',
    social: 'https://www.linkedin.com/in/name',
  };
  return examples[type] ?? '';
}

function Value({ contact: { type, value } }: { contact: Contact }) {
  if (type === 'email') return <PlainLink href={mailtoHref(value)}>{value}</PlainLink>;
  if (type === 'phone') return <PhoneLink number={value} />;
  return <SafeLink href={value}>{value}</SafeLink>;
}
