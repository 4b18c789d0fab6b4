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
  await requireSameNames(ctx, Object.entries<unknown>({ ...own }), params);
  return { ...own, ...Object.fromEntries(namesOf(params)) };
}

/** @throws BAD_REQUEST if fields of a body name something else than the parameters of its path */
export async function requireSameNames(
  ctx: ProfileReader,
  fields: Iterable<[name: string, value: unknown]>,
  params: unknown,
): Promise<void> {
  const repeated = new Map(fields);
  for (const [name, value] of namesOf(params)) {
    if (repeated.has(name) && !(await isSame(ctx, name, repeated.get(name), value))) throw differs(name);
  }
}

const namesOf = (params: unknown) =>
  Object.entries<unknown>(typeof params === 'object' && params !== null ? { ...params } : {});

const differs = (name: string) =>
  new FieldError([
    { path: [name], message: 'This is not what the address names. Send the same, or leave it out.' },
  ]);

async function isSame(ctx: ProfileReader, name: string, one: unknown, other: unknown): Promise<boolean> {
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  return name === 'profileId' && isSameProfile(ctx, one, other);
}
