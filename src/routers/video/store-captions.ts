import type { z } from 'zod';
import { type CaptionsSummary, replaceOwnCaptions } from '../../../db/queries/video-captions';
import type { putCaptions } from '../../contracts/captions';
import type { Actor, Context } from '../context';
import { notFound } from '../errors';

/** Gives the caller's own video these captions. @throws NOT_FOUND if there is no such video */
export async function storeCaptions(
  { db, caller }: Pick<Context, 'db'> & { caller: Actor },
  captions: z.output<typeof putCaptions>,
): Promise<CaptionsSummary> {
  const stored = await db.transaction().execute((tx) => replaceOwnCaptions(tx, caller.accountId, captions));
  if (!stored) throw notFound('video');
  return stored;
}
