import { randomBytes } from 'node:crypto';
import { getPublicSuffix } from 'tldts';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { countDomains, deleteOwnDomain, findHostHolder, insertDomain } from '../../../db/domains/domains';
import { lockAccount } from '../../../db/queries/accounts';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { maxDomains, type newDomain } from '../../contracts/domain';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { FieldError, notFound } from '../errors';
import { requireQuota } from '../plan/require-quota';
import { ownProfileId } from '../profile/resolve-profile';
import { hostOf } from './reachable-host';

type Owner = Pick<Context, 'db' | 'visitor' | 'origin' | 'config'> & { caller: Caller };

const tokenBytes = 16;

/**
 * Claims a host for a profile of the caller; whoever proves ownership gets it.
 * @returns the id of the domain
 * @throws BAD_REQUEST for a host that nobody can have, CONFLICT for one that is taken, and where there are too many for the plan or
 * for anybody
 */
export async function addDomain(ctx: Owner, input: z.output<typeof newDomain>): Promise<string> {
  const { accountId } = ctx.caller;
  const { host } = input;
  const profileId = ownProfileId(ctx, input.profileId);
  refuseReserved(host, hostOf(ctx.origin));
  const id = uuid();
  const token = randomBytes(tokenBytes).toString('base64url');
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await lockOwnProfile(tx, accountId, profileId))) throw notFound('profile');
    await lockAccount(tx, accountId);
    const holder = await findHostHolder(tx, host, accountId);
    if (holder) throw refusal(holder === 'own' ? alreadyOwn(host) : alreadyTaken(host), 'CONFLICT');
    const count = () => countDomains(tx, accountId);
    if ((await count()) >= maxDomains) throw refusal(full, 'CONFLICT');
    await requireQuota(tx, ctx, { accountId, kind: 'domains', count });
    await insertDomain(tx, { id, profileId, host, token });
    await recordEvent(tx, ctx, 'domain-added', { accountId, details: { host } });
  });
  return id;
}

/** Deletes a domain of the caller, which is not served from then on. @throws NOT_FOUND */
export async function removeDomain(ctx: Owner, id: string): Promise<void> {
  const { accountId } = ctx.caller;
  await ctx.db.transaction().execute(async (tx) => {
    const removed = await deleteOwnDomain(tx, accountId, id);
    if (!removed) throw notFound('domain');
    await recordEvent(tx, ctx, 'domain-removed', { accountId, details: { host: removed.host } });
  });
}

/** @throws BAD_REQUEST for hosts of the installation, and for public suffixes */
function refuseReserved(host: string, ownHost: string): void {
  const isBelow = (one: string, other: string) => one.endsWith(`.${other}`);
  if (host === ownHost || isBelow(host, ownHost) || isBelow(ownHost, host)) {
    throw refusal(`${host} belongs to this site. Enter a domain of your own.`);
  }
  if (getPublicSuffix(host, { allowPrivateDomains: true }) === host) {
    throw refusal(
      `${host} is an ending that many share. Enter your own domain below it, such as name.${host}.`,
    );
  }
}

const refusal = (message: string, code?: 'CONFLICT') => new FieldError([{ path: ['host'], message }], code);

const alreadyOwn = (host: string) => `You have added ${host} already. Delete it there to use it here.`;
const alreadyTaken = (host: string) =>
  `${host} is in use by another account, which has proved that it is theirs. If it is yours, delete the TXT record at _storyfolio.${host} that you do not know, and try again in a few minutes.`;
const full = `An account has ${maxDomains} domains at most. Delete one that you do not need any more.`;
