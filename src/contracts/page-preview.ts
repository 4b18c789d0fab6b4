import { z } from 'zod';
import { importableSections } from './cv-import';
import { id } from './ids';
import { pageLanguage } from './page-language';
import { profileTexts } from './profile';
import { sectionContracts } from './sections';

/** An entry of a section as its owner is typing it, without `id` where it is new. */
const typedEntry = z
  .strictObject({
    section: z.enum(importableSections),
    id: id.optional(),
    values: z.record(z.string(), z.unknown()),
  })
  .transform(({ values, ...entry }, refinement) => {
    const { typed }: { typed: z.ZodType<{ isPublic: boolean }> } = sectionContracts[entry.section];
    const { data, error } = typed.safeParse(values);
    if (data) return { ...entry, values: data };
    for (const { path, message } of error?.issues ?? []) {
      refinement.addIssue({ code: 'custom', path: ['values', ...path], message });
    }
    return z.NEVER;
  });
export type TypedEntry = z.output<typeof typedEntry>;

/** The page as its owner sees it while working on it; nothing of this is stored. */
export const pagePreview = z.strictObject({
  /** What visitors see of the design, or what its owner is trying out. */
  design: z.enum(['published', 'draft']),
  /** Whether e-mail addresses, telephone numbers and streets are shown. */
  isContactShown: z.boolean().optional(),
  entry: typedEntry.optional(),
  profile: profileTexts.optional(),
  /** Another language of the page; its own if left out. */
  language: pageLanguage.optional(),
});
export type PagePreview = z.input<typeof pagePreview>;

/** Stands for the id of an entry that is not stored yet. */
export const newEntry = 'new';

/** Says on an element of the page which entry it shows: its section and its id. */
export const entryMark = (section: string, entryId: string) => `${section}/${entryId}`;
