import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

/** A new id of a view, a UUIDv7: it holds the time at which the view began, and otherwise what is random in a UUIDv4. */
export function newViewId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** No id leads beyond what PostgreSQL and ISO 8601 can name. */
const latest = Date.UTC(9999, 0);

/** When the view of this id began, if it is one. */
export const timeOf = (id: string): Date =>
  new Date(Math.min(Number.parseInt(id.replace('-', '').slice(0, 12), 16), latest));

/** When the view of this id began, in SQL, which leads a query to the one partition of `views` with the view. */
export const timeInViewId = (id: RawBuilder<unknown>) =>
  sql<string>`to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;
