import { Button, NativeSelect, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { dateText } from '../../../../contracts/date-text';
import { mailtoHref } from '../../../../contracts/email-address';
import {
  contactMethods,
  type EmployerContact,
  employerContactStatuses,
} from '../../../../contracts/employer-contact';
import { parseUrl } from '../../../../contracts/parse-url';
import { PhoneLink, PlainLink, Prose, SafeLink } from '../../../ui/card-parts';
import { dayOf } from '../../../ui/instant-text';
import { TitledCard } from '../../../ui/titled-card';
import { contactLabels } from '../form/contact-values';
import classes from './contact-page.module.css';

const statuses = employerContactStatuses.map(({ key, label }) => ({ value: key, label }));

/** 'jobs.example'. */
const hostOf = (address: string) => parseUrl(address)?.hostname ?? address;

interface FactsCardProps {
  contact: EmployerContact;
  onEdit: () => void;
  onMove: (status: EmployerContact['status']) => void;
}

/** Who the contact is, and their status. */
export function FactsCard({ contact, onEdit, onMove }: FactsCardProps) {
  const { employerEmail: email, employerPhone: phone, jobUrl, jobDescription, notes } = contact;
  const facts: [string, ReactNode][] = [
    [contactLabels.position, contact.position],
    [contactLabels.jobUrl, jobUrl && <SafeLink href={jobUrl}>{hostOf(jobUrl)}</SafeLink>],
    [contactLabels.salary, contact.salary],
    [contactLabels.deadline, contact.deadline && dateText(contact.deadline)],
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
      {jobDescription && (
        <details className={classes.ad}>
          <summary>{contactLabels.jobDescription}</summary>
          <Prose text={jobDescription} />
        </details>
      )}
    </TitledCard>
  );
}
