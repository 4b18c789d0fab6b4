import {
  type CollisionDetection,
  closestCorners,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import {
  employerContactStatus,
  employerContactStatuses,
  type ListedContact,
} from '../../../../contracts/employer-contact';
import { useFocusRequest } from '../../../ui/use-focus-request';
import { type ContactActions, menuId } from '../contact-actions';
import { statusLabel } from '../contact-filter';
import { useContactsAddress } from '../use-contacts-address';
import classes from './board.module.css';
import { BoardCardBody, handleId } from './board-card';
import { BoardColumn } from './board-column';
import { toNextColumn } from './board-keys';
import { useFilledColumn } from './use-filled-column';

interface BoardProps {
  /** In the order of the columns' cards. */
  contacts: ListedContact[];
  actions: ContactActions;
}

/** The column under the pointer, or else the one that the card covers; by keyboard, the nearest. */
const columnUnder: CollisionDetection = (collision) => {
  if (!collision.pointerCoordinates) return closestCorners(collision);
  const under = pointerWithin(collision);
  return under.length > 0 ? under : rectIntersection(collision);
};

/** The contacts in columns by status, moved by drag, by keyboard, or with the menu of a card. */
export function Board({ contacts, actions }: BoardProps) {
  const [dragged, setDragged] = useState<ListedContact>();
  /** The card that was moved last, which is shown however long its column is. */
  const [moved, setMoved] = useState<string>();
  const requestFocus = useFocusRequest();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn, scrollBehavior: 'auto' }),
  );
  const columns = useMemo(() => byStatus(contacts), [contacts]);
  const { search } = useContactsAddress();
  const first = employerContactStatuses.find(({ key }) => columns.has(key))?.key;
  const board = useFilledColumn(first, `${search.status} ${search.q}`);
  const contactOf = (id: unknown) => contacts.find((contact) => contact.id === id);
  const nameOf = (id: unknown) => contactOf(id)?.employerName ?? 'The contact';
  const columnName = (id: unknown) => statusLabel(employerContactStatus.parse(id));

  function move(contact: ListedContact, status: ListedContact['status']) {
    setMoved(contact.id);
    actions.move(contact, status);
  }

  function handleDragEnd({ active, over, activatorEvent }: DragEndEvent) {
    setDragged(undefined);
    const contact = contactOf(active.id);
    if (!contact || !over) return;
    move(contact, employerContactStatus.parse(over.id));
    if (activatorEvent instanceof KeyboardEvent) {
      requestFocus(() => document.getElementById(handleId(contact.id)));
    }
  }

  const boardActions = useStableActions({
    ...actions,
    move(contact, status) {
      move(contact, status);
      requestFocus(() => document.getElementById(menuId(contact.id)));
    },
  });

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      onDragStart={({ active }) => setDragged(contactOf(active.id))}
      onDragEnd={handleDragEnd}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'To pick up a contact press Space or Enter. Move it to another column with the left and right arrow keys, press Space or Enter to drop it, or Escape to put it back.',
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over ${columnName(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over
              ? `${nameOf(active.id)} was dropped in ${columnName(over.id)}.`
              : `${nameOf(active.id)} was put back.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} was put back.`,
        },
      }}
    >
      <div className={classes.board} ref={board}>
        {employerContactStatuses.map(({ key }) => (
          <BoardColumn
            key={key}
            status={key}
            contacts={columns.get(key)}
            moved={moved}
            actions={boardActions}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={classes.card} data-lifted>
            <BoardCardBody contact={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The same object for as long as the board is shown: its menus would all be drawn again with each column dragged over. */
function useStableActions(actions: ContactActions): ContactActions {
  const move = useCallbackRef(actions.move);
  const reply = useCallbackRef(actions.reply);
  const edit = useCallbackRef(actions.edit);
  const remove = useCallbackRef(actions.remove);
  return useMemo(() => ({ move, reply, edit, remove }), [move, reply, edit, remove]);
}

function byStatus(contacts: ListedContact[]): Map<ListedContact['status'], ListedContact[]> {
  const columns = new Map<ListedContact['status'], ListedContact[]>();
  for (const contact of contacts) {
    const column = columns.get(contact.status);
    if (column) column.push(contact);
    else columns.set(contact.status, [contact]);
  }
  return columns;
}
