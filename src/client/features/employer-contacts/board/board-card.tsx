import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import type { ListedContact } from '../../../../contracts/employer-contact';
import { DragHandle } from '../../../ui/order/drag-handle';
import { type ContactActions, ContactMenu } from '../contact-actions';
import { ContactName, Deadline, Job, NextAction } from '../list/contact-parts';
import classes from './board.module.css';

/** The id of a card's handle, so that it can be focused. */
export const handleId = (contactId: string) => `contact-handle-${contactId}`;

interface BoardCardProps {
  contact: ListedContact;
  actions: ContactActions;
}

/** A contact on the board: a mouse drags it anywhere, a finger or a key by its handle. */
export function BoardCard({ contact, actions }: BoardCardProps) {
  const { id, status, employerName } = contact;
  const draggable = useDraggable({ id, data: { status }, attributes: { roleDescription: 'contact' } });
  return (
    <li
      ref={draggable.setNodeRef}
      className={classes.card}
      data-dragging={draggable.isDragging || undefined}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') draggable.listeners?.onPointerDown?.(event);
      }}
    >
      <div className={classes.bar}>
        <DragHandle
          sortable={draggable}
          id={handleId(id)}
          name={employerName}
          action="Move"
          className={classes.handle}
        />
        <ContactMenu contact={contact} actions={actions} />
      </div>
      <BoardCardBody contact={contact} />
    </li>
  );
}

/** The content of a card. */
export const BoardCardBody = memo(function BoardCardBody({ contact }: { contact: ListedContact }) {
  return (
    <div className={classes.body}>
      <ContactName contact={contact} />
      <div className={classes.position}>
        <Job contact={contact} />
      </div>
      <NextAction contact={contact} />
      <Deadline contact={contact} />
    </div>
  );
});
