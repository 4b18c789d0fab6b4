import { countRecoveryCodes, findTwoFactor } from '../../../db/queries/two-factor';
import { done } from '../../contracts/account';
import {
  bothFactors,
  recoveryCodes,
  twoFactorConfirmation,
  twoFactorSecret,
  twoFactorStart,
  twoFactorState,
} from '../../contracts/two-factor';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './change-two-factor';

export const twoFactorRouter = router({
  get: signedInProcedure
    .meta(rest('GET /auth/two-factor', 'Whether signing in needs a second factor'))
    .output(twoFactorState)
    .query(async ({ ctx }) => {
      const found = await findTwoFactor(ctx.db, ctx.caller.accountId);
      const recoveryCodesLeft = await countRecoveryCodes(ctx.db, ctx.caller.accountId);
      return { enabled: Boolean(found?.confirmedAt), recoveryCodesLeft };
    }),

  start: signedInProcedure
    .meta({
      ...rest('POST /auth/two-factor/start', 'Makes a secret for an authenticator app, to be confirmed'),
      limit: 'currentPassword',
    })
    .input(twoFactorStart)
    .output(twoFactorSecret)
    .mutation(({ ctx, input }) => startSecondFactor(ctx, input)),

  confirm: signedInProcedure
    .meta({
      ...rest('POST /auth/two-factor/confirm', 'Switches two-factor sign-in on and answers recovery codes'),
      limit: 'currentPassword',
    })
    .input(twoFactorConfirmation)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({ recoveryCodes: await confirmSecondFactor(ctx, input) })),

  disable: signedInProcedure
    .meta({
      ...rest('POST /auth/two-factor/disable', 'Switches two-factor sign-in off'),
      limit: 'currentPassword',
    })
    .input(bothFactors)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await disableSecondFactor(ctx, input);
      return { ok: true as const };
    }),

  renewRecoveryCodes: signedInProcedure
    .meta({
      ...rest('POST /auth/two-factor/recovery-codes', 'Replaces the recovery codes by new ones'),
      limit: 'currentPassword',
    })
    .input(bothFactors)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, input) })),
});
