import { type RawBuilder, sql } from 'kysely';
import { v7 } from 'uuid';

/** A new id of a view, which holds the time at which the view began. */
export const newViewId = (at: Date): string => v7({ msecs: at.getTime() });

/** No id leads beyond what PostgreSQL and ISO 8601 can name. */
const latest = Date.UTC(9999, 0);

/** When the view of this id began, if it is one. */
export const timeOf = (id: string): Date =>
  new Date(Math.min(Number.parseInt(id.replace('-', '').slice(0, 12), 16), latest));

/** The same in SQL, which leads a query to the one partition of `views` with the view. */
export const timeInViewId = (id: RawBuilder<unknown>) =>
  sql<string>`to_timestamp(('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;
