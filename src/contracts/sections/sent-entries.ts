import { z } from 'zod';
import { orNull } from '../or-null';

/** Whether an entry stands in the documents that are sent; null: it does if it is the first public one of its kind. */
export const sentChoice = orNull(z.boolean());

export interface Sendable {
  isSent?: boolean | null;
  isPublic: boolean;
  isPrimary: boolean;
}

/** Those of one kind, such as e-mail addresses, that stand in the documents that are sent. */
export function sentOf<E extends Sendable>(entries: E[]): E[] {
  const open = entries.filter(({ isPublic }) => isPublic);
  const usual = open.find(({ isPrimary }) => isPrimary) ?? open[0];
  return entries.filter((entry) => entry.isSent ?? entry === usual);
}
