import { Button, NativeSelect, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { mailtoHref } from '../../../../contracts/email-address';
import {
  contactMethods,
  type EmployerContact,
  employerContactStatuses,
} from '../../../../contracts/employer-contact';
import { PhoneLink, PlainLink, Prose } from '../../../ui/card-parts';
import { dayOf } from '../../../ui/instant-text';
import { TitledCard } from '../../../ui/titled-card';
import { contactLabels } from '../form/contact-values';
import classes from './contact-page.module.css';

const statuses = employerContactStatuses.map(({ key, label }) => ({ value: key, label }));

interface FactsCardProps {
  contact: EmployerContact;
  onEdit: () => void;
  onMove: (status: EmployerContact['status']) => void;
}

/** Who the contact is, and their status. */
export function FactsCard({ contact, onEdit, onMove }: FactsCardProps) {
  const { employerEmail: email, employerPhone: phone, notes } = contact;
  const facts: [string, ReactNode][] = [
    [contactLabels.position, contact.position],
    [contactLabels.employerEmail, email && <PlainLink href={mailtoHref(email)}>{email}</PlainLink>],
    [contactLabels.employerPhone, phone && <PhoneLink number={phone} />],
    [contactLabels.employerLocation, contact.employerLocation],
    [contactLabels.contactMethod, contactMethods.find(({ key }) => key === contact.contactMethod)?.label],
    ['Contact since', dayOf(contact.createdAt)],
  ];
  return (
    <TitledCard
      title="Facts"
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
        >
          Edit
        </Button>
      }
    >
      <NativeSelect
        label="Status"
        description={`Since ${dayOf(contact.statusSince)}`}
        data={statuses}
        value={contact.status}
        onChange={({ currentTarget: { value } }) => {
          const status = employerContactStatuses.find(({ key }) => key === value)?.key;
          if (status) onMove(status);
        }}
        mb="md"
      />
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <Text component="dt" size="sm" c="dimmed">
                  {name}
                </Text>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      {notes && (
        <>
          <Text size="sm" c="dimmed" mt="md">
            Notes
          </Text>
          <Prose text={notes} />
        </>
      )}
    </TitledCard>
  );
}
