import { Group } from '@mantine/core';
import { IconAlertTriangle, IconCertificate, IconStarFilled } from '@tabler/icons-react';
import { dateText } from '../../../contracts/date-text';
import { certificationCategories, certificationLevels } from '../../../contracts/sections/certification';
import { CardTitle, Chips, MetaLine, Prose, SafeLink, Tag } from '../../ui/card-parts';
import { expiryText } from '../../ui/date-text';
import { DateField } from '../form/fields/date-field';
import { AreaField, ChoiceField, SwitchField, TextField } from '../form/fields/fields';
import { LinesField } from '../form/fields/lines-field';
import { MoreFields } from '../form/fields/more-fields';
import { messagesFor, type SectionUi } from './section-ui';

export const certificationUi: SectionUi<'certifications'> = {
  title: 'Certifications',
  icon: IconCertificate,
  addLabel: 'Add certification',
  editLabel: 'Edit certification',
  layout: 'list',
  empty: {
    text: 'No certifications yet. Add your first certification above.',
    action: 'Add your first certification',
  },
  labels: {
    name: 'Certification name',
    issuer: 'Issuer',
    issueDate: 'Issue date',
    category: 'Category',
    expiryDate: 'Expiry date',
    level: 'Level',
    credentialId: 'Credential ID',
    credentialUrl: 'Credential URL',
    isVerified: 'Can be verified',
    description: 'Description',
    skills: 'Skills',
    isHighlighted: 'Highlight this certification',
    isPublic: 'Public',
  },
  blank: () => ({
    name: '',
    issuer: '',
    issueDate: '',
    category: '',
    expiryDate: '',
    level: '',
    credentialId: '',
    credentialUrl: '',
    isVerified: false,
    description: '',
    skills: [''],
    isHighlighted: false,
    translations: {},
    isPublic: true,
  }),
  nameOf: (item) => item.name,
  review: {
    title: 'Certifications',
    mainField: 'name',
    glance: ({ issuer, issueDate }) => [issuer, issueDate && dateText(issueDate)],
  },
  messages: messagesFor('certification'),
  Card: ({ item }) => (
    <>
      <MetaLine parts={[item.issueDate && `Issued ${dateText(item.issueDate)}`]} />
      <CardTitle>{item.name}</CardTitle>
      <MetaLine parts={[<strong key="issuer">{item.issuer}</strong>, item.category, item.level]} />
      <Group gap={6} mt="xs">
        {item.isHighlighted && (
          <Tag color="coral" leftSection={<IconStarFilled size={12} aria-hidden />}>
            Highlighted
          </Tag>
        )}
        {item.expiryDate && <Expiry date={item.expiryDate} />}
      </Group>
      <MetaLine
        parts={[
          item.credentialId && `Credential ID ${item.credentialId}`,
          item.credentialUrl && (
            <SafeLink key="link" href={item.credentialUrl}>
              {item.isVerified ? 'Can be verified' : 'View credential'}
            </SafeLink>
          ),
        ]}
      />
      <Prose text={item.description} />
      <Chips label="Skills" names={item.skills} />
    </>
  ),
  Fields: ({ form }) => (
    <>
      <TextField form={form} name="name" />
      <TextField form={form} name="issuer" />
      <DateField form={form} name="issueDate" />
      <ChoiceField form={form} name="category" options={certificationCategories} />
      <DateField form={form} name="expiryDate" hint="Leave it blank if it does not expire" />
      <MoreFields
        form={form}
        label="More details"
        names={[
          'level',
          'credentialId',
          'credentialUrl',
          'isVerified',
          'description',
          'skills',
          'isHighlighted',
        ]}
      >
        <ChoiceField form={form} name="level" options={certificationLevels} />
        <TextField form={form} name="credentialId" />
        <TextField form={form} name="credentialUrl" inputMode="url" placeholder="https://" />
        <SwitchField
          form={form}
          name="isVerified"
          hint="You say with this that anyone can check the credential at its URL."
        />
        <AreaField form={form} name="description" />
        <LinesField form={form} name="skills" row="skill" />
        <SwitchField form={form} name="isHighlighted" />
      </MoreFields>
    </>
  ),
};

function Expiry({ date }: { date: string }) {
  const { expired, soon, text } = expiryText(date);
  return (
    <Tag
      color={expired ? 'red' : soon ? 'orange' : 'gray'}
      leftSection={(expired || soon) && <IconAlertTriangle size={13} aria-hidden />}
    >
      {text}
    </Tag>
  );
}
