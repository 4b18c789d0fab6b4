import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { defaultProfileId } from '../../../../contracts/ids';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { clearButton } from '../../../ui/clear-button';
import { type ForContact, labelFor } from './link-values';

/** More would be too long to read. */
const listed = 50;

interface ContactSelectProps {
  value: string | null;
  onChange: (contact: ForContact | null) => void;
  error?: ReactNode;
}

/** One of the employer contacts, found by name or company. */
export function ContactSelect({ value, onChange, error }: ContactSelectProps) {
  const contacts = trpc.employerContacts.list.useQuery({ profileId: defaultProfileId });
  const failure = contacts.isError && `No contacts to choose from. ${failureReason(contacts.error)}`;
  const found = contacts.data ?? [];
  return (
    <Select
      label="Employer contact"
      description="What is read through the link goes to this contact's timeline."
      placeholder="Nobody of your contacts"
      data={found.map((contact) => ({ value: contact.id, label: labelFor(contact) }))}
      value={value}
      onChange={(id) => onChange(found.find((contact) => contact.id === id) ?? null)}
      searchable
      limit={listed}
      onDropdownOpen={() => contacts.isError && void contacts.refetch()}
      nothingFoundMessage={failure || (contacts.isPending ? 'Loading …' : 'No such contact')}
      clearable
      clearButtonProps={clearButton('For nobody of your contacts')}
      error={error || (failure && `${failure} Open the list to try again.`)}
      data-path="employerContactId"
    />
  );
}
