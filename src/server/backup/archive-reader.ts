import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import type { QueuedJob } from '../adapters/queued-jobs';
import {
  BackupError,
  entryNames,
  fileKeyOf,
  type Manifest,
  readJobs,
  readManifest,
  toSumLine,
} from './manifest';

/** A verified archive. */
export interface VerifiedArchive {
  manifest: Manifest;
  jobs: QueuedJob[];
  /** Its entries in order; each must be read to its end, and fails if it has changed since. */
  entries(): AsyncGenerator<ArchiveEntry>;
  has(name: string): boolean;
}

/** A table or file in the archive. */
export interface ArchiveEntry {
  name: string;
  /** In bytes. */
  size: number;
  content: Readable;
}

const readAtOnce = 256 * 1024;
/** The checksum list has a line of about a hundred bytes per file. */
const maxTextBytes = 400_000_000;
const textNames = new Set<string>([entryNames.jobs, entryNames.manifest, entryNames.sums]);

/**
 * Reads an archive completely and verifies all checksums.
 * @throws BackupError if it is damaged, truncated, or not an archive of this product
 */
export async function verifyArchive(
  file: string,
  signal = new AbortController().signal,
): Promise<VerifiedArchive> {
  try {
    const { hashes, texts } = await readAll(file, signal);
    compare(hashes, texts.get(entryNames.sums));
    const manifest = readManifest(texts.get(entryNames.manifest) ?? '');
    requireEntries(manifest, new Set(hashes.keys()));
    return {
      manifest,
      jobs: readJobs(texts.get(entryNames.jobs) ?? ''),
      has: (name) => hashes.has(name),
      entries: () => verifiedEntries(file, hashes),
    };
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof Error ? explain(file, error) : error;
  }
}

/** @throws Error that names the difference */
function compare(hashes: Map<string, string>, sums: string | undefined): void {
  if (sums === undefined) throw new Error('its end is missing');
  const lines = [...hashes].filter(([name]) => name !== entryNames.sums).map(toSumLine);
  const expected = new Set(sums.split(/(?<=\n)/));
  const strange = lines.find((line) => !expected.delete(line)) ?? [...expected][0];
  if (strange) throw new Error(`${strange.slice(66).trim()} is not what was written`);
}

/** @throws Error if the manifest lists other entries than there are */
function requireEntries({ tables }: Manifest, names: Set<string>): void {
  const known = new Set([...textNames, ...tables.map(({ name }) => entryNames.table(name))]);
  const missing = [...known].find((name) => !names.has(name));
  if (missing) throw new Error(`${missing} is missing`);
  for (const name of names) if (!known.has(name)) fileKeyOf(name);
}

/** Hashes all entries, and keeps the manifest and the checksums. */
async function readAll(file: string, signal: AbortSignal) {
  const hashes = new Map<string, string>();
  const texts = new Map<string, string>();
  for await (const { name, size, content } of readEntries(file)) {
    signal.throwIfAborted();
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    const isText = textNames.has(name) && size < maxTextBytes;
    for await (const chunk of content) {
      hash.update(chunk);
      if (isText) kept.push(chunk);
    }
    if (isText) texts.set(name, Buffer.concat(kept).toString());
    hashes.set(name, hash.digest('hex'));
  }
  return { hashes, texts };
}

async function* verifiedEntries(file: string, hashes: Map<string, string>): AsyncGenerator<ArchiveEntry> {
  for await (const { name, size, content } of readEntries(file)) {
    if (textNames.has(name)) {
      content.resume();
      continue;
    }
    const hash = createHash('sha256');
    const watch = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
      flush(done) {
        const isSame = hash.digest('hex') === hashes.get(name);
        done(isSame ? null : new BackupError(`${file} has changed while it was read: ${name}.`));
      },
    });
    // The reader receives the error.
    pipeline(content, watch).catch(() => {});
    yield { name, size, content: watch };
  }
}

async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file, { highWaterMark: readAtOnce }), tar);
  // The loop receives the error too.
  read.catch(() => {});
  for await (const entry of tar) {
    yield { name: entry.header.name, size: entry.header.size ?? 0, content: entry };
  }
  await read;
}

function explain(file: string, cause: Error): BackupError {
  if (cause instanceof BackupError) return cause;
  if ('syscall' in cause) return new BackupError(`${file} cannot be read: ${cause.message}.`, { cause });
  return new BackupError(
    `${file} is damaged, or no backup of Storyfolio (${cause.message}). Nothing was changed. Use another archive.`,
    { cause },
  );
}
