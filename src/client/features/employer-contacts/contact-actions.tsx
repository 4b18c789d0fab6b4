import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCheck,
  IconDots,
  IconMessageReply,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { employerContactStatuses, type ListedContact } from '../../../contracts/employer-contact';
import classes from './contact-actions.module.css';

/** What can be done with a contact. */
export interface ContactActions {
  move: (contact: ListedContact, status: ListedContact['status']) => void;
  /** Opens the draft of a mail. */
  reply: (contact: ListedContact) => void;
  edit: (contact: ListedContact) => void;
  remove: (contact: ListedContact) => void;
}

interface ContactActionsProps {
  contact: ListedContact;
  actions: ContactActions;
}

/** That of a contact whom the owner adds. */
const firstStatus = 'interested';

/** Opens the draft of a mail to the contact; nothing where its address is not known. */
export function ReplyButton({ contact, actions }: ContactActionsProps) {
  if (!contact.employerEmail) return null;
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconMessageReply size={18} aria-hidden />}
      aria-label={`Reply to ${contact.employerName}`}
      onClick={() => actions.reply(contact)}
    >
      Reply
    </Button>
  );
}

/** Sets a contact aside, or brings it back to the status that it had before. */
export function ArchiveButton({ contact, actions }: ContactActionsProps) {
  const { employerName, status, archivedFrom } = contact;
  const isArchived = status === 'archived';
  const [label, Icon] = isArchived ? ['Bring back', IconArchiveOff] : ['Archive', IconArchive];
  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={isArchived ? `Bring ${employerName} back` : `Archive ${employerName}`}
      onClick={() => actions.move(contact, isArchived ? (archivedFrom ?? firstStatus) : 'archived')}
    >
      {label}
    </Button>
  );
}

/** The id of the button that opens the menu of a contact, so that it can be focused. */
export const menuId = (contactId: string) => `contact-menu-${contactId}`;

/** Moves a contact to any status, edits or deletes it. */
export const ContactMenu = memo(function ContactMenu({ contact, actions }: ContactActionsProps) {
  const { employerName: name, employerEmail: email, status } = contact;
  return (
    <Menu
      id={menuId(contact.id)}
      position="bottom-end"
      width="14rem"
      // As high as there is room, then it scrolls.
      middlewares={{ flip: true, shift: true, size: true }}
      classNames={{ dropdown: classes.menu, item: classes.item }}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          className={classes.dots}
          aria-label={`Move, edit or delete ${name}`}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {email && (
          <Menu.Item
            leftSection={<IconMessageReply size={18} aria-hidden />}
            onClick={() => actions.reply(contact)}
          >
            Reply
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => actions.edit(contact)}>
          Edit
        </Menu.Item>
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => actions.remove(contact)}
        >
          Delete
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Move to</Menu.Label>
        {employerContactStatuses.map(({ key, label }) => (
          <Menu.Item
            key={key}
            disabled={key === status}
            rightSection={key === status && <IconCheck size={18} aria-label="now" />}
            onClick={() => actions.move(contact, key)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
