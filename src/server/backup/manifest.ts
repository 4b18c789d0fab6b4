import { z } from 'zod';

/** What a backup, a restore or the archive lacks; the message is for the operator and says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Raised whenever programs of before could not restore an archive of now. */
const formatVersion = 1;

/** The names of an archive's entries, in their order. */
export const entryNames = {
  file: (key: string) => `files/${key}`,
  table: (name: string) => `tables/${name}.copy.gz`,
  jobs: 'jobs.json',
  manifest: 'manifest.json',
  /** In the form of `sha256sum`, which can check it. */
  sums: 'SHA256SUMS',
};

/** The key of the file that an entry holds. @throws BackupError if it holds something else */
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
  /** Of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgresql: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: identifier, columns: z.array(identifier), rows: z.int() })),
  partitions: z.array(
    z.object({
      name: identifier,
      parent: identifier,
      // It is run as it stands.
      bound: z.string().regex(/^(DEFAULT|FOR VALUES [^;]*)$/),
    }),
  ),
  sequences: z.array(z.object({ name: identifier, lastValue: z.string().regex(/^-?\d+$/) })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The keys of files that content names, but that were missing or of another size when it was written. */
  damagedFiles: z.array(z.string()),
});

const jobsSchema = z.array(
  z.object({ id: z.uuid(), name: z.string(), data: z.record(z.string(), z.unknown()) }),
);

/** What an archive says of itself. */
export type Manifest = z.output<typeof manifestSchema>;

export const newManifest = (content: Omit<Manifest, 'format' | 'formatVersion'>): Manifest => ({
  format: 'storyfolio-backup',
  formatVersion,
  ...content,
});

/** @throws BackupError if the archive is of another format, or of a newer one */
export function readManifest(text: string): Manifest {
  const manifest: unknown = JSON.parse(text);
  const head = z
    .object({ format: z.string(), formatVersion: z.int(), version: z.string() })
    .safeParse(manifest);
  if (head.data && head.data.formatVersion > formatVersion) throw newerArchive(head.data.version);
  return manifestSchema.parse(manifest);
}

export const readJobs = (text: string) => jobsSchema.parse(JSON.parse(text));

/** The archive of a newer program. */
export const newerArchive = (version: string) =>
  new BackupError(
    `The archive was written by a newer Storyfolio (${version}). Restore it with that version or a newer one.`,
  );
