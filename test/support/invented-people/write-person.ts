import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { keysOf } from '../../../src/contracts/keys-of';
import { sectionContracts } from '../../../src/contracts/sections';
import type { InventedPerson } from './invented-person';

/** Sends JSON to a route of the product, as the owner of the profile. @throws if it is refused */
type Send = (route: string, body: object) => Promise<unknown>;

const pictures = path.join(import.meta.dirname, '../../../db/seeds/images');
/** How many photos a call may bring. */
const atOnce = 10;

/** Writes a person into the sender's current profile, by the writes of the product. */
export async function writePerson(
  send: Send,
  { profile, sections, photos = [] }: InventedPerson,
  slug: string,
) {
  const current = '/profile/demo-profile-1';
  await send(`PATCH ${current}`, { ...profile, profileSlug: slug });
  for (const section of keysOf(sections))
    for (const entry of sections[section] ?? [])
      await send(`POST ${current}/${sectionContracts[section].path}`, entry);
  for (let from = 0; from < photos.length; from += atOnce) {
    const captions = photos.slice(from, from + atOnce);
    const images = await Promise.all(captions.map((_, index) => photo(from + index)));
    await send(`POST ${current}/gallery/upload`, { images, captions });
  }
}

/** One of the demo's photos, in colors of its own. */
async function photo(number: number) {
  const files = (await readdir(pictures)).filter((file) => !file.startsWith('portrait'));
  const file = path.join(pictures, files[number % files.length] ?? '');
  const image = sharp(file)
    .resize(number % 5 === 4 ? { width: 600, height: 900 } : { width: 1000 })
    .modulate({ hue: (number * 47) % 360 });
  return { data: (await image.jpeg().toBuffer()).toString('base64'), name: `photo-${number}.jpg` };
}
