import { holdStoredImages } from '../../../db/queries/images';
import { findPortrait } from '../../../db/queries/portraits';
import type { ZipImportResult } from '../../contracts/cv-import';
import { imageRefusals } from '../../contracts/gallery-upload';
import type { PortableImages } from '../../contracts/portable-profile';
import { imageMaxBytes } from '../../contracts/sections/gallery-image';
import { DamagedEntryError, type ProfileInZip, type ZippedFile } from '../../reading/profile-in-zip';
import { refusalOf, toNamedRejection } from '../files/file-refusals';
import { GalleryUpload } from '../gallery/add-image';
import type { ChooseStored } from '../images/show-stored-image';
import { showAsPortrait, uploadPortrait } from '../portrait/upload-portrait';
import { galleryId, knownEntries, portraitId } from './known-images';
import { type ImportContext, withZipped } from './zipped-files';

type Imported = Pick<ZipImportResult, 'added' | 'hasPortrait' | 'known' | 'left' | 'rejected'>;

/**
 * Imports the portrait and the gallery. Each image gets the id that this zip gives it in this profile, by which it is
 * recognized later: what the profile shows is known, and what it still stores is shown again. Images that are left when
 * the time is up are only counted.
 */
export async function importImages(
  ctx: ImportContext,
  profileId: string,
  { portrait: listedPortrait, gallery, findImage }: ProfileInZip,
  isTimeUp: () => boolean,
): Promise<Imported> {
  const portrait = listedPortrait && (await importPortrait(ctx, profileId, listedPortrait, findImage));
  const findKnown = knownEntries(profileId, gallery);
  const here = await findKnown(ctx.db);
  let known = here.size + (portrait === 'known' ? 1 : 0);

  const upload = new GalleryUpload(ctx, profileId);
  const wanted = gallery.filter((entry) => !here.has(entry));
  let left = wanted.length;
  for (const entry of wanted) {
    if (isTimeUp()) break;
    left -= 1;
    const { picture, fault, ...saved } = entry;
    const image = { name: saved.caption || picture, saved };
    if (fault) {
      upload.refuse(image.name, fault);
      continue;
    }
    const id = galleryId(profileId, picture);
    const outcome = await upload.addStored(image, async (tx) => {
      // Another call may have imported it in the meantime.
      if ((await findKnown(tx, picture)).has(entry)) return 'shown';
      const [stored] = await holdStoredImages(tx, profileId, [picture, id]);
      return stored ? { imageId: stored.id } : 'missing';
    });
    if (outcome === 'shown') known += 1;
    if (outcome === 'missing') await importImage(upload, { ...image, id }, findImage(picture));
  }
  const { added, rejected } = upload.summary();
  const refused = Array.isArray(portrait) ? portrait : [];
  return { added, hasPortrait: portrait === 'imported', known, left, rejected: [...refused, ...rejected] };
}

async function importImage(
  upload: GalleryUpload,
  image: { name: string; saved: object; id: string },
  zipped: ZippedFile | undefined,
): Promise<void> {
  const { name } = image;
  if (!zipped) return upload.refuse(name, 'it is not in the zip.');
  if (zipped.size > imageMaxBytes) return upload.refuse(name, imageRefusals.tooLarge('it').message);
  try {
    await upload.add({ ...image, content: zipped.open() });
  } catch (error) {
    if (!(error instanceof DamagedEntryError)) throw error;
    upload.refuse(name, 'it is damaged.');
  }
}

/** @returns what became of it, or why it was refused */
async function importPortrait(
  ctx: ImportContext,
  profileId: string,
  { picture, alt }: NonNullable<PortableImages['portrait']>,
  findImage: ProfileInZip['findImage'],
): Promise<'known' | 'imported' | Imported['rejected']> {
  const id = portraitId(profileId, picture);
  const ids = [picture, id];
  const choose: ChooseStored = async (tx) => {
    if (ids.includes((await findPortrait(tx, profileId))?.id ?? '')) return 'shown';
    const stored = await holdStoredImages(tx, profileId, ids);
    const square = stored.find(({ width, height }) => width === height);
    return square ? { imageId: square.id } : 'missing';
  };
  try {
    const outcome = await showAsPortrait(ctx, profileId, alt, choose);
    if (outcome === 'shown') return 'known';
    if (outcome === 'missing') {
      const limit = { maxBytes: imageMaxBytes, tooLarge: imageRefusals.tooLarge('It').message };
      await withZipped(ctx, findImage(picture), limit, (file) =>
        uploadPortrait(ctx, profileId, { filename: picture, file, alt, id }),
      );
    }
    return 'imported';
  } catch (error) {
    return [toNamedRejection(refusalOf('The photo of you', error))];
  }
}
