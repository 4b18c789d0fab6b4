import path from 'node:path';

const longestName = 150;

/**
 * The sender's file name without folders and characters that mislead, with the extension of the content.
 * @param fallback the name where nothing is left of it
 */
export function safeFilename(filename: string, extension: string, fallback: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? '';
  const printable = base
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>:|?*]/gu, '')
    .trim();
  const name =
    path.extname(printable).toLowerCase() === `.${extension}` ? path.parse(printable).name : printable;
  return `${[...name].slice(0, longestName).join('') || fallback}.${extension}`;
}
