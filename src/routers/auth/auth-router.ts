import { TRPCError } from '@trpc/server';
import { findAccount, findAccountByEmail } from '../../../db/queries/accounts';
import { deleteSession } from '../../../db/queries/sessions';
import {
  canonicalEmail,
  credentials,
  done,
  registration,
  signedIn,
  signedInUser,
} from '../../contracts/account';
import { notFound } from '../errors';
import { publicProcedure, rest, router, sessionProcedure } from '../trpc';
import { verifyPassword } from './passwords';
import { registerAccount } from './register-account';
import { openSession } from './session-tokens';

export const authRouter = router({
  register: publicProcedure
    .meta(rest('POST /auth/register', 'Creates an account and its first profile', 201))
    .input(registration)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({ user: await registerAccount(ctx, input) })),

  login: publicProcedure
    .meta(rest('POST /auth/login', 'Opens a session; its token is the bearer for other calls'))
    .input(credentials)
    .output(signedIn)
    .mutation(async ({ ctx, input }) => {
      const account = await findAccountByEmail(ctx.db, canonicalEmail(input.email));
      const active = account?.isActive ? account : undefined;
      if (!(await verifyPassword(active?.passwordHash, input.password)) || !active) {
        throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Invalid credentials' });
      }
      const session = await openSession(ctx, active.id);
      ctx.setSessionCookie(session.token);
      return { user: active, session };
    }),

  me: sessionProcedure
    .meta(rest('GET /auth/me', 'The account of the session'))
    .output(signedInUser)
    .query(async ({ ctx }) => {
      const user = await findAccount(ctx.db, ctx.caller.accountId);
      if (!user) throw notFound('account');
      return { user };
    }),

  logout: publicProcedure
    .meta(rest('POST /auth/logout', 'Ends the session, if there is one'))
    .output(done)
    .mutation(async ({ ctx }) => {
      if (ctx.caller) await deleteSession(ctx.db, ctx.caller.sessionId);
      ctx.clearSessionCookie();
      return { ok: true as const };
    }),
});
