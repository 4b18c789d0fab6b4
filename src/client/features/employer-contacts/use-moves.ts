import { useRef, useState } from 'react';
import type { ListedContact } from '../../../contracts/employer-contact';
import { failureReason, refusalCode } from '../../api/failure-reason';
import { announce } from '../../ui/announce';
import { showError, showInfo } from '../../ui/toast';
import { statusLabel } from './contact-filter';

type Status = ListedContact['status'];
type Moved = Pick<ListedContact, 'status' | 'archivedFrom'>;

interface MoveApi {
  /** The server's latest version of the contact; undefined if it is gone. */
  find: (id: string) => ListedContact | undefined;
  /** @throws the server's refusal */
  send: (change: { id: string; status: Status; updatedAt: string }) => Promise<ListedContact>;
  /** Says what was moved, and offers to undo it. */
  tell: (from: Status, moved: ListedContact) => void;
  /** The contact as it is now. */
  refetch: (id: string) => Promise<ListedContact | undefined>;
}

/** The moves of contacts to other statuses: shown at once, sent one after the other for each contact. */
export function useMoves({ find, send, tell, refetch }: MoveApi) {
  /** How each contact will be once its moves have been sent. */
  const [onTheWay, setOnTheWay] = useState<ReadonlyMap<string, Moved>>(new Map());
  const sending = useRef(new Map<string, Promise<boolean>>());

  function show(id: string, moved: Moved | undefined) {
    setOnTheWay((before) => {
      const after = new Map(before);
      if (moved) after.set(id, moved);
      else after.delete(id);
      return after;
    });
  }

  /**
   * Sends a move, unless the contact has another status by now than the one that it was moved from.
   * @returns whether it was moved; a failure is shown
   */
  async function sendFrom(id: string, from: Status, to: Status): Promise<boolean> {
    const contact = find(id);
    if (!contact) return tellGone();
    if (contact.status !== from) return tellMoved(contact);
    try {
      tell(from, await send({ id, status: to, updatedAt: contact.updatedAt }));
      announce(`${contact.employerName} is now in ${statusLabel(to)}.`);
      return true;
    } catch (error) {
      return handleRefusal(error, contact, to);
    }
  }

  async function handleRefusal(error: unknown, before: ListedContact, to: Status): Promise<boolean> {
    const code = refusalCode(error);
    if (code !== 'CONFLICT' && code !== 'NOT_FOUND') {
      showError('Not moved', failureReason(error, 'Failed to move the contact. Please try again.'));
      return false;
    }
    const now = await refetch(before.id);
    if (!now) return tellGone();
    // Something else about the contact has changed, which a move leaves as it is.
    if (now.status === before.status && now.updatedAt !== before.updatedAt) {
      return sendFrom(before.id, before.status, to);
    }
    return tellMoved(now);
  }

  async function move({ id, status: from }: ListedContact, to: Status): Promise<void> {
    if (from === to) return;
    show(id, { status: to, archivedFrom: to === 'archived' ? from : null });
    // The moves after a failed one would start from a status that the contact never had.
    const sent = (sending.current.get(id) ?? Promise.resolve(true))
      .then((isThere) => isThere && sendFrom(id, from, to))
      .catch((error: unknown) => {
        showError('Not moved', failureReason(error));
        return false;
      });
    sending.current.set(id, sent);
    await sent;
    // A later move of the same contact is still pending.
    if (sending.current.get(id) !== sent) return;
    sending.current.delete(id);
    show(id, undefined);
  }

  return { onTheWay, move };
}

function tellMoved({ employerName, status }: ListedContact): false {
  showInfo(
    `“${employerName}” was moved in another tab`,
    `It is in ${statusLabel(status)} now, and stays there.`,
  );
  return false;
}

function tellGone(): false {
  showError('Not moved', 'This contact was deleted in another tab.');
  return false;
}
