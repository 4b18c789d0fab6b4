import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { CvExtension } from '../../contracts/cv';
import { isDocx } from './inspect-docx';

/** The type of a document by its content; undefined if it is not an accepted one. */
export async function inspectDocument(path: string): Promise<CvExtension | undefined> {
  if (await isZip(path)) return (await isDocx(path)) ? 'docx' : undefined;
  // The library throws on a damaged file, which counts as unknown.
  const type = await fileTypeFromFile(path).catch(() => undefined);
  if (type?.ext === 'pdf') return 'pdf';
  return type?.ext === 'cfb' && (await isWordDocument(path)) ? 'doc' : undefined;
}

const zipStart = Buffer.from('PK\x03\x04', 'latin1');
const headerBytes = 512;
const directoryBytes = 16 * 1024;
// The name of a Word document's main stream in the directory of an OLE file.
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Many programs write OLE files; Word's have its main stream in their directory. */
async function isWordDocument(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = await readAt(file, 0, headerBytes);
    if (header.length < headerBytes) return false;
    const sectorBytes = 2 ** Math.min(header.readUInt16LE(0x1e), 12);
    const directory = (header.readUInt32LE(0x30) + 1) * sectorBytes;
    return (await readAt(file, directory, directoryBytes)).includes(wordStream);
  } finally {
    await file.close();
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    return (await readAt(file, 0, zipStart.length)).equals(zipStart);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
