import { Packer } from 'docx';
import { contentOf } from '../content';
import type { PlannedDocument } from '../plan';
import { printWithChromium } from './chromium';
import { hasLibreOffice, printWithLibreOffice } from './libreoffice';
import { drawWithPdfkit } from './pdfkit';
import { renderWithReactPdf } from './react-pdf';
import { setWithTypst } from './typst';

export interface ProducedDocument {
  name: string;
  extension: 'pdf' | 'docx';
  bytes: Buffer;
}

/** Makes documents. If LibreOffice is not available, documents that need it are skipped and returned by name. */
export async function produce(
  planned: PlannedDocument[],
): Promise<{ documents: ProducedDocument[]; leftOut: string[] }> {
  const pages: { name: string; html: string }[] = [];
  const toSet: { name: string; markup: string }[] = [];
  const toPrint: { name: string; docx: Buffer }[] = [];
  const documents: ProducedDocument[] = [];
  for (const { name, person, layout, variant } of planned) {
    const content = contentOf(person, variant);
    switch (layout.producer) {
      case 'chromium':
        pages.push({ name, html: layout.html(content) });
        break;
      case 'pdfkit':
        documents.push({ name, extension: 'pdf', bytes: await drawWithPdfkit(layout, content) });
        break;
      case 'react-pdf':
        documents.push({ name, extension: 'pdf', bytes: await renderWithReactPdf(layout, content) });
        break;
      case 'typst':
        toSet.push({ name, markup: layout.markup(content) });
        break;
      case 'docx':
        documents.push({ name, extension: 'docx', bytes: await Packer.toBuffer(layout.document(content)) });
        break;
      case 'libreoffice':
        toPrint.push({ name, docx: await Packer.toBuffer(layout.document(content)) });
        break;
    }
  }
  const asPdf = (printed: Map<string, Buffer>) =>
    [...printed].map(([name, bytes]) => ({ name, extension: 'pdf' as const, bytes }));
  if (pages.length) documents.push(...asPdf(await printWithChromium(pages)));
  if (toSet.length) documents.push(...asPdf(setWithTypst(toSet)));
  if (!toPrint.length) return { documents, leftOut: [] };
  if (!(await hasLibreOffice())) return { documents, leftOut: toPrint.map(({ name }) => name) };
  documents.push(...asPdf(await printWithLibreOffice(toPrint)));
  return { documents, leftOut: [] };
}
