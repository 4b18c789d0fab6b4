import { z } from 'zod';
import { instant } from './dates';
import { id, profileId } from './ids';
import { keysOf } from './keys-of';
import { sectionContracts } from './sections';

/** What the bin can hold. */
export const binKinds = [
  ...keysOf(sectionContracts),
  'employerContacts',
  'cvs',
  'videos',
  'portraits',
] as const;
export type BinKind = (typeof binKinds)[number];

/** Something that was removed and can be restored. */
export const binItem = z.object({
  id,
  kind: z.enum(binKinds),
  /** The name of the entry or the file; empty where it has none. */
  title: z.string(),
  deletedAt: instant,
  /** When it is deleted for good. */
  keptUntil: instant,
});
export type BinItem = z.infer<typeof binItem>;

/** The input of a call that names one thing in the bin. */
export const byBinItem = z.strictObject({ profileId, id });

/** The answer to deleting for good. */
export const emptiedBin = z.object({ deleted: z.int() });
