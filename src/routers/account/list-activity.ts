import type { z } from 'zod';
import { listOwnEvents } from '../../../db/queries/audit';
import { type activityPage, activityPageSize, type activityQuery } from '../../contracts/audit';
import type { Caller, Context } from '../context';
import { placeOfNetwork } from '../places/place-of-network';

/** A page of the caller's account activity. The location of other people is not shown. */
export async function listActivity(
  { db, geo, caller }: Pick<Context, 'db' | 'geo'> & { caller: Caller },
  { before }: z.output<typeof activityQuery>,
): Promise<z.input<typeof activityPage>> {
  const rows = await listOwnEvents(db, caller.accountId, { before, limit: activityPageSize + 1 });
  const events = rows.slice(0, activityPageSize).map(({ id, at, event, network, isOwn, details }) => ({
    id,
    at,
    event,
    isOwn,
    answer: typeof details.answer === 'string' ? details.answer : null,
    place: isOwn ? placeOfNetwork(geo, network) : { name: 'Unknown', reason: 'done by somebody else' },
  }));
  return { events, next: rows.length > activityPageSize ? (events.at(-1)?.id ?? null) : null };
}
