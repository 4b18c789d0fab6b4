import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DamagedDocumentError, EncryptedDocumentError, NoTextError } from '../errors';
import type { LinkArea, PageContents } from '../layout/item';
import { FontWeights } from './font-weights';
import type { PdfFont } from './pdf-font';
import { PageReader } from './pdf-operators';
import { decodeInThisThread } from './pdf-worker';
import { SmallCapitals } from './small-capitals';

const mostPages = 30;
const mostItems = 40_000;
const mostLinks = 500;
/** Larger images are not decoded, because that takes long; smaller ones reveal where words are drawn on an image. */
const mostPixels = 1_000_000;

/** The pages of a PDF that were read. */
export interface PdfContents {
  pages: PageContents[];
  /** The number of all pages, read or not. */
  pageCount: number;
}

/** Reads the contents of a PDF's pages. Throws an `UnreadableDocumentError` that says why it cannot. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  decodeInThisThread();
  const task = getDocument({
    // A copy, because the library takes ownership of the bytes.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    maxImageSize: mostPixels,
    disableFontFace: true,
    isEvalSupported: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    return { pages: await readPages(document), pageCount: document.numPages };
  } catch (error) {
    throw reasonOf(error);
  } finally {
    await task.destroy();
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PageContents[]> {
  const pages: PageContents[] = [];
  const fonts = { weights: new FontWeights(), capitals: new SmallCapitals() };
  let items = 0;
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && items < mostItems; number++) {
    const page = await readPage(await document.getPage(number), fonts);
    items += page.items.length;
    pages.push(page);
  }
  if (items === 0) throw new NoTextError();
  return pages;
}

/** What is learnt about the fonts of a document, page by page. */
interface KnownFonts {
  weights: FontWeights;
  capitals: SmallCapitals;
}

async function readPage(page: PDFPageProxy, { weights, capitals }: KnownFonts): Promise<PageContents> {
  const viewport = page.getViewport({ scale: 1 });
  const fontOf = (name: string): PdfFont => (page.commonObjs.has(name) ? page.commonObjs.get(name) : {});
  const operators = await page.getOperatorList();
  weights.learn(operators, fontOf);
  capitals.learn(operators);
  const reader = new PageReader(viewport, (name) => weights.factsOf(fontOf(name)), capitals);
  reader.read(operators);
  const links = await readLinks(page);
  const { width, height } = viewport;
  page.cleanup();
  return {
    page: page.pageNumber,
    width,
    height,
    items: reader.words.items,
    dots: reader.dots,
    links,
  };
}

/** The fields of an annotation that describe a link. */
interface Annotation {
  subtype?: string;
  url?: string;
  unsafeUrl?: string;
  rect?: number[];
}

async function readLinks(page: PDFPageProxy): Promise<LinkArea[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: Annotation[] = await page.getAnnotations();
  return annotations.slice(0, mostLinks).flatMap(({ subtype, url, unsafeUrl, rect }) => {
    const address = url ?? unsafeUrl;
    if (subtype !== 'Link' || !address || !rect) return [];
    const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(rect[0] ?? 0, rect[1] ?? 0);
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(rect[2] ?? 0, rect[3] ?? 0);
    return [
      {
        address,
        x: Math.min(x0, x1),
        y: Math.min(y0, y1),
        width: Math.abs(x1 - x0),
        height: Math.abs(y1 - y0),
      },
    ];
  });
}

function reasonOf(error: unknown): unknown {
  if (error instanceof NoTextError) return error;
  if (error instanceof Error && error.name === 'PasswordException')
    return new EncryptedDocumentError({ cause: error });
  return new DamagedDocumentError({ cause: error });
}
