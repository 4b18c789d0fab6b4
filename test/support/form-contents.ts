import { inflateSync } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { ExportExtension } from '../../src/contracts/exports';
import { readPdf } from '../../src/reading/sources/pdf';

/** Names and unpacked contents of all files in a zip, as text. */
export async function zipText(content: Buffer): Promise<string> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const parts: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    parts.push(entry.fileName, Buffer.concat(await stream.toArray()).toString());
  }
  return parts.join('\n');
}

/** All streams of a PDF that can be unpacked, attachments and metadata among them. */
function pdfStreams(content: Buffer): string {
  const parts: string[] = [content.toString('latin1')];
  for (let at = content.indexOf('stream\n'); at >= 0; at = content.indexOf('stream\n', at + 1)) {
    try {
      parts.push(inflateSync(content.subarray(at + 'stream\n'.length), { finishFlush: 2 }).toString());
    } catch {
      // Not every stream is packed.
    }
  }
  return parts.join('\n');
}

async function pdfText(content: Buffer): Promise<string> {
  const { pages } = await readPdf(content);
  const shown = pages.flatMap(({ items, links }) => [
    ...items.map(({ text }) => text),
    ...links.map(({ address }) => address),
  ]);
  return `${shown.join('')}\n${shown.join(' ')}\n${pdfStreams(content)}`;
}

/** Everything that each form says, in one text; a new form is to be added here. */
export const contentOfForm: Record<ExportExtension, (content: Buffer) => Promise<string>> = {
  json: async (content) => content.toString(),
  vcf: async (content) => content.toString().replaceAll('\r\n ', '').replace(/\\(.)/g, '$1'),
  md: async (content) => content.toString().replace(/\\(.)/g, '$1'),
  txt: async (content) => content.toString(),
  docx: zipText,
  pdf: pdfText,
  // Its letters are drawn; the test compares whole pictures.
  png: async (content) => content.toString('latin1'),
  zip: zipText,
};
