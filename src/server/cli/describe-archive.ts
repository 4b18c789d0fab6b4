import type { Manifest } from '../backup/manifest';

const inNumbers = (value: number) => value.toLocaleString('en');

export const inMegabytes = (bytes: number) => `${inNumbers(Math.ceil(bytes / 1_000_000))} MB`;

/** The contents and the date of an archive. */
export function describeContent({ version, createdAt, tables, files, damagedFiles }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const content =
    `${inNumbers(rows)} rows of ${tables.length} tables and ${inNumbers(files.count)} files ` +
    `(${inMegabytes(files.bytes)}), as of ${createdAt}, written by Storyfolio ${version}.`;
  if (damagedFiles.length === 0) return [content];
  const heading = `These files (${damagedFiles.length}) were missing or damaged before it was written:`;
  return [content, heading, ...damagedFiles.map((key) => `  ${key}`)];
}
