import { findAccount } from '../../../db/queries/accounts';
import {
  credentials,
  done,
  emailVerification,
  forgottenPassword,
  passwordReset,
  registration,
  signedIn,
  signedInUser,
} from '../../contracts/account';
import { adminSetup } from '../../contracts/admin/setup';
import { userOf } from '../account/user-of';
import { refuseOnceSetUp, setUpAdmin } from '../admin/set-up-admin';
import { notFound } from '../errors';
import { rest } from '../rest-meta';
import { publicProcedure, router, sessionProcedure, signedInProcedure } from '../trpc';
import { twoFactorRouter } from '../two-factor/two-factor-router';
import { registerAccount } from './register-account';
import { requestPasswordReset, resetPassword } from './reset-password';
import { signIn } from './sign-in';
import { signOut } from './sign-out';
import { resendVerification, verifyEmail } from './verify-email';

export const authRouter = router({
  register: publicProcedure
    .meta({
      ...rest('POST /auth/register', 'Creates an account and its first profile', 201),
      limit: 'register',
    })
    .input(registration)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({ user: await userOf(ctx.db, await registerAccount(ctx, input)) })),

  setUpAdmin: publicProcedure
    .meta({
      ...rest('POST /auth/setup-admin', 'Creates the first admin; works once', 201),
      limit: 'setupAdmin',
    })
    .use(async ({ ctx, next }) => {
      await refuseOnceSetUp(ctx);
      return next();
    })
    .input(adminSetup)
    .output(signedInUser)
    .mutation(async ({ ctx, input }) => ({ user: await userOf(ctx.db, await setUpAdmin(ctx, input)) })),

  login: publicProcedure
    .meta({
      ...rest('POST /auth/login', 'Opens a session; its token is the bearer for other calls'),
      limit: 'signIn',
    })
    .input(credentials)
    .output(signedIn)
    .mutation(async ({ ctx, input }) => {
      const { user, session } = await signIn(ctx, input);
      ctx.setSessionCookie(session.token);
      return { user: await userOf(ctx.db, user), session };
    }),

  me: sessionProcedure
    .meta(rest('GET /auth/me', 'The account of the session'))
    .output(signedInUser)
    .query(async ({ ctx }) => {
      const user = await findAccount(ctx.db, ctx.caller.accountId);
      if (!user) throw notFound('account');
      return { user: await userOf(ctx.db, user) };
    }),

  logout: publicProcedure
    .meta(rest('POST /auth/logout', 'Ends the session, if there is one'))
    .output(done)
    .mutation(async ({ ctx }) => {
      if (ctx.caller) await signOut(ctx, ctx.caller);
      ctx.clearSessionCookie();
      return { ok: true as const };
    }),

  forgotPassword: publicProcedure
    .meta({
      ...rest('POST /auth/forgot-password', 'Sends a link for a new password, if there is such an account'),
      limit: 'forgotPassword',
    })
    .input(forgottenPassword)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await requestPasswordReset(ctx, input);
      return { ok: true as const };
    }),

  resetPassword: publicProcedure
    .meta({
      ...rest('POST /auth/reset-password', 'Sets a new password by the token of a mail'),
      limit: 'token',
    })
    .input(passwordReset)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await resetPassword(ctx, input);
      ctx.clearSessionCookie();
      return { ok: true as const };
    }),

  verifyEmail: publicProcedure
    .meta({
      ...rest('POST /auth/verify-email', 'Verifies an address by the token of a mail'),
      limit: 'token',
    })
    .input(emailVerification)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await verifyEmail(ctx, input);
      return { ok: true as const };
    }),

  resendVerification: signedInProcedure
    .meta({
      ...rest('POST /auth/verify-email/resend', 'Sends the mail with the link for the own address again'),
      limit: 'resendVerification',
    })
    .output(done)
    .mutation(async ({ ctx }) => {
      await resendVerification(ctx);
      return { ok: true as const };
    }),

  twoFactor: twoFactorRouter,
});
