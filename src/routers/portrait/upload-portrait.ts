import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { findPortrait, replacePortrait } from '../../../db/queries/portraits';
import type { DB } from '../../../db/tables.gen';
import { imageRefusals } from '../../contracts/gallery-upload';
import { type Portrait, portraitAlt, portraitWidths } from '../../contracts/portrait';
import { type ChooseStored, showStoredImage } from '../images/show-stored-image';
import { storeImage } from '../images/store-image';
import type { StagedFile } from '../ports';
import { sentFilename } from '../safe-filename';

const form = { widths: portraitWidths, isSquare: true };

interface UploadedPortrait {
  filename: string;
  file: StagedFile;
  alt: string;
  /** Of the image, a new one if left out. */
  id?: string;
}

/**
 * Stores an uploaded image as the profile's portrait, cut to the square in its middle. The previous portrait
 * stays until then, and can be restored from then on.
 * @throws UNSUPPORTED_MEDIA_TYPE if the file is not an accepted image; as `storeImage` otherwise
 */
export async function uploadPortrait(
  ctx: Parameters<typeof storeImage>[0],
  profileId: string,
  { filename, file, alt, id: newId }: UploadedPortrait,
): Promise<Portrait> {
  const row = await storeImage(ctx, file, { profileId, id: newId, form, addEntry: placing(profileId, alt) });
  if (row) return row;
  const { message } = imageRefusals.invalidType(sentFilename(filename));
  throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
}

/**
 * Makes a stored image the profile's portrait, as an uploaded one.
 * @throws as `showStoredImage`
 */
export const showAsPortrait = (
  ctx: Parameters<typeof showStoredImage>[0],
  profileId: string,
  alt: string,
  choose: ChooseStored,
) => showStoredImage(ctx, profileId, choose, placing(profileId, alt));

/** Puts a portrait in its place. @throws BAD_REQUEST at once if the alternative text is not valid */
function placing(profileId: string, alt: string) {
  const parsed = portraitAlt.safeParse(alt);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  return async (tx: Transaction<DB>, id: string) => {
    await replacePortrait(tx, { id, profileId, alt: parsed.data });
    return findPortrait(tx, profileId);
  };
}
