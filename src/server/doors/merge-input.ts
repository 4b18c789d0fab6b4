import { TRPCError } from '@trpc/server';
import { FieldError } from '../../routers/errors';
import { isSameProfile, type ProfileReader } from '../../routers/profile/resolve-profile';

/**
 * The input of a procedure: the body or query, merged with the path's parameters.
 * @throws BAD_REQUEST if the body is not an object, or contradicts the path
 */
export async function mergeInput(ctx: ProfileReader, given: unknown = {}, params: unknown): Promise<object> {
  const own = given ?? {};
  if (typeof own !== 'object' || Array.isArray(own)) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send a JSON object.' });
  }
  const named = Object.entries<unknown>(typeof params === 'object' && params !== null ? { ...params } : {});
  const repeated = new Map<string, unknown>(Object.entries(own));
  for (const [name, value] of named) {
    if (repeated.has(name) && !(await isSame(ctx, name, repeated.get(name), value))) throw differs(name);
  }
  return { ...own, ...Object.fromEntries(named) };
}

const differs = (name: string) =>
  new FieldError([
    { path: [name], message: 'This is not what the address names. Send the same, or leave it out.' },
  ]);

async function isSame(ctx: ProfileReader, name: string, one: unknown, other: unknown): Promise<boolean> {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  return name === 'profileId' && isSameProfile(ctx, one, other);
}
