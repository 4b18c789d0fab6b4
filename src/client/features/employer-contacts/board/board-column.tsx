import { useDroppable } from '@dnd-kit/core';
import { Button, Text } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { numberText } from '../../../../contracts/count-text';
import type { ListedContact } from '../../../../contracts/employer-contact';
import type { ContactActions } from '../contact-actions';
import { StatusMark } from '../status-mark';
import classes from './board.module.css';
import { BoardCard } from './board-card';

/** How many cards of a column are drawn at first, and added on each request for more. */
const cardsShown = 25;

interface BoardColumnProps {
  status: ListedContact['status'];
  /** Undefined where there are none. */
  contacts: ListedContact[] | undefined;
  /** The id of the card that was moved last. */
  moved: string | undefined;
  actions: ContactActions;
}

/** The contacts of one status. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { status, contacts = [], moved, actions } = props;
  const [limit, setLimit] = useState(cardsShown);
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const titleId = useId();
  const upToMoved = contacts.findIndex(({ id }) => id === moved) + 1;
  const shown = contacts.slice(0, Math.max(limit, upToMoved));
  const left = contacts.length - shown.length;
  return (
    <section
      ref={setNodeRef}
      className={classes.column}
      data-over={isOver || undefined}
      aria-labelledby={titleId}
    >
      <h2 className={classes.head} id={titleId}>
        <StatusMark status={status} />
        <span className={classes.count}>{numberText(contacts.length)}</span>
      </h2>
      {contacts.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.none}>
          Nobody here
        </Text>
      ) : (
        <ul className={classes.cards}>
          {shown.map((contact) => (
            <BoardCard key={contact.id} contact={contact} actions={actions} />
          ))}
          {left > 0 && (
            <li>
              <Button
                variant="default"
                size="sm"
                fullWidth
                onClick={() => setLimit(shown.length + cardsShown)}
              >
                Show {numberText(Math.min(left, cardsShown))} of {numberText(left)} more
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
});
