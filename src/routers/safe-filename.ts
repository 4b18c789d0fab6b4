import path from 'node:path';

const longestName = 150;

/** The longest part of a sender's file name that is parsed: more than any system allows, with folders. */
const longestSent = 1000;

/** The base name of a sender's file name. */
export const sentFilename = (filename: string): string => filename.slice(-longestSent).toWellFormed();

/**
 * The sender's file name without folders and misleading characters, with the extension of the content.
 * @param fallback the name if nothing remains
 */
export function safeFilename(filename: string, extension: string, fallback: string): string {
  const base = sentFilename(filename).split(/[/\\]/).at(-1) ?? '';
  const printable = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>:|?*]/gu, '').trim();
  const name =
    path.extname(printable).toLowerCase() === `.${extension}` ? path.parse(printable).name : printable;
  return `${[...name].slice(0, longestName).join('') || fallback}.${extension}`;
}
