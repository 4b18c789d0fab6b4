import { v5 as uuidFrom } from 'uuid';
import { findOwnImages } from '../../../db/queries/images';
import type { BroughtFiles } from '../../contracts/cv-import';
import { imageRefusals } from '../../contracts/gallery-upload';
import { galleryImage, imageMaxBytes } from '../../contracts/sections/gallery-image';
import { DamagedEntryError, type ProfileInZip, type ZippedFile } from '../../reading/profile-in-zip';
import { refusalOf, toNamedRejection } from '../files/file-refusals';
import { GalleryUpload } from '../gallery/add-image';
import { uploadPortrait } from '../portrait/upload-portrait';
import { type ImportContext, withZipped } from './zipped-files';

type Brought = Pick<BroughtFiles, 'added' | 'hasPortrait' | 'known' | 'left' | 'rejected'>;

/**
 * Brings the portrait and the gallery. Each image gets the id that this zip gives it in this profile, by which it is
 * recognized later. Images that are left when the time is up are only counted.
 */
export async function bringImages(
  ctx: ImportContext,
  profileId: string,
  { pictures: listed, findImage }: ProfileInZip,
  isTimeUp: () => boolean,
): Promise<Brought> {
  const idOf = (picture: string) => uuidFrom(picture, profileId);
  const gallery = listed.gallery.slice(0, galleryImage.maxItems);
  const named = [...gallery, ...(listed.portrait ? [listed.portrait] : [])].map(({ picture }) => picture);
  const here = await findOwnImages(ctx.db, profileId, [...named, ...named.map(idOf)]);
  const isHere = (picture: string) => here.has(picture) || here.has(idOf(picture));

  const upload = new GalleryUpload(ctx, profileId);
  const { portrait } = listed;
  const refused =
    portrait && !isHere(portrait.picture)
      ? await bringPortrait(
          ctx,
          profileId,
          { ...portrait, id: idOf(portrait.picture) },
          findImage(portrait.picture),
        )
      : undefined;
  const wanted = gallery.filter(({ picture }) => !isHere(picture));
  let left = wanted.length;
  for (const { picture, ...saved } of wanted) {
    if (isTimeUp()) break;
    left -= 1;
    const zipped = findImage(picture);
    const name = nameOf(saved.caption, picture);
    if (!zipped) upload.refuse(name, 'it is not in the zip.');
    else if (zipped.size > imageMaxBytes) upload.refuse(name, imageRefusals.tooLarge('it').message);
    else await bringImage(upload, { name, content: zipped.open(), saved, id: idOf(picture) });
  }
  const { added, rejected } = upload.summary();
  return {
    added,
    hasPortrait: refused?.length === 0,
    known: named.filter(isHere).length,
    left,
    rejected: [...(refused ?? []), ...rejected],
  };
}

async function bringImage(upload: GalleryUpload, image: Parameters<GalleryUpload['add']>[0]): Promise<void> {
  try {
    await upload.add(image);
  } catch (error) {
    if (!(error instanceof DamagedEntryError)) throw error;
    upload.refuse(image.name, 'it is damaged.');
  }
}

interface NamedPortrait {
  picture: string;
  alt: string;
  id: string;
}

/** @returns why it was refused, if it was */
async function bringPortrait(
  ctx: ImportContext,
  profileId: string,
  { picture, alt, id }: NamedPortrait,
  zipped: ZippedFile | undefined,
): Promise<Brought['rejected']> {
  const name = 'The photo of you';
  const limit = { maxBytes: imageMaxBytes, tooLarge: imageRefusals.tooLarge('It').message };
  try {
    await withZipped(ctx, zipped, limit, (file) =>
      uploadPortrait(ctx, profileId, { filename: picture, file, alt, id }),
    );
    return [];
  } catch (error) {
    return [toNamedRejection(refusalOf(name, error))];
  }
}

const nameOf = (caption: unknown, picture: string) =>
  typeof caption === 'string' && caption ? caption : picture;
