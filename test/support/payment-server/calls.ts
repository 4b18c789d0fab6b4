import { z } from 'zod';
import { invalidRequest, missing } from './api-error';
import type { FormValue } from './form';

/** One call of the API, as it came. */
export interface ApiCall {
  method: string;
  path: string;
  params: { [key: string]: FormValue };
  idempotencyKey: string | undefined;
}

/** Answers a call; `ids` are the values of `:id`. */
export type Handler = (params: ApiCall['params'], id: string) => unknown;

/** Reads the parameters of a call, and refuses those that Stripe does not know. */
export function read<T extends z.ZodType>(schema: T, params: unknown): z.output<T> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
  throw invalidRequest(`Received a parameter that is unknown or not valid: ${name}`, name);
}

export const paging = {
  limit: z.coerce.number().min(1).max(100).default(10),
  starting_after: z.string().optional(),
};

/** A page of a list as Stripe answers it: the newest first. */
export function listed<T extends { id: string }>(
  all: Iterable<T>,
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
) {
  const newest = [...all].reverse();
  const start = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) throw missing('object', after, 400, 'starting_after');
  const data = newest.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newest.length, url: '/v1' };
}
