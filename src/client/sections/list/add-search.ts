import { z } from 'zod';

/** `?add=1` opens a section's screen with the form for a new entry, for links and commands from elsewhere. */
export const addSearch = z.object({ add: z.literal(1).optional() }).catch({});
