import { z } from 'zod';
import { formSearch } from '../../sections/list/add-search';

// In a file of its own, because the router needs it before the screen is loaded.

export const educationTab = z.enum(['education', 'certifications']);
export type EducationTab = z.infer<typeof educationTab>;

/** The active tab is kept in the URL, so that it survives a reload and can be linked to. */
export const educationSearch = z.object({ tab: educationTab.optional(), ...formSearch }).catch({});
