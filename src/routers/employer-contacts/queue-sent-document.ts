import type { Transaction } from 'kysely';
import type { EmployerContactRow } from '../../../db/contacts/list-contacts';
import { listLastMoves } from '../../../db/contacts/record-events';
import type { DB } from '../../../db/tables.gen';
import { funnelSteps, statusesBeforeApplying } from '../../contracts/employer-contact';
import type { Caller, Context } from '../context';

type Owner = Pick<Context, 'jobs'> & { caller: Caller };

/** Keeps the page as it is now, because it is sent through the link to its contact. */
export const queueForLink = (
  tx: Transaction<DB>,
  { jobs, caller: { accountId } }: Owner,
  sending: { contactId: string; linkId: string; at: string },
): Promise<void> => jobs.add(tx, 'keep-sent-document', { accountId, ...sending });

interface Move {
  /** The contact as it was; undefined for a new one. */
  before: EmployerContactRow | undefined;
  after: EmployerContactRow;
  at: Date;
}

/** Keeps the page as it is now if the contact is one by this write to whom its owner has applied, and was not before. */
export async function queueForMove(
  tx: Transaction<DB>,
  { jobs, caller: { accountId } }: Owner,
  { before, after: { id: contactId, status }, at }: Move,
): Promise<void> {
  if (!isApplied(status) || (before && !isBeforeApplying(before.status))) return;
  const [move] = await listLastMoves(tx, contactId, 1);
  if (!move) return;
  const sending = { contactId, eventId: move.id, at: at.toISOString() };
  await jobs.add(tx, 'keep-sent-document', { accountId, ...sending });
}

const [, ...appliedSteps] = funnelSteps;
const isApplied = (status: string) => appliedSteps.some((step) => step === status);
const isBeforeApplying = (status: string) => statusesBeforeApplying.some((each) => each === status);
