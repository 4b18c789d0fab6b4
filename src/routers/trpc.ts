import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { recordRecurringEvent } from './audit/record-event';
import { requireCaller, requireSession } from './auth/require-caller';
import type { Context } from './context';
import { detailsOf, publicMessage, toRefusal, wireCode } from './errors';
import { limitCall } from './limits/limit-calls';
import type { ProcedureMeta } from './rest-meta';

// Input is plain JSON: parsing untrusted superjson costs more than its size.
const unchanged = (json: unknown) => json;
// Answers are JSON by their contracts, so superjson has nothing to annotate, and looking for it in thousands of rows
// costs more than writing them. What is written is superjson all the same.
const output = { serialize: (json: unknown) => ({ json }), deserialize: superjson.deserialize };
const transformer = { input: { serialize: unchanged, deserialize: unchanged }, output };

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: publicMessage(error),
      data: { code: wireCode(error).code, httpStatus: wireCode(error).status, ...detailsOf(error) },
    }),
  });

const refusing = t.middleware(async ({ next }) => {
  const result = await next();
  const refusal = result.ok ? undefined : toRefusal(result.error.cause);
  if (refusal) throw refusal;
  return result;
});

const limiting = t.middleware(async ({ ctx, meta, getRawInput, next }) => {
  if (!meta?.limit) return next();
  const input = await getRawInput();
  return limitCall(ctx, meta.limit, { input }, next, (result) => (result.ok ? undefined : result.error));
});

export const router = t.router;
export const mergeRouters = t.mergeRouters;
export const createCallerFactory = t.createCallerFactory;

const anyProcedure = t.procedure.use(refusing).use(limiting);

/** Open to everyone; `ctx.caller` is undefined if nobody is signed in. */
export const publicProcedure = anyProcedure.meta({ access: 'anyone' });

/** Open to everyone as well; owners get what is theirs, strangers what is public. */
export const readingProcedure = anyProcedure.meta({ access: 'readers' });

/** Requires a session, even of an account that is about to be deleted; else 401. */
export const sessionProcedure = anyProcedure
  .meta({ access: 'session' })
  .use(({ ctx, next }) => next({ ctx: { caller: requireSession(ctx) } }));

/** Requires a session: 401 without one, 403 if the account is about to be deleted. */
export const signedInProcedure = anyProcedure
  .meta({ access: 'session' })
  .use(({ ctx, next }) => next({ ctx: { caller: requireCaller(ctx) } }));

/** Requires an admin: 401 without a session, 403 for everyone else. */
export const adminProcedure = signedInProcedure.meta({ access: 'admin' }).use(async ({ ctx, path, next }) => {
  const { accountId, role } = ctx.caller;
  if (role === 'admin') return next();
  const answer = 'Only admins can do this.';
  const details = { call: path, answer };
  await recordRecurringEvent(ctx.db, ctx, 'admin-call-refused', { accountId, details });
  throw new TRPCError({ code: 'FORBIDDEN', message: answer });
});
