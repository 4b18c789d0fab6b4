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
  const withId = identifier(profileId);
  const portrait = listed.portrait && withId(listed.portrait);
  const gallery = listed.gallery.slice(0, galleryImage.maxItems).map(withId);
  const named = [...gallery, ...(portrait ? [portrait] : [])];
  const here = await findOwnImages(
    ctx.db,
    profileId,
    named.flatMap(({ picture, id }) => [picture, id]),
  );
  const isHere = ({ picture, id }: Identified) => here.has(picture) || here.has(id);

  const upload = new GalleryUpload(ctx, profileId);
  const refused =
    portrait && !isHere(portrait)
      ? await bringPortrait(ctx, profileId, portrait, findImage(portrait.picture))
      : undefined;
  const wanted = gallery.filter((image) => !isHere(image));
  let left = wanted.length;
  for (const { picture, id, ...saved } of wanted) {
    if (isTimeUp()) break;
    left -= 1;
    const zipped = findImage(picture);
    const name = nameOf(saved.caption, picture);
    if (!zipped) upload.refuse(name, 'it is not in the zip.');
    else if (zipped.size > imageMaxBytes) upload.refuse(name, imageRefusals.tooLarge('it').message);
    else await bringImage(upload, { name, content: zipped.open(), saved, id });
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

interface Identified {
  picture: string;
  id: string;
}

/** Gives images their ids in the profile: the first that shows a picture one, each further one that shows it another. */
function identifier(profileId: string) {
  const shown = new Map<string, number>();
  return <T extends { picture: string }>(image: T): T & Identified => {
    const { picture } = image;
    const before = shown.get(picture) ?? 0;
    shown.set(picture, before + 1);
    return { ...image, id: uuidFrom(before === 0 ? picture : `${picture} ${before}`, profileId) };
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

interface NamedPortrait extends Identified {
  alt: string;
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
