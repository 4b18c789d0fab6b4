import { numberText } from '../../contracts/count-text';
import type { Manifest } from '../backup/manifest';

export const inMegabytes = (bytes: number) => `${numberText(Math.ceil(bytes / 1_000_000))} MB`;

/** The contents and the date of an archive. */
export function describeContent({ version, createdAt, tables, files, damagedFiles }: Manifest): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const content =
    `${numberText(rows)} rows of ${tables.length} tables and ${numberText(files.count)} files ` +
    `(${inMegabytes(files.bytes)}), as of ${createdAt}, written by Storyfolio ${version}.`;
  if (damagedFiles.length === 0) return [content];
  const heading = `These files (${damagedFiles.length}) were missing or damaged before it was written:`;
  return [content, heading, ...damagedFiles.map((key) => `  ${key}`)];
}
