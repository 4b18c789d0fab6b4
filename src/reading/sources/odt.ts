import { DamagedDocumentError } from '../errors';
import type { LaidOutDocument, LayoutAssumptions } from '../layout-types';
import { layOutFlows } from './docx/docx';
import { Flow } from './docx/flow';
import { Styles } from './docx/styles';
import { childOf, type Element, elementsOf, parseXml } from './docx/xml';
import { OdtStyles } from './odt-styles';
import { type DocumentSource, unzip } from './unzip';

const limits = { entries: 5000, entryBytes: 16 * 1024 * 1024 };

/** Reads an OpenDocument text. @throws UnreadableDocumentError that says why it cannot */
export async function readOdt(
  source: DocumentSource,
  assumptions?: LayoutAssumptions,
): Promise<LaidOutDocument> {
  const { files } = await unzip(source, (name) => ['content.xml', 'styles.xml'].includes(name), limits);
  const [content, styles] = ['content.xml', 'styles.xml'].map((name) => {
    const file = files.get(name);
    return file && parseXml(file);
  });
  const text = childOf(content, 'office:document-content', 'office:body', 'office:text');
  if (!text) throw new DamagedDocumentError();
  const translation = new Translation(new OdtStyles([styles, content]));
  const flowOf = (element: Element) => {
    const flow = new Flow({ styles: new Styles(undefined), links: translation.links });
    flow.place(translation.blocksOf(element));
    return flow;
  };
  const pages = elementsOf(childOf(styles, 'office:document-styles', 'office:master-styles'));
  const partsOfPages = (name: string) =>
    pages.flatMap((page) => elementsOf(page).filter((part) => part.name === name)).map(flowOf);
  const flows = {
    body: flowOf(text),
    headers: partsOfPages('style:header'),
    footers: partsOfPages('style:footer'),
  };
  return layOutFlows(flows, assumptions);
}

const wordElement = (name: string, children: (Element | string)[] = [], attributes = {}): Element => ({
  name,
  attributes,
  children,
});

/** Elements that are not part of the text. */
const skipped = new Set([
  'text:tracked-changes',
  'text:sequence-decls',
  'text:table-of-content',
  'office:annotation',
  'office:forms',
  'text:note-citation',
  'text:page-number',
  'text:page-count',
  'svg:title',
  'svg:desc',
]);

/** Translates the content of an OpenDocument text to the elements of a Word document. */
class Translation {
  /** The addresses of links by themselves. */
  readonly links = new Map<string, string>();

  constructor(private readonly styles: OdtStyles) {}

  blocksOf(element: Element, isListed = false): Element {
    return wordElement(
      'w:body',
      elementsOf(element).flatMap((child) => this.blockOf(child, isListed)),
    );
  }

  private blockOf(element: Element, isListed: boolean): Element[] {
    switch (element.name) {
      case 'text:p':
      case 'text:h':
        return [this.paragraphOf(element, isListed)];
      case 'table:table':
        return [this.tableOf(element)];
      case 'text:list':
        return elementsOf(element).flatMap((item) =>
          elementsOf(item).flatMap((child, index) => this.blockOf(child, index === 0)),
        );
      case 'text:section':
      case 'text:index-body':
        return elementsOf(element).flatMap((child) => this.blockOf(child, isListed));
      // A frame that is anchored to the page.
      case 'draw:frame':
        return [wordElement('w:p', [wordElement('w:r', this.boxesOf(element))])];
      default:
        return [];
    }
  }

  private paragraphOf(element: Element, isListed: boolean): Element {
    const style = element.attributes['text:style-name'];
    const properties = this.styles.paragraph(style, isListed && element.name === 'text:p');
    return wordElement('w:p', [properties, ...this.runsOf(element, [style], undefined)]);
  }

  private runsOf(element: Element, styles: (string | undefined)[], link: string | undefined): Element[] {
    return element.children.flatMap((child): Element[] => {
      if (typeof child === 'string') {
        return this.run(styles, link, wordElement('w:t', [child.replace(/\s+/g, ' ')]));
      }
      const { name, attributes } = child;
      if (skipped.has(name)) return [];
      switch (name) {
        case 'text:tab':
          return this.run(styles, link, wordElement('w:tab'));
        case 'text:line-break':
          return this.run(styles, link, wordElement('w:br'));
        case 'text:s': {
          const count = Math.min(Number(attributes['text:c'] ?? 1) || 1, 100);
          return this.run(styles, link, wordElement('w:t', [' '.repeat(count)]));
        }
        case 'text:a':
          return this.runsOf(child, styles, attributes['xlink:href'] ?? link);
        case 'text:span':
          return this.runsOf(child, [...styles, attributes['text:style-name']], link);
        case 'draw:frame':
        case 'draw:custom-shape':
        case 'draw:g':
          return [wordElement('w:r', this.boxesOf(child))];
        default:
          return this.runsOf(child, styles, link);
      }
    });
  }

  private run(styles: (string | undefined)[], link: string | undefined, content: Element): Element[] {
    const run = wordElement('w:r', [this.styles.run(styles), content]);
    if (link === undefined) return [run];
    this.links.set(link, link);
    return [wordElement('w:hyperlink', [run], { 'r:id': link })];
  }

  private boxesOf(frame: Element): Element[] {
    if (frame.name === 'draw:text-box' || frame.name === 'draw:custom-shape') {
      return [{ ...this.blocksOf(frame), name: 'w:txbxContent' }];
    }
    return elementsOf(frame).flatMap((child) => this.boxesOf(child));
  }

  private tableOf(table: Element): Element {
    const rows = rowsIn(table).map((row) => {
      const cells = elementsOf(row).filter(({ name }) => name === 'table:table-cell');
      return wordElement(
        'w:tr',
        cells.map((cell) => {
          const span = cell.attributes['table:number-columns-spanned'] ?? '1';
          const properties = wordElement('w:tcPr', [wordElement('w:gridSpan', [], { 'w:val': span })]);
          return wordElement('w:tc', [properties, ...this.blocksOf(cell).children]);
        }),
      );
    });
    const widths = columnsIn(table).map((style) =>
      wordElement('w:gridCol', [], { 'w:w': this.styles.width(style) }),
    );
    return wordElement('w:tbl', [wordElement('w:tblGrid', widths), ...rows]);
  }
}

const rowsIn = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) =>
    child.name === 'table:table-row'
      ? [child]
      : ['table:table-header-rows', 'table:table-rows', 'table:table-row-group'].includes(child.name)
        ? rowsIn(child)
        : [],
  );

/** The styles of the columns; one element may stand for several. */
const columnsIn = (table: Element): (string | undefined)[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name !== 'table:table-column')
      return child.name.startsWith('table:table-column') ? columnsIn(child) : [];
    const count = Math.min(Number(child.attributes['table:number-columns-repeated'] ?? 1) || 1, 60);
    return Array.from({ length: count }, () => child.attributes['table:style-name']);
  });
