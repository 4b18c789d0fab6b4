import { TRPCError } from '@trpc/server';
import type { Caller, Context } from '../context';

/**
 * The caller of this request.
 * @throws UNAUTHORIZED if nobody is signed in, FORBIDDEN if the account is about to be deleted
 */
export function requireCaller(ctx: Pick<Context, 'caller'>): Caller {
  const caller = requireSession(ctx);
  if (caller.deletionDueAt === null) return caller;
  const message = 'Your account is about to be deleted. Cancel the deletion first.';
  throw new TRPCError({ code: 'FORBIDDEN', message });
}

/** The caller, even if the account is about to be deleted. @throws UNAUTHORIZED if nobody is signed in */
export function requireSession(ctx: Pick<Context, 'caller'>): Caller {
  if (!ctx.caller) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Please sign in first.' });
  return ctx.caller;
}
