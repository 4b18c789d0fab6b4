import { TRPCError } from '@trpc/server';
import { findPortrait, replacePortrait } from '../../../db/queries/portraits';
import { imageRefusals } from '../../contracts/gallery-upload';
import { type Portrait, portraitAlt, portraitWidths } from '../../contracts/portrait';
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
  const parsed = portraitAlt.safeParse(alt);
  if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error });
  const row = await storeImage(ctx, file, {
    profileId,
    id: newId,
    form,
    addEntry: async (tx, id) => {
      await replacePortrait(tx, { id, profileId, alt: parsed.data });
      return findPortrait(tx, profileId);
    },
  });
  if (row) return row;
  const { message } = imageRefusals.invalidType(sentFilename(filename));
  throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
}
