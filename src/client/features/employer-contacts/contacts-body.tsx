import { Button, Skeleton, Stack, Tabs } from '@mantine/core';
import {
  IconMailOpened,
  IconMessageReply,
  IconSearchOff,
  IconUsers,
  IconUsersPlus,
} from '@tabler/icons-react';
import { countText, numberText } from '../../../contracts/count-text';
import type { EmployerContact } from '../../../contracts/employer-contact';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { TabRow } from '../../ui/tab-row';
import { Board } from './board/board';
import type { ContactActions } from './contact-actions';
import { countByStatus, found, shownContacts } from './contact-filter';
import { ContactList } from './list/contact-list';
import { useContactsAddress } from './use-contacts-address';

const pageSize = 50;

interface ContactsBodyProps {
  /** Undefined until they have loaded. */
  contacts: EmployerContact[] | undefined;
  actions: ContactActions;
  onAdd: () => void;
}

/** The contacts by tab, as a table or on the board. */
export function ContactsBody({ contacts, actions, onAdd }: ContactsBodyProps) {
  const { search, choose } = useContactsAddress();
  if (!contacts) return <Skeleton height={480} />;
  const counts = countByStatus(found(contacts, search.q));
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const labelled = (label: string, count = 0) => `${label} (${numberText(count)})`;
  const tabs = [
    { name: 'all', label: labelled('All', all), icon: IconUsers },
    { name: 'new', label: labelled('New', counts.get('new')), icon: IconMailOpened },
    { name: 'responded', label: labelled('Responded', counts.get('responded')), icon: IconMessageReply },
  ];
  const open = search.status === 'new' || search.status === 'responded' ? search.status : 'all';
  const openTab = (tab: string | null) =>
    choose({ status: tab === 'new' || tab === 'responded' ? tab : undefined });
  const shown = shownContacts(contacts, search);
  return (
    <Tabs value={open} onChange={openTab} keepMounted={false}>
      <TabRow tabs={tabs} open={open} />
      {tabs.map(({ name }) => (
        <Tabs.Panel key={name} value={name}>
          {contacts.length === 0 ? (
            <NobodyYet onAdd={onAdd} />
          ) : search.view === 'board' ? (
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

function ContactPages({ contacts, actions }: { contacts: EmployerContact[]; actions: ContactActions }) {
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

const NobodyYet = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<IconUsersPlus size={32} stroke={1.5} />}
    message="No employers yet. Those who write to you through your page come here by themselves; add the others."
    action={<Button onClick={onAdd}>Add your first contact</Button>}
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
