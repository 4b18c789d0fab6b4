import { z } from 'zod';
import { employerContactStatus } from '../../../contracts/employer-contact';

/** The ways to look at the contacts, as the address names them. */
export const contactViews = ['table', 'board', 'figures'] as const;

/** The orders of the contacts, with their names. */
export const contactOrders = [
  { key: 'newest', label: 'Newest first' },
  { key: 'oldest', label: 'Oldest first' },
  { key: 'name', label: 'Name' },
  { key: 'company', label: 'Company' },
  { key: 'moved', label: 'Status changed last' },
  { key: 'due', label: 'Next action due first' },
  { key: 'deadline', label: 'Deadline first' },
] as const;
export type ContactOrder = (typeof contactOrders)[number]['key'];

const longestSearch = 200;

/** The state of the screen that its address keeps. Unknown values are ignored. */
export const contactsSearch = z.object({
  /** The search. The router parses a number in the address as one. */
  q: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().max(longestSearch))
    .optional()
    .catch(undefined),
  status: employerContactStatus.optional().catch(undefined),
  order: z
    .enum(contactOrders.map(({ key }) => key))
    .optional()
    .catch(undefined),
  view: z.enum(contactViews).optional().catch(undefined),
  page: z.int().min(1).optional().catch(undefined),
  /** Opens the form for a new contact. */
  add: z.literal(1).optional().catch(undefined),
});
export type ContactsSearch = z.output<typeof contactsSearch>;
