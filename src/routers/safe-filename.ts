import path from 'node:path';

const longestName = 150;

/** So much of what a sender calls a file is looked at: more than any system takes, with the folders before it. */
const longestSent = 1000;

/** The end of what a sender calls a file, where its own name stands. */
export const sentFilename = (filename: string): string => filename.slice(-longestSent).toWellFormed();

/**
 * The sender's file name without folders and characters that mislead, with the extension of the content.
 * @param fallback the name where nothing is left of it
 */
export function safeFilename(filename: string, extension: string, fallback: string): string {
  const base = sentFilename(filename).split(/[/\\]/).at(-1) ?? '';
  const printable = base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>:|?*]/gu, '').trim();
  const name =
    path.extname(printable).toLowerCase() === `.${extension}` ? path.parse(printable).name : printable;
  return `${[...name].slice(0, longestName).join('') || fallback}.${extension}`;
}
