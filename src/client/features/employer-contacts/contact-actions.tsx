import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconCheck,
  IconDots,
  IconMessageReply,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { type EmployerContact, employerContactStatuses } from '../../../contracts/employer-contact';
import classes from './contact-actions.module.css';

/** What can be done with a contact. */
export interface ContactActions {
  move: (contact: EmployerContact, status: EmployerContact['status']) => void;
  /** Opens the draft of a mail. */
  reply: (contact: EmployerContact) => void;
  edit: (contact: EmployerContact) => void;
  remove: (contact: EmployerContact) => void;
}

interface ContactActionsProps {
  contact: EmployerContact;
  actions: ContactActions;
}

/** Opens the draft of a mail to the contact; nothing where its address is not known. */
export function ReplyButton({ contact, actions }: ContactActionsProps) {
  if (!contact.employerEmail) return null;
  return (
    <Button
      variant="light"
      size="sm"
      leftSection={<IconMessageReply size={18} aria-hidden />}
      aria-label={`Reply to ${contact.employerName}`}
      onClick={() => actions.reply(contact)}
    >
      Reply
    </Button>
  );
}

/** Sets a contact aside; nothing where that was done. */
export function ArchiveButton({ contact, actions }: ContactActionsProps) {
  if (contact.status === 'archived') return null;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconArchive size={18} aria-hidden />}
      aria-label={`Archive ${contact.employerName}`}
      onClick={() => actions.move(contact, 'archived')}
    >
      Archive
    </Button>
  );
}

/** The id of the button that opens the menu of a contact, so that it can be focused. */
export const menuId = (contactId: string) => `contact-menu-${contactId}`;

/** Moves a contact to any status, edits or deletes it. */
export const ContactMenu = memo(function ContactMenu({ contact, actions }: ContactActionsProps) {
  const { employerName: name, employerEmail: email, status } = contact;
  return (
    // The placeholder is not a menu item, which axe rejects.
    <Menu
      id={menuId(contact.id)}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
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
