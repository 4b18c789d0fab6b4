import { z } from 'zod';
import { furtherParts } from '../../../contracts/portfolio-parts';
import { formSearch } from '../../sections/list/add-search';

// In a file of its own, because the router needs it before the screen is loaded.

export const moreTab = z.enum(furtherParts.map(({ key }) => key));
export type MoreTab = z.infer<typeof moreTab>;

/** As for education, the active tab is kept in the URL. */
export const moreSearch = z.object({ tab: moreTab.optional(), ...formSearch }).catch({});
