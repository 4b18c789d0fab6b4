import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure that screen readers follow. */
export interface StructureElement {
  role: string;
  text: string;
  alt?: string;
}

/** What programs read in a PDF. */
export async function pdfContents(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)));
    const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    const attachments: Record<string, { content: Uint8Array }> | null = await pdf.getAttachments();
    const { info } = await pdf.getMetadata();
    const texts = await Promise.all(pages.map(textItemsOf));
    return {
      pageCount: pdf.numPages,
      sizes: pages.map(({ view }) => view.slice(2).map(Math.round)),
      text: texts.map(textOf).join('\n'),
      placed: texts.flatMap((items, index) => placedOf(items, index + 1)),
      links: annotations.flatMap(({ url }: { url?: string }) => (url ? [url] : [])),
      elements: (await Promise.all(pages.map(elementsOf))).flat(),
      attachments: Object.fromEntries(
        Object.entries(attachments ?? {}).map(([name, { content }]) => [
          name,
          Buffer.from(content).toString(),
        ]),
      ),
      info: info as Record<string, unknown>,
      /** What the document claims to be, such as `pdfuaid`. */
      claims: (claim: string) => Buffer.from(bytes).includes(claim),
    };
  } finally {
    await task.destroy();
  }
}

/** How many pages a PDF has, and where its texts are: what costs least to read. */
export async function pdfPlaces(bytes: Uint8Array): Promise<{ pageCount: number; placed: PlacedText[] }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    const texts = await Promise.all(numbers.map(async (number) => textItemsOf(await pdf.getPage(number))));
    return { pageCount: pdf.numPages, placed: texts.flatMap((items, index) => placedOf(items, index + 1)) };
  } finally {
    await task.destroy();
  }
}

type TextItems = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'];

async function textItemsOf(page: PDFPageProxy): Promise<TextItems> {
  return (await page.getTextContent()).items;
}

const textOf = (items: TextItems): string =>
  items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');

/** A text with its place, in points from the left and from the foot of its page, and the size of its type. */
interface PlacedText {
  text: string;
  page: number;
  from: number;
  to: number;
  bottom: number;
  size: number;
}

/** The texts of a page with their places. */
function placedOf(items: TextItems, page: number): PlacedText[] {
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [
          {
            text: item.str,
            page,
            from: item.transform[4],
            to: item.transform[4] + item.width,
            bottom: item.transform[5],
            size: Math.round(item.height * 10) / 10,
          },
        ]
      : [],
  );
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** The elements of a page in reading order, each with its own text. */
async function elementsOf(page: PDFPageProxy): Promise<StructureElement[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const inside = ({ id, children = [] }: Node): string =>
    (texts.get(id ?? '') ?? '') + children.map(inside).join('');
  const walk = (node: Node): StructureElement[] => [
    ...(node.role ? [{ role: node.role, text: inside(node), ...(node.alt && { alt: node.alt }) }] : []),
    ...(node.children ?? []).flatMap(walk),
  ];
  const tree: Node | null = await page.getStructTree();
  return tree ? walk(tree) : [];
}
