import { Button, Group, Stack } from '@mantine/core';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { useState } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';
import { useAddRequest } from '../../sections/list/use-add-request';
import { PageHeader } from '../../ui/page-header';
import { UndoBar } from '../../ui/undo/undo-bar';
import { RemindersCard } from '../reminders/reminders-card';
import type { ContactActions } from './contact-actions';
import { ContactsBody } from './contacts-body';
import { ExportMenu } from './export-menu';
import { FiguresView } from './figures/figures-view';
import { Filters } from './filters';
import { ContactDialog, type ContactTarget } from './form/contact-dialog';
import { Hints } from './hints';
import { ImportDialog } from './import/import-dialog';
import { SummaryCards } from './summary-cards';
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
  const actions: ContactActions = {
    move: (contact, status) => void contacts.move(contact, status),
    reply: (contact) => void contacts.reply(contact),
    edit: setTarget,
    remove: (contact) => void contacts.remove(contact),
  };
  const { query } = contacts;
  return (
    <>
      <PageHeader
        title="Employer Contacts"
        purpose="Who has your page, how far you have come with them, and what comes next."
        action={
          <Group gap="sm">
            <ExportMenu />
            <Button
              variant="default"
              leftSection={<IconTableImport size={18} aria-hidden />}
              onClick={() => setImporting(true)}
            >
              Import
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
              Add Contact
            </Button>
          </Group>
        }
      />
      <Stack gap="lg">
        <SummaryCards figures={figures.data} />
        <Hints />
        <Filters />
        {search.view === 'figures' ? (
          <FiguresView figures={figures} />
        ) : query.isError ? (
          <QueryFailure title="Failed to fetch employer contacts" query={query} />
        ) : (
          <ContactsBody contacts={contacts.contacts} actions={actions} onAdd={add} />
        )}
        <RemindersCard />
      </Stack>
      <ContactDialog store={contacts} target={target} onClose={() => setTarget(undefined)} />
      <ImportDialog opened={isImporting} onClose={() => setImporting(false)} />
      <UndoBar />
    </>
  );
}
