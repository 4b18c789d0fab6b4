import { DamagedDocumentError, NoTextError } from '../../errors';
import { partsOfStreams } from '../../layout/parts-of-streams';
import { rowsOf } from '../../layout/rows';
import { sectionsOf } from '../../layout/sections';
import type { DocumentLink, DocumentSection, LaidOutDocument, LayoutAssumptions } from '../../layout-types';
import { type DocumentSource, unzip } from '../unzip';
import { Flow } from './flow';
import { Styles } from './styles';
import { childOf, type Element, elementsOf, parseXml } from './xml';

const limits = { entries: 5000, entryBytes: 16 * 1024 * 1024 };

const parts =
  /^word\/(?:(?:document|header|footer)\d*|styles|_rels\/(?:document|header|footer)\d*)\.xml(?:\.rels)?$/;

/** Reads a Word document (Office Open XML). @throws UnreadableDocumentError that says why it cannot */
export async function readDocx(
  source: DocumentSource,
  assumptions?: LayoutAssumptions,
): Promise<LaidOutDocument> {
  const { files } = await unzip(source, (name) => parts.test(name), limits);
  const names = [...files.keys()].sort();
  const main = names.find((name) => /^word\/document\d*\.xml$/.test(name));
  if (!main) throw new DamagedDocumentError();
  const styles = new Styles(parsePart(files, 'word/styles.xml'));
  const flowOf = (name: string, ...path: string[]) => {
    const flow = new Flow({ styles, links: linksOf(parsePart(files, relationsOf(name))) });
    const content = childOf(parsePart(files, name), ...path);
    if (content) flow.place(content);
    return flow;
  };

  const body = flowOf(main, 'w:document', 'w:body');
  const headers = names
    .filter((name) => /^word\/header\d*\.xml$/.test(name))
    .map((name) => flowOf(name, 'w:hdr'));
  const footers = names
    .filter((name) => /^word\/footer\d*\.xml$/.test(name))
    .map((name) => flowOf(name, 'w:ftr'));
  return layOutFlows({ body, headers, footers }, assumptions);
}

/** Lays out the text of a document between its headers and footers. @throws NoTextError */
export function layOutFlows(
  { body, headers, footers }: { body: Flow; headers: Flow[]; footers: Flow[] },
  assumptions?: LayoutAssumptions,
): LaidOutDocument {
  const file = partsOfStreams(body.streams());
  const streams = [...distinct(headers), ...file.streams].map(rowsOf);
  const footerRows = distinct(footers).flatMap(rowsOf);
  if (streams.length === 0 && footerRows.length === 0) throw new NoTextError();
  const sections = sectionsOf(streams, assumptions);
  if (footerRows.length > 0) sections.push({ kind: 'other', title: undefined, rows: footerRows });
  return {
    sections,
    aside: file.aside,
    links: sections.flatMap(linksIn),
    pages: 1,
    warnings: [
      ...(body.isCut ? ['This document is too long. Only its first part was read.'] : []),
      ...file.warnings,
    ],
  };
}

/**
 * The streams of headers or footers without repetitions; those of the first page and of later ones are often the same.
 */
function distinct(flows: Flow[]) {
  const streams = flows.flatMap((flow) => flow.streams());
  const texts = streams.map((cells) => cells.map(({ text }) => text).join('\n'));
  return streams.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

function parsePart(files: Map<string, Buffer>, name: string): Element | undefined {
  const content = files.get(name);
  return content && parseXml(content);
}

const relationsOf = (name: string) => name.replace('word/', 'word/_rels/').concat('.rels');

/** The addresses of links by their id. */
function linksOf(relations: Element | undefined): Map<string, string> {
  const external = elementsOf(childOf(relations, 'Relationships')).filter(
    ({ attributes }) => attributes.TargetMode === 'External',
  );
  return new Map(external.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
}

/** The links whose text differs from their address. */
function linksIn({ title, rows }: DocumentSection): DocumentLink[] {
  const cells = [...(title ? [title] : []), ...rows.flatMap((row) => row.cells)];
  return cells.flatMap(({ spans, source }) =>
    [...new Set(spans.flatMap(({ link }) => link ?? []))].flatMap((address) => {
      const linked = spans.filter(({ link }) => link === address).map(({ text }) => text);
      const text = linked.join('').trim();
      return text.includes(withoutScheme(address)) ? [] : [{ address, text, source }];
    }),
  );
}

const withoutScheme = (address: string) =>
  address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, '').replace(/\/$/, '');
