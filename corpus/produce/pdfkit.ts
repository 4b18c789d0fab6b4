import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Content } from '../content';
import type { PdfkitLayout } from '../layouts/layout';

/** Draws a document with pdfkit; the output is the same, byte for byte, every time. */
export async function drawWithPdfkit(layout: PdfkitLayout, content: Content): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: layout.pageSize ?? 'A4',
    margin: 0,
    bufferPages: true,
    info: { CreationDate: new Date(0) },
  });
  const sink = new PassThrough();
  pdf.pipe(sink);
  const bytes = buffer(sink);
  layout.draw(pdf, content);
  pdf.end();
  await once(pdf, 'end');
  return bytes;
}
