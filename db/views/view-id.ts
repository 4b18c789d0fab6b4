import { v7 } from 'uuid';

/** A new id of a view, which holds the time at which the view began. */
export const newViewId = (at: Date): string => v7({ msecs: at.getTime() });

/** No id leads beyond what PostgreSQL and ISO 8601 can name. */
const latest = Date.UTC(9999, 0);

/** When the view of this id began, if it is one. */
export const timeOf = (id: string): Date =>
  new Date(Math.min(Number.parseInt(id.replace('-', '').slice(0, 12), 16), latest));
