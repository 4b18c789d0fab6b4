import { z } from 'zod';
import { id } from '../../../contracts/ids';

/** `?add=1` opens a section's screen with the form for a new entry, `?entry=` with that of one of its entries. */
export const formSearch = { add: z.literal(1).optional(), entry: id.optional().catch(undefined) };

export const addSearch = z.object(formSearch).catch({});
