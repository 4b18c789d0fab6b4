import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Moves } from '../../ui/order/sortable-list';

interface EntryMenuProps {
  /** The display name of the entry. */
  name: string;
  moves?: Moves;
  /** Shows the entry whole, where its row does not. */
  onView?: () => void;
  /** Undefined where the entry cannot be edited. */
  onEdit: (() => void) | undefined;
  /** Undefined while the entry is edited. */
  onRemove: (() => void) | undefined;
  off?: boolean;
}

/** What can be done with an entry. */
export function EntryMenu({ name, moves = {}, onView, onEdit, onRemove, off = false }: EntryMenuProps) {
  const button = useRef<HTMLButtonElement>(null);

  /**
   * An item goes with the menu, so the focus is at the button when its action moves it on: after the menu has closed,
   * which would take back what has the focus then.
   */
  const from = (action: () => void) => () => {
    button.current?.focus();
    setTimeout(action);
  };

  return (
    // An entry that was moved out of sight has a menu, too.
    <Menu position="bottom-end" hideDetached={false} disabled={off}>
      <Menu.Target>
        <ActionIcon ref={button} variant="subtle" color="gray" size={44} aria-label={`Actions for ${name}`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onView && (
          <Menu.Item leftSection={<IconEye size={16} aria-hidden />} onClick={from(onView)}>
            View
          </Menu.Item>
        )}
        {onEdit && (
          <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={from(onEdit)}>
            Edit
          </Menu.Item>
        )}
        {moves.up && (
          <Menu.Item leftSection={<IconArrowUp size={16} aria-hidden />} onClick={from(moves.up)}>
            Move up
          </Menu.Item>
        )}
        {moves.down && (
          <Menu.Item leftSection={<IconArrowDown size={16} aria-hidden />} onClick={from(moves.down)}>
            Move down
          </Menu.Item>
        )}
        {onRemove && (
          <Menu.Item
            color="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={from(onRemove)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
