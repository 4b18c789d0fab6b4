import { sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { findOwnContactName } from '../../../db/queries/contact-names';
import { copyContents } from '../../../db/queries/copy-profile';
import { listPendingVideos } from '../../../db/queries/portfolios';
import { lockOwnProfile, type OwnProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { type portfolioCopy, portfolioNameLength } from '../../contracts/portfolio';
import { beginningOf } from '../../contracts/text';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { createProfile } from '../profile/create-profile';
import { ownProfileId } from '../profile/resolve-profile';
import { requirePortfolioQuota } from './require-portfolio-quota';

type Choices = Omit<z.output<typeof portfolioCopy>, 'profileId'>;

/** Copies one of the caller's portfolios, to be tailored for an employer. @returns the id of the copy */
export async function duplicatePortfolio(
  ctx: Pick<Context, 'db' | 'visitor' | 'jobs' | 'config'> & { caller: Caller },
  { profileId, ...choices }: z.output<typeof portfolioCopy>,
): Promise<string> {
  const { accountId } = ctx.caller;
  const originId = ownProfileId(ctx, profileId);
  return ctx.db.transaction().execute(async (tx) => {
    const origin = await lockOwnProfile(tx, accountId, originId);
    if (!origin) throw notFound('profile');
    await requirePortfolioQuota(tx, ctx, accountId);
    const { id } = await insertCopy(tx, origin, choices);
    // Its files are those of the origin, so it needs no storage.
    await copyContents(tx, { originId, copyId: id });
    for (const videoId of await listPendingVideos(tx, id)) {
      await ctx.jobs.add(tx, 'prepare-video', { accountId, videoId });
    }
    await recordEvent(tx, ctx, 'portfolio-created', { accountId });
    return id;
  });
}

async function insertCopy(tx: Transaction<DB>, origin: OwnProfileRow, choices: Choices) {
  const { employerContactId } = choices;
  const contact = employerContactId && (await findOwnContactName(tx, origin.id, employerContactId));
  if (employerContactId && !contact) throw notFound('employer contact');
  const tailoredFor = choices.employer ?? (contact || null);
  const {
    displayName,
    jobTitle,
    location,
    availability,
    bio,
    language,
    cvLook,
    paper,
    translations,
    hiddenSections,
  } = origin;
  const name = choices.name ?? nameOf(origin.name, tailoredFor);
  // Nothing becomes easier to find than it was: a copy is not listed, and one of a private page stays private. Its
  // address cannot be guessed from the name.
  const visibility = origin.visibility === 'private' ? 'private' : 'unlisted';
  return createProfile(
    tx,
    origin.accountId,
    displayName,
    {
      name,
      visibility,
      jobTitle,
      location,
      availability,
      bio,
      language,
      cvLook,
      paper,
      translations,
      hiddenSections,
      tailoredFor,
      copiedFrom: origin.id,
      copiedAt: sql<string>`now()`,
      employerContactId: employerContactId ?? null,
    },
    { isNumbered: true },
  );
}

function nameOf(origin: string, employer: string | null): string {
  return beginningOf(employer ?? `Copy of ${origin}`, portfolioNameLength).trim();
}
