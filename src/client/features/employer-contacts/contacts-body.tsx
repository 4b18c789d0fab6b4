import { Button, Group, Skeleton, Stack, Tabs } from '@mantine/core';
import { IconSearchOff, IconTableImport, IconUsersPlus } from '@tabler/icons-react';
import { countText } from '../../../contracts/count-text';
import type { EmployerContactFigures, ListedContact } from '../../../contracts/employer-contact';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { Board } from './board/board';
import type { ContactActions } from './contact-actions';
import { countByStatus, found, shownContacts } from './contact-filter';
import { ContactList } from './list/contact-list';
import { Overview, tabs } from './overview';
import { useContactsAddress } from './use-contacts-address';

const pageSize = 50;

interface ContactsBodyProps {
  /** Undefined until they have loaded. */
  contacts: ListedContact[] | undefined;
  figures: EmployerContactFigures | undefined;
  actions: ContactActions;
}

/** The contacts by tab, as a table or on the board. */
export function ContactsBody({ contacts, figures, actions }: ContactsBodyProps) {
  const { search, choose } = useContactsAddress();
  if (!contacts) return <Skeleton height={480} />;
  const open = tabs.find(({ name }) => name === search.status)?.name ?? 'all';
  const openTab = (tab: string | null) =>
    choose({ status: tab === 'new' || tab === 'responded' ? tab : undefined });
  const shown = shownContacts(contacts, search);
  return (
    <Tabs value={open} onChange={openTab} keepMounted={false}>
      <Overview counts={countByStatus(found(contacts, search.q))} figures={figures} />
      {tabs.map(({ name }) => (
        <Tabs.Panel key={name} value={name}>
          {search.view === 'board' ? (
            <Board contacts={shown} actions={actions} />
          ) : shown.length === 0 ? (
            <NobodyFound />
          ) : (
            <ContactPages contacts={shown} actions={actions} />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function ContactPages({ contacts, actions }: { contacts: ListedContact[]; actions: ContactActions }) {
  const { search, choose } = useContactsAddress();
  const pages = Math.ceil(contacts.length / pageSize);
  const page = Math.min(search.page ?? 1, pages);
  return (
    <Stack gap="lg">
      <PagedList
        name="Contacts"
        shown={{ page, pageSize, total: contacts.length }}
        count={countText(contacts.length, 'contact')}
        isOutdated={false}
        onPage={(next) => choose({ page: next })}
      >
        <ContactList contacts={contacts.slice((page - 1) * pageSize, page * pageSize)} actions={actions} />
      </PagedList>
    </Stack>
  );
}

interface NobodyYetProps {
  onAdd: () => void;
  onImport: () => void;
}

/** What there is before the first contact. */
export const NobodyYet = ({ onAdd, onImport }: NobodyYetProps) => (
  <EmptyState
    icon={<IconUsersPlus size={32} stroke={1.5} />}
    message="No employers yet. Those who write to you through your page come here by themselves; add the others."
    action={
      <Group gap="sm" justify="center">
        <Button onClick={onAdd}>Add your first contact</Button>
        <Button variant="default" leftSection={<IconTableImport size={18} aria-hidden />} onClick={onImport}>
          Import
        </Button>
      </Group>
    }
  />
);

function NobodyFound() {
  const { choose } = useContactsAddress();
  return (
    <EmptyState
      icon={<IconSearchOff size={32} stroke={1.5} />}
      message="No contact matches what you are looking for."
      action={
        <Button variant="default" onClick={() => choose({ q: undefined, status: undefined })}>
          Show all contacts
        </Button>
      }
    />
  );
}
