import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { lasting, retention } from '../retention';
import type { DB, Invitations } from '../tables.gen';

const isPending = sql<SqlBool>`(used_at is null and withdrawn_at is null and expires_at > now())`;

/** An invitation with its status by the database's clock. */
export interface InvitationRow
  extends Pick<Selectable<Invitations>, 'id' | 'email' | 'createdAt' | 'expiresAt'> {
  state: 'pending' | 'used' | 'expired' | 'withdrawn';
}

const shown = [
  'id',
  'email',
  'createdAt',
  'expiresAt',
  sql<InvitationRow['state']>`case
    when used_at is not null then 'used'
    when withdrawn_at is not null then 'withdrawn'
    when expires_at <= now() then 'expired'
    else 'pending' end`.as('state'),
] as const;

/** A page of the invitations, newest first, and their total number. */
export async function listInvitations(
  db: Kysely<DB>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ invitations: InvitationRow[]; total: number }> {
  const invitations = await db
    .selectFrom('invitations')
    .select(shown)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { invitations, total };
}

/** Adds an invitation, replacing an earlier one for the address. It is valid for 7 days. */
export async function insertInvitation(
  tx: Transaction<DB>,
  invitation: Pick<Insertable<Invitations>, 'id' | 'email' | 'canonicalEmail' | 'invitedBy'>,
): Promise<InvitationRow> {
  await tx
    .updateTable('invitations')
    .set({ withdrawnAt: sql`now()` })
    .where('canonicalEmail', '=', invitation.canonicalEmail)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute();
  return tx.insertInto('invitations').values(invitation).returning(shown).executeTakeFirstOrThrow();
}

/** Withdraws a pending invitation; undefined if there is none with this id. */
export async function withdrawInvitation(
  tx: Transaction<DB>,
  id: string,
): Promise<InvitationRow | undefined> {
  return tx
    .updateTable('invitations')
    .set({ withdrawnAt: sql`now()` })
    .where('id', '=', id)
    .where(isPending)
    .returning(shown)
    .executeTakeFirst();
}

/** The address of an invitation; undefined if it is used, withdrawn or expired. */
export async function findInvitedAddress(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const invitation = await db
    .selectFrom('invitations')
    .select('email')
    .where('id', '=', id)
    .where(isPending)
    .executeTakeFirst();
  return invitation?.email;
}

/** Sets the token of an invitation's mail; an earlier one becomes invalid. */
export async function setInvitationToken(db: Kysely<DB>, id: string, tokenHash: Buffer): Promise<void> {
  await db.updateTable('invitations').set({ tokenHash }).where('id', '=', id).execute();
}

/**
 * Marks the invitation of an address as used by its new account.
 * @returns whether the token belongs to this pending invitation, which no other registration can then use
 */
export async function useInvitation(
  tx: Transaction<DB>,
  { canonicalEmail, accountId, tokenHash }: { canonicalEmail: string; accountId: string; tokenHash: Buffer },
): Promise<boolean> {
  const used = await tx
    .updateTable('invitations')
    .set({ usedAt: sql`now()`, usedBy: accountId })
    .where('canonicalEmail', '=', canonicalEmail)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning(
      sql<boolean>`coalesce(token_hash = ${tokenHash}, false) and expires_at > now()`.as('isInvited'),
    )
    .executeTakeFirst();
  return used?.isInvited ?? false;
}

/** Whether the token belongs to a pending invitation to this address. */
export async function isInvited(
  db: Kysely<DB>,
  { canonicalEmail, tokenHash }: { canonicalEmail: string; tokenHash: Buffer },
): Promise<boolean> {
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('canonicalEmail', '=', canonicalEmail)
    .where('tokenHash', '=', tokenHash)
    .where(isPending)
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Deletes invitations that ended long ago. */
export async function deleteOldInvitations(db: Kysely<DB>): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('expiresAt', '<', sql<string>`now() - ${lasting(retention.endedInvitationDays, 'days')}`)
    .execute();
}
