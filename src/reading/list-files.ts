import type { z } from 'zod';
import { fieldIssues, issuesMessage } from '../contracts/issues';
import type { PortableFiles, PortableImages } from '../contracts/portable-profile';
import { galleryImage } from '../contracts/sections/gallery-image';
import { UnreadableDocumentError } from './errors';
import { portableIn, resumeInZip } from './sources/portable';

const imageDetails = galleryImage.create.pick({
  caption: true,
  category: true,
  metadata: true,
  isPublic: true,
});

/** An image of a saved gallery, with those of its details that the gallery accepts. */
export interface ListedImage extends z.output<typeof imageDetails> {
  picture: string;
  /** Why it is refused, in a sentence, if the gallery does not accept all of them. */
  fault?: string;
}

/** What a zip of this product says about the files in it. Its size is bounded, whatever the zip says. */
export interface ListedFiles {
  portrait: PortableImages['portrait'];
  gallery: ListedImage[];
  files: PortableFiles;
}

/** The zip is not of this product. */
class NoProfileError extends UnreadableDocumentError {
  constructor() {
    super('This zip has no files from a profile that was saved here.');
  }
}

/** The list of the files in the zip at a path. @throws UnreadableDocumentError that says why there is none */
export async function listFiles(path: string): Promise<ListedFiles> {
  const resume = await resumeInZip(path);
  const portable = resume && portableIn(resume);
  if (!portable) throw new NoProfileError();
  const { pictures, files } = portable;
  return { portrait: pictures.portrait, gallery: pictures.gallery.map(toListed), files };
}

function toListed({ picture, ...details }: PortableImages['gallery'][number]): ListedImage {
  const { data, error } = imageDetails.safeParse(details);
  if (data) return { ...data, picture };
  const faulty = new Set(error.issues.map(({ path: [field] }) => field));
  const sound = Object.entries(details).filter(([field]) => !faulty.has(field));
  const { data: accepted } = imageDetails.safeParse(Object.fromEntries(sound));
  return { ...accepted, picture, fault: issuesMessage(fieldIssues(error)) };
}
