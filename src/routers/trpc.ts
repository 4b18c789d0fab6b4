import { initTRPC, TRPCError } from '@trpc/server';
import type { Kysely } from 'kysely';
import superjson from 'superjson';
import type { AccountRole, DB } from '../../db/tables.gen';
import { recordRecurringEvent } from './audit/record-event';
import { issuesOf, publicMessage, toRefusal, wireCode } from './errors';
import { limitCall } from './limits/limit-calls';
import type { BodySize, LimitName } from './limits/limits';
import type { FileStore, Geo, Jobs, Limiter, Program } from './ports';

/** Who a request comes from, as its session says. */
export interface Caller {
  accountId: string;
  sessionId: string;
  /** Whether the session came as the browser's cookie, and not as a bearer. */
  isBrowser: boolean;
  currentProfileId: string | null;
  role: AccountRole;
  /** When the account will be deleted for good, where its owner has asked for that. */
  deletionDueAt: string | null;
}

/** What a request tells of who sent it, signed in or not. */
export interface Visitor {
  ip: string;
  /** As sent, 500 characters at most. */
  userAgent: string;
  /** Whether it asks by Global Privacy Control or Do Not Track not to be followed. */
  optsOutOfTracking: boolean;
}

/** What the operator has configured, as far as procedures obey it. */
export interface ServerConfig {
  /** Whether the developers' pages are served. */
  devPages: boolean;
  /** What whoever makes the first admin has to know; left out where that needs nothing. */
  adminSetupToken?: string | undefined;
}

/** What a procedure has at hand. */
export interface Context {
  db: Kysely<DB>;
  files: FileStore;
  jobs: Jobs;
  geo: Geo;
  config: ServerConfig;
  limiter: Limiter;
  program: Program;
  caller: Caller | undefined;
  /** Whether the request names a session, but none that lives. */
  hasEndedSession: boolean;
  visitor: Visitor;
  /** Aborted once whoever sent the request is gone; left out where the server itself acts. */
  signal?: AbortSignal;
  /** The address of this server as visitors type it, without a path. */
  origin: string;
  /** Hands the session's token to the browser as a cookie. */
  setSessionCookie(token: string): void;
  clearSessionCookie(): void;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a procedure stands in the REST interface, below `/api`. */
export interface RestRoute {
  method: Method;
  path: string;
  summary: string;
  status: 200 | 201;
  /** Whether a refusal is answered as its bare text instead of JSON, as some specified routes do. */
  refusesInText?: boolean;
}

/** Metadata that gives a procedure its REST twin: `rest('PATCH /skills/{id}', 'Changes a skill')`. */
export function rest(
  route: `${Method} /${string}`,
  summary: string,
  status: 200 | 201 = 200,
): { rest: RestRoute } {
  const [method, path] = route.split(' ') as [Method, string];
  return { rest: { method, path, summary, status } };
}

// What comes in is JSON and nothing else: to read a stranger's superjson costs more than its size.
const asItIs = (json: unknown) => json;
const transformer = { input: { serialize: asItIs, deserialize: asItIs }, output: superjson };

const t = initTRPC
  .context<Context>()
  .meta<{ rest: RestRoute; limit?: LimitName; body?: BodySize }>()
  .create({
    transformer,
    errorFormatter: ({ shape, error }) => ({
      ...shape,
      message: publicMessage(error),
      data: { code: wireCode(error).code, httpStatus: wireCode(error).status, issues: issuesOf(error) },
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
export const createCallerFactory = t.createCallerFactory;

/** Anyone may call it; `ctx.caller` is undefined where nobody is signed in. */
export const publicProcedure = t.procedure.use(refusing).use(limiting);

/** Only a signed-in caller passes, one whose account is about to be deleted as well; everyone else gets 401. */
export const sessionProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { caller: requireSession(ctx) } }),
);

/** Only a signed-in caller passes; nobody gets 401, and 403 whose account is about to be deleted. */
export const signedInProcedure = publicProcedure.use(({ ctx, next }) =>
  next({ ctx: { caller: requireCaller(ctx) } }),
);

/** Only a signed-in admin passes; nobody gets 401, everyone else 403. */
export const adminProcedure = signedInProcedure.use(async ({ ctx, path, next }) => {
  const { accountId, role } = ctx.caller;
  if (role === 'admin') return next();
  const answer = 'Only admins can do this.';
  const details = { call: path, answer };
  await recordRecurringEvent(ctx.db, ctx, 'admin-call-refused', { accountId, details });
  throw new TRPCError({ code: 'FORBIDDEN', message: answer });
});

/**
 * The caller of this request.
 * @throws UNAUTHORIZED where nobody is signed in, FORBIDDEN where the account is about to be deleted
 */
export function requireCaller(ctx: Pick<Context, 'caller'>): Caller {
  const caller = requireSession(ctx);
  if (caller.deletionDueAt === null) return caller;
  const message = 'Your account is about to be deleted. Cancel the deletion first.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
}

/** The caller, whatever is to become of the account. @throws UNAUTHORIZED where nobody is signed in */
export function requireSession(ctx: Pick<Context, 'caller'>): Caller {
  if (!ctx.caller) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  return ctx.caller;
}
