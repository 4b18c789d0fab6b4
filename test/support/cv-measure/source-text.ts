import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fromBufferPromise } from 'yauzl';
import { decodeInThisThread } from '../../../src/reading/sources/pdf-worker';
import type { Truth } from './truth';

/** A document's text, extracted independently of the reader that is measured. */
export interface SourceText {
  /** The whole text, in the order in which it is written or drawn. */
  text: string;
  /** Text on one baseline without a wide gap. */
  lines: string[];
  /** The addresses of its links. */
  addresses: string[];
  pages: number;
}

interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

export async function sourceTextOf(bytes: Buffer, extension: string): Promise<SourceText | undefined> {
  if (extension === 'pdf') return textOfPdf(bytes);
  if (extension === 'docx') return textOfWord(bytes);
  return undefined;
}

const squash = (text: string) => text.replace(/\s/g, '');

/** The visible text. */
export function withoutHidden(source: SourceText | undefined, { hidden }: Truth): SourceText | undefined {
  if (!source || !hidden) return source;
  const unseen = squash(hidden.join(' '));
  const lines = source.lines.filter((line) => !unseen.includes(squash(line)));
  return { ...source, lines, text: lines.join(' ') };
}

async function textOfPdf(bytes: Buffer): Promise<SourceText> {
  decodeInThisThread();
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const texts: string[] = [];
  const lines: string[] = [];
  const addresses: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const runs = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
      return [{ text: item.str, x, y, width: item.width, size: Math.abs(size) || 10 }];
    });
    texts.push(...runs.map((run) => run.text));
    lines.push(...linesOf(runs));
    for (const annotation of await page.getAnnotations()) {
      if (typeof annotation.url === 'string') addresses.push(annotation.url);
    }
  }
  await task.destroy();
  return { text: texts.join(' '), lines, addresses, pages: pdf.numPages };
}

/** Joins text on one baseline, except across gaps that are wider than one and a half letters. */
function linesOf(runs: Run[]): string[] {
  const sorted = runs.toSorted((a, b) => Math.round(b.y) - Math.round(a.y) || a.x - b.x);
  const lines: { text: string; last: Run }[] = [];
  for (const run of sorted) {
    const line = lines.at(-1);
    const gap = line ? run.x - line.last.x - line.last.width : Number.POSITIVE_INFINITY;
    if (line && Math.abs(line.last.y - run.y) < 1.5 && gap > -run.size && gap < run.size * 1.5) {
      line.text += gap > run.size * 0.15 ? ` ${run.text}` : run.text;
      line.last = run;
    } else lines.push({ text: run.text, last: run });
  }
  return lines.map(({ text }) => text);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (markup: string) =>
  markup
    // Codes of fields, such as the page number's, and the places and sizes of drawings are not shown.
    .replace(/<(w:instrText|wp(?:14)?:\w+)\b[^>]*>[^<]*<\/\1>/g, '')
    .replace(/<w:(tab|br|cr)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

async function textOfWord(bytes: Buffer): Promise<SourceText> {
  const files = new Map<string, string>();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    if (!/^word\/(_rels\/)?(document|header\d*|footer\d*)\.xml/.test(entry.fileName)) continue;
    const stream = await zip.openReadStreamPromise(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()).toString('utf8'));
  }
  const markup = [...files].filter(([name]) => name.endsWith('.xml')).map(([, text]) => text);
  const paragraphs = markup.flatMap((text) => text.match(/<w:p[ >].*?<\/w:p>/gs) ?? []);
  const relationships = [...files].filter(([name]) => name.endsWith('.rels')).map(([, text]) => text);
  const targets = relationships.join('').matchAll(/Target="([^"]+)" TargetMode="External"/g);
  const lines = paragraphs.map(plain).filter((line) => line.trim() !== '');
  return {
    text: lines.join(' '),
    lines,
    addresses: [...targets].map(([, address = '']) => plain(address)),
    pages: 0,
  };
}
