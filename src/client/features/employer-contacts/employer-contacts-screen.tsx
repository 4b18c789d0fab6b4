import { Button, Group, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { useAddRequest } from '../../sections/list/use-add-request';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { RemindersCard } from '../reminders/reminders-card';
import type { ContactActions } from './contact-actions';
import { ContactsBody, NobodyYet } from './contacts-body';
import { FiguresView } from './figures/figures-view';
import { Filters } from './filters';
import { ContactDialog, type ContactTarget } from './form/contact-dialog';
import { useHints } from './hints';
import { ImportDialog } from './import/import-dialog';
import { SummaryCards } from './summary-cards';
import { TableMenu } from './table-menu';
import { useContacts } from './use-contacts';
import { useContactsAddress } from './use-contacts-address';

/** The employers that the owner is in touch with, and the status of each. */
export function EmployerContactsScreen() {
  const { search } = useContactsAddress();
  const contacts = useContacts();
  const figures = trpc.employerContacts.figures.useQuery({ profileId: defaultProfileId });
  const [target, setTarget] = useState<ContactTarget>();
  const [isImporting, setImporting] = useState(false);
  const add = () => setTarget('new');
  useAddRequest(search.add === 1, add);
  const importTable = () => setImporting(true);
  const actions: ContactActions = {
    move: (contact, status) => void contacts.move(contact, status),
    reply: (contact) => void contacts.reply(contact),
    edit: async (contact) => setTarget(await contacts.open(contact)),
    remove: (contact) => void contacts.remove(contact),
  };
  const { query } = contacts;
  const isEmpty = contacts.contacts?.length === 0;
  // The list waits for the line above it, which would move it.
  const isLineLoading = [figures, useHints()].some(({ isLoading }) => isLoading);
  const listed = isLineLoading ? undefined : contacts.contacts;
  return (
    <>
      <PageHeader
        title="Employer Contacts"
        purpose="Who has your page, how far you have come with them, and what comes next."
        action={
          <Group gap="sm">
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
              Add Contact
            </Button>
            {!isEmpty && <TableMenu onImport={importTable} />}
          </Group>
        }
      />
      {isEmpty ? (
        <NobodyYet onAdd={add} onImport={importTable} />
      ) : (
        <Stack gap="sm">
          <Filters contacts={contacts.contacts} />
          {search.view === 'figures' ? (
            <Stack gap="lg">
              <SummaryCards figures={figures.data} />
              <FiguresView figures={figures} />
            </Stack>
          ) : query.isError ? (
            <QueryFailure title="Failed to fetch employer contacts" query={query} />
          ) : (
            <ContactsBody contacts={listed} figures={figures.data} actions={actions} />
          )}
          {(listed || query.isError) && <RemindersCard />}
        </Stack>
      )}
      <ContactDialog store={contacts} target={target} onClose={() => setTarget(undefined)} />
      <ImportDialog opened={isImporting} onClose={() => setImporting(false)} />
      <UndoBar />
    </>
  );
}
