import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { findAccount } from '../../../db/queries/accounts';
import {
  confirmTwoFactor,
  deleteTwoFactor,
  findTwoFactor,
  insertPendingTwoFactor,
  replaceRecoveryCodes,
  type TwoFactorRow,
} from '../../../db/queries/two-factor';
import type { DB } from '../../../db/tables.gen';
import { requirePassword } from '../account/require-password';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';
import { describeSecret, newSecret } from './authenticator';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { encryptSecret, findStepOf, takeSecondFactor, wrongCodeError } from './second-factor';

type SignedIn = Pick<Context, 'db' | 'visitor' | 'limiter' | 'signal'> & { caller: Caller };

/** Creates a secret to be confirmed by `confirmSecondFactor`. @throws CONFLICT if two-factor sign-in is on already */
export async function startSecondFactor(ctx: SignedIn, { password }: { password: string }) {
  const account = await findAccount(ctx.db, ctx.caller.accountId);
  if (!account) throw notFound('account');
  await requirePassword(ctx, account, password, 'password');
  const secret = newSecret();
  const encrypted = await encryptSecret(ctx.db, account.id, secret);
  if (!(await insertPendingTwoFactor(ctx.db, account.id, encrypted))) throw isOnAlready();
  return describeSecret(secret, account.email);
}

/** Switches two-factor sign-in on with its first code. @returns the account's recovery codes */
export async function confirmSecondFactor(ctx: SignedIn, { code }: { code: string }): Promise<string[]> {
  const { accountId } = ctx.caller;
  const pending = await findTwoFactor(ctx.db, accountId);
  if (!pending) {
    const message = 'There is nothing to confirm. Start to set two-factor sign-in up first.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  if (pending.confirmedAt) throw isOnAlready();
  const step = await findStepOf(ctx.db, pending, code);
  if (step === undefined) throw wrongCodeError();
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await confirmTwoFactor(tx, pending, step))) throw isOnAlready();
    await recordEvent(tx, ctx, 'two-factor-enabled', { accountId });
    return giveRecoveryCodes(tx, accountId);
  });
}

/** Switches two-factor sign-in off; requires both factors. */
export async function disableSecondFactor(ctx: SignedIn, proof: { password: string; code: string }) {
  const { accountId } = await requireBothFactors(ctx, proof);
  await ctx.db.transaction().execute(async (tx) => {
    if (await deleteTwoFactor(tx, accountId))
      await recordEvent(tx, ctx, 'two-factor-disabled', { accountId });
  });
}

/** Creates new recovery codes; requires both factors and invalidates the old codes. */
export async function renewRecoveryCodes(
  ctx: SignedIn,
  proof: { password: string; code: string },
): Promise<string[]> {
  const { accountId } = await requireBothFactors(ctx, proof);
  return ctx.db.transaction().execute(async (tx) => {
    await recordEvent(tx, ctx, 'recovery-codes-renewed', { accountId });
    return giveRecoveryCodes(tx, accountId);
  });
}

async function requireBothFactors(
  ctx: SignedIn,
  { password, code }: { password: string; code: string },
): Promise<TwoFactorRow> {
  const account = await findAccount(ctx.db, ctx.caller.accountId);
  await requirePassword(ctx, account, password, 'password');
  const twoFactor = await findTwoFactor(ctx.db, ctx.caller.accountId);
  if (!twoFactor?.confirmedAt) {
    throw new TRPCError({ code: 'CONFLICT', message: 'Two-factor sign-in is not switched on.' });
  }
  if (!(await takeSecondFactor(ctx, twoFactor, code))) throw wrongCodeError();
  return twoFactor;
}

async function giveRecoveryCodes(tx: Transaction<DB>, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}

const isOnAlready = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Two-factor sign-in is switched on already. Switch it off first to set it up anew.',
  });
