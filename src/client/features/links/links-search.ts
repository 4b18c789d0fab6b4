import { z } from 'zod';
import { id } from '../../../contracts/ids';
import { linkStates } from '../../../contracts/link';
import { boundedText } from '../../../contracts/text';

/** The orders of the list, the usual one first. */
export const linkOrders = ['newest', 'opened', 'opens', 'label'] as const;
export type LinkOrder = (typeof linkOrders)[number];

const longestSearch = 200;

/** The state of the screen that its address keeps. Unknown values are ignored. */
export const linksSearch = z.object({
  // The router parses numbers in the URL.
  search: z.coerce.string().pipe(boundedText(longestSearch)).optional().catch(undefined),
  state: z.enum(linkStates).optional().catch(undefined),
  order: z.enum(linkOrders).optional().catch(undefined),
  page: z.int().min(1).optional().catch(undefined),
  /** The link whose details are open. */
  link: id.optional().catch(undefined),
  /** Opens the form for a new one, for links and commands from elsewhere. */
  add: z.literal(1).optional().catch(undefined),
});
export type LinksSearch = z.output<typeof linksSearch>;
