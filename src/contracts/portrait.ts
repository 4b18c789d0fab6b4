import { z } from 'zod';
import { id, profileId } from './ids';
import { ignoredFields } from './ignored-fields';
import { singleLine } from './text';

/** Widths in pixels in which a portrait is stored; one that arrives smaller is never enlarged. */
export const portraitWidths = [160, 480, 960];

/** The alternative text of a portrait. */
export const portraitAlt = singleLine(300);

/** The square portrait photo of a profile. */
export const portrait = z.object({
  id,
  /** A path of this server; with `?w=` for a smaller size. */
  url: z.string(),
  /** The widths in which it is stored, in pixels, smallest first; it is as high as wide. */
  sizes: z.array(z.int()),
  /** As its owner wrote it; may be empty. */
  alt: z.string(),
  /** A tiny placeholder as a data URL, shown until the photo has loaded. */
  placeholder: z.string(),
});
export type Portrait = z.infer<typeof portrait>;

/** The input of a call that names one portrait of a profile. */
export const byPortrait = z.strictObject({ profileId, portraitId: id });

/** A change of the alternative text. */
const changeable = { ...byPortrait.shape, alt: portraitAlt };
export const portraitUpdate = z.strictObject({ ...ignoredFields(portrait, changeable), ...changeable });

/** The answer to the removal of a portrait. */
export const removedPortrait = z.object({ id });
