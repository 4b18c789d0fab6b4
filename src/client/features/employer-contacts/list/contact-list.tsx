import { Card, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ListedContact } from '../../../../contracts/employer-contact';
import { ColumnHeads } from '../../../ui/column-heads';
import { ArchiveButton, type ContactActions, ContactMenu, ReplyButton } from '../contact-actions';
import { StatusMark } from '../status-mark';
import classes from './contact-list.module.css';
import { ContactName, Deadline, Job, NextAction, Since } from './contact-parts';

const columns = ['Contact', 'Position', 'Status', 'Next action', 'Actions'];

interface ContactListProps {
  contacts: ListedContact[];
  actions: ContactActions;
}

/** Contacts as a table, or as cards where that is too wide. */
export function ContactList(props: ContactListProps) {
  const isNarrow = useMediaQuery('(max-width: 75em)', undefined, { getInitialValueInEffect: false });
  return isNarrow ? <ContactCards {...props} /> : <ContactTable {...props} />;
}

function ContactTable({ contacts, actions }: ContactListProps) {
  return (
    <Card padding={0}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Contacts">
        <ColumnHeads names={columns} />
        <Table.Tbody>
          {contacts.map((contact) => (
            <Table.Tr key={contact.id}>
              <Table.Td className={classes.name}>
                <ContactName contact={contact} />
              </Table.Td>
              <Table.Td className={classes.text}>
                <Job contact={contact} />
              </Table.Td>
              <Table.Td className={classes.state}>
                <StatusMark status={contact.status} />
                <Since contact={contact} />
              </Table.Td>
              <Table.Td className={classes.text}>
                <NextAction contact={contact} />
                <Deadline contact={contact} />
              </Table.Td>
              <Table.Td>
                <Actions contact={contact} actions={actions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function ContactCards({ contacts, actions }: ContactListProps) {
  return (
    <ul className={classes.cards} aria-label="Contacts">
      {contacts.map((contact) => (
        <Card component="li" key={contact.id} padding="md" className={classes.card}>
          <ContactName contact={contact} />
          <div className={classes.facts}>
            <StatusMark status={contact.status} />
            <Since contact={contact} />
          </div>
          {(contact.position || contact.salary) && (
            <div>
              <Job contact={contact} />
            </div>
          )}
          <NextAction contact={contact} />
          <Deadline contact={contact} />
          <Actions contact={contact} actions={actions} />
        </Card>
      ))}
    </ul>
  );
}

const Actions = (props: { contact: ListedContact; actions: ContactActions }) => (
  <div className={classes.actions}>
    <ReplyButton {...props} />
    <ArchiveButton {...props} />
    <ContactMenu {...props} />
  </div>
);
