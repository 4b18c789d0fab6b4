import { TRPCError } from '@trpc/server';
import { v5 as uuidFrom } from 'uuid';
import { findOwnImages } from '../../../db/queries/images';
import type { ImportedImages } from '../../contracts/cv-import';
import { imageRefusals } from '../../contracts/gallery-upload';
import { galleryImage, imageMaxBytes } from '../../contracts/sections/gallery-image';
import { imagesInZip, type ZippedImage, type ZippedImages } from '../../reading/images-in-zip';
import type { Caller, Context } from '../context';
import { GalleryUpload } from '../gallery/add-image';
import { uploadPortrait } from '../portrait/upload-portrait';
import type { StagedFile } from '../ports';

type ImportContext = Pick<Context, 'config' | 'db' | 'files' | 'signal'> & { caller: Caller };

/** A sender gives up on an answer that takes much longer. */
const longestMs = 60_000;

/**
 * Brings the portrait and the gallery of a zip of this product, image by image and as any upload. Each gets the id that
 * this zip gives it in this profile, so that a zip that is sent once more adds what is missing, and nothing twice.
 * @throws UNPROCESSABLE_CONTENT if the zip holds no images of a profile
 */
export async function importImages(
  ctx: ImportContext,
  profileId: string,
  { path }: StagedFile,
): Promise<ImportedImages> {
  const images = await imagesInZip(path);
  if ('unreadable' in images)
    throw new TRPCError({ code: 'UNPROCESSABLE_CONTENT', message: images.unreadable });
  try {
    return await bring(ctx, profileId, images);
  } finally {
    images.close();
  }
}

async function bring(
  ctx: ImportContext,
  profileId: string,
  { listed, find }: ZippedImages,
): Promise<ImportedImages> {
  const idOf = (picture: string) => uuidFrom(picture, profileId);
  const gallery = listed.gallery.slice(0, galleryImage.maxItems);
  const named = [...gallery, ...(listed.portrait ? [listed.portrait] : [])].map(({ picture }) => picture);
  const here = await findOwnImages(ctx.db, profileId, [...named, ...named.map(idOf)]);
  const isHere = (picture: string) => here.has(picture) || here.has(idOf(picture));

  const upload = new GalleryUpload(ctx, profileId);
  const { portrait } = listed;
  const hasPortrait =
    portrait !== null &&
    !isHere(portrait.picture) &&
    (await bringPortrait(
      ctx,
      profileId,
      { ...portrait, id: idOf(portrait.picture) },
      find(portrait.picture),
    ));
  const wanted = gallery.filter(({ picture }) => !isHere(picture));
  const until = Date.now() + longestMs;
  let left = wanted.length;
  for (const { picture, ...saved } of wanted) {
    if (Date.now() > until) break;
    left -= 1;
    const zipped = find(picture);
    const name = nameOf(saved.caption, picture);
    if (!zipped) upload.refuse(name, 'it is not in the zip.');
    else if (zipped.size > imageMaxBytes) upload.refuse(name, imageRefusals.tooLarge('it').message);
    else await upload.add({ name, content: await zipped.open(), saved, id: idOf(picture) });
  }
  const { added, rejected } = upload.summary();
  return { added, hasPortrait, known: named.filter(isHere).length, left, rejected };
}

interface NamedPortrait {
  picture: string;
  alt: string;
  id: string;
}

/** @returns whether the zip holds it */
async function bringPortrait(
  ctx: ImportContext,
  profileId: string,
  { picture, alt, id }: NamedPortrait,
  zipped: ZippedImage | undefined,
): Promise<boolean> {
  if (!zipped || zipped.size > imageMaxBytes) return false;
  const file = await ctx.files.stage(await zipped.open(), imageMaxBytes);
  try {
    await uploadPortrait(ctx, profileId, { filename: picture, file, alt, id });
    return true;
  } finally {
    await ctx.files.discard(file);
  }
}

const nameOf = (caption: unknown, picture: string) =>
  typeof caption === 'string' && caption ? caption : picture;
