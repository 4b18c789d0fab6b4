import { createHash } from 'node:crypto';
import {
  comparableJson,
  type PortableProfile,
  portableFilename,
  portableProfile,
} from '../../contracts/portable-profile';
import { LargeResumeError, mostResumeBytes, parseResume } from './json-resume';
import { type DocumentSource, unzip } from './unzip';

/** What this product wrote into a JSON Resume for its own use; undefined if another product wrote the file. */
export function portableIn(resume: object): PortableProfile | undefined {
  const meta: unknown = 'meta' in resume ? resume.meta : undefined;
  const own = typeof meta === 'object' && meta !== null && 'storyfolio' in meta ? meta.storyfolio : undefined;
  return portableProfile.safeParse(own).data;
}

/** Whether the file was changed after this product wrote it; then its other parts are what counts. */
export function isEdited(resume: object, { digest }: PortableProfile): boolean {
  const rest = Object.fromEntries(Object.entries(resume).filter(([field]) => field !== 'meta'));
  return createHash('sha256').update(comparableJson(rest)).digest('hex') !== digest;
}

const limits = { entries: 20_000, entryBytes: mostResumeBytes };

/**
 * The JSON Resume in a zip of this product; undefined in any other zip.
 * @throws UnreadableDocumentError if there is one that cannot be read
 */
export async function resumeInZip(source: DocumentSource): Promise<object | undefined> {
  const { files, cut } = await unzip(source, (name) => name === portableFilename, limits);
  if (cut.length > 0) throw new LargeResumeError();
  const file = files.get(portableFilename);
  return file && parseResume(file);
}
