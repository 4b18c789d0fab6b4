import { z } from 'zod';

/** What is wrong with a backup, a restore or an archive; the message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Raised when older programs could not restore a new archive. */
const formatVersion = 1;

/** The names of the archive's entries, in order. */
export const entryNames = {
  file: (key: string) => `files/${key}`,
  table: (name: string) => `tables/${name}.copy.gz`,
  jobs: 'jobs.json',
  manifest: 'manifest.json',
  /** In the format of `sha256sum`, which can verify it. */
  sums: 'SHA256SUMS',
};

/** The file key of an entry. @throws BackupError if it is not a file */
export function fileKeyOf(entryName: string): string {
  const key = /^files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(entryName)?.[1];
  if (key) return key;
  throw new BackupError(`The archive holds ${entryName}, which this version of Storyfolio does not know.`);
}

/** A line of `sums`. */
export const toSumLine = ([name, hash]: readonly [name: string, hash: string]) => `${hash}  ${name}\n`;

const identifier = z.string().regex(/^[a-z_][a-z\d_]{0,62}$/);

const manifestSchema = z.object({
  format: z.literal('storyfolio-backup'),
  formatVersion: z.literal(formatVersion),
  /** Version of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgresql: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier), rows: z.int() })),
  partitions: z.array(
    z.object({
      name: identifier,
      parent: identifier,
      // Executed as is.
      bound: z.string().regex(/^(DEFAULT|FOR VALUES [^;]*)$/),
    }),
  ),
  sequences: z.array(z.object({ name: identifier, lastValue: z.string().regex(/^-?\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The keys of referenced files that were missing or of another size when it was written. */
  damagedFiles: z.array(z.string()),
});

const jobsSchema = z.array(
  z.object({ id: z.uuid(), name: z.string(), data: z.record(z.string(), z.unknown()) }),
);

/** The archive's description of itself. */
export type Manifest = z.output<typeof manifestSchema>;

export const newManifest = (content: Omit<Manifest, 'format' | 'formatVersion'>): Manifest => ({
  format: 'storyfolio-backup',
  formatVersion,
  ...content,
});

/** @throws BackupError if the format is unknown or newer */
export function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  const head = z
    .object({ format: z.string(), formatVersion: z.int(), version: z.string() })
    .safeParse(manifest);
  if (head.data && head.data.formatVersion > formatVersion) throw newerArchive(head.data.version);
  return manifestSchema.parse(manifest);
}

export const readJobs = (text: string) => jobsSchema.parse(JSON.parse(text));

/** Written by a newer program. */
export const newerArchive = (version: string) =>
  new BackupError(
    `The archive was written by a newer Storyfolio (${version}). Restore it with that version or a newer one.`,
  );
