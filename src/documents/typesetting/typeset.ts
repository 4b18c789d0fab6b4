import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { TypePairing } from '../../contracts/design';
import { withoutUnsafeCharacters } from '../../contracts/text';
import { facesOf } from './fonts/faces';
import { pairings } from './fonts/families';
import { type ChosenFonts, chooseFonts, type Slice } from './fonts/slices';
import { breakable, breakHere } from './long-words';

/** Images by file name, as used in the template. */
export type Pictures = Record<string, Uint8Array>;

interface Material {
  template: 'document' | 'card';
  /** The content of the template, as JSON: text in it is never interpreted as markup. */
  content: object;
  pictures: Pictures;
  typePairing: TypePairing;
}

/** A document to be typeset. */
export type TypesettingOrder =
  | (Material & { form: 'png' })
  /**
   * `source` is JSON that is attached to an archival document as the source of its content; one that has a page more than
   * `mostPages`, if there is such a limit, is set as tightly as it has to be.
   */
  | (Material & { form: 'pdf'; mostPages?: number; source?: string })
  /** The first page of that, as a picture. */
  | (Material & { form: 'first page'; mostPages?: number })
  /** The characters that no font has, as text, in place of the document. */
  | (Material & { form: 'unprintable' });

// The templates are beside this file, in the sources and in the build.
const templates = fileURLToPath(new URL('./templates', import.meta.url));
const place = (name: string) => path.join(templates, name);

const compilerCount = 4;
/** Typst evicts a document from its cache after this many others. */
const remembered = 2;

const compilers = new LRUCache<string, NodeCompiler, Slice[]>({
  max: compilerCount,
  fetchMethod: async (_key, _stale, { context: slices }) => {
    const faces = await Promise.all(slices.map(facesOf));
    return NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: faces.flat() }] });
  },
});

async function compilerFor({ headings, text }: ChosenFonts): Promise<NodeCompiler> {
  const slices = [...new Set([...headings, ...text])];
  const key = slices.map(({ name }) => name).join(' ');
  const compiler = await compilers.fetch(key, { context: slices });
  if (!compiler) throw new Error('There is no compiler.');
  return compiler;
}

/** Loads what most documents need. */
export async function warmUp(): Promise<void> {
  await compilerFor(chooseFonts('', pairings['fraunces-inter']));
}

/** Typesets a document with the fonts that its text needs. */
export async function typeset(order: TypesettingOrder): Promise<Uint8Array> {
  const json = JSON.stringify(
    order.content,
    cleaned('hyphenates' in order.content && order.content.hyphenates === true),
  );
  const chosen = chooseFonts(json, pairings[order.typePairing]);
  const compiler = await compilerFor(chosen);
  const fonts = {
    headings: fontSettings(chosen.headings),
    text: fontSettings(chosen.text),
    strays: chosen.strays,
    scale: pairings[order.typePairing].scale,
    letterWidth: pairings[order.typePairing].letterWidth,
    // Looking for them takes time, and those that an owner writes are part of the text.
    hidesBreaks: json.includes(breakHere) && !JSON.stringify(order.content).includes(breakHere),
  };
  const files = {
    'data.json': Buffer.from(json),
    'setting.json': setting(fonts, { tightness: json.length < shortest ? -1 : 0 }),
    ...order.pictures,
    ...('source' in order && order.source ? { 'profile.json': Buffer.from(order.source) } : {}),
  };
  try {
    for (const [name, content] of Object.entries(files))
      compiler.mapShadow(place(name), Buffer.from(content));
    const document = fitted(compiler, order, fonts);
    if (order.form === 'unprintable') return Buffer.from(unprintableIn(compiler, document));
    if (order.form === 'pdf') return toPdf(compiler, document, order.source);
    return order.form === 'png' ? await toPng(compiler, document) : await firstPageOf(compiler, document);
  } finally {
    for (const name of Object.keys(files)) compiler.unmapShadow(place(name));
    compiler.evictCache(remembered);
  }
}

/** A font by its name, and a regular expression of the characters that it is used for; null if these are all. */
interface FontSetting {
  name: string;
  covers: string | null;
}

/**
 * Each of several slices is only used for its own characters. It also has parts of letters, of which Typst would compose
 * accented ones that another slice has complete, and marks and skin tones without their letter or emoji, which Typst then
 * loses. Looking at each character takes time, so a single slice is used for everything.
 */
const fontSettings = (slices: Slice[]): FontSetting[] =>
  slices.map(({ name, character }) => ({ name, covers: slices.length > 1 ? character : null }));

interface Setting {
  headings: FontSetting[];
  text: FontSetting[];
  /** A regular expression of letters whose marks are placed by themselves. */
  strays: string | null;
  /** Of the pairing. */
  scale: number;
  letterWidth: number;
  /** Whether all zero-width spaces were put into long words, and are not to be copied with them. */
  hidesBreaks: boolean;
}

interface Fit {
  /** How tightly a document is set, from 0 as usual to 1; -1 with more room. */
  tightness: number;
  /** Whether every entry may go on on the next page, so that none leaves a page half blank. */
  breaksEntries?: true;
}

const setting = (fonts: Setting, fit: Fit) =>
  Buffer.from(JSON.stringify({ breaksEntries: false, ...fonts, ...fit }));

/** In characters of JSON, a document that fills less than half of a page. */
const shortest = 2000;

/** A last page with less than this share of it used looks like a mistake. */
const leastOfPage = 0.24;

/** About by how much of its length the tightest setting shortens a document. */
const mostSaved = 0.19;

/** The document; set as tightly as it takes if its last page then is not needed. */
function fitted(compiler: NodeCompiler, order: TypesettingOrder, fonts: Setting): NodeTypstDocument {
  const document = compile(compiler, order.template);
  const pages = document.numOfPages;
  if (pages === 1) return document;
  const used = usedOfLastPage(compiler, document);
  const isOneMore = 'mostPages' in order && pages - 1 === order.mostPages;
  if (!isOneMore && used > leastOfPage) return document;
  const needed = used / (pages - 1 + used) / mostSaved;
  if (needed > 1.5) return document;
  // What is kept together on a page leaves some of it blank, which is not known before.
  const fits: Fit[] = [{ tightness: Math.min(1, needed + 0.15) }, { tightness: 1, breaksEntries: true }];
  for (const fit of fits) {
    compiler.mapShadow(place('setting.json'), setting(fonts, fit));
    const tight = compile(compiler, order.template);
    if (tight.numOfPages < pages) return tight;
  }
  return document;
}

function usedOfLastPage(compiler: NodeCompiler, document: NodeTypstDocument): number {
  const [share = 1]: number[] = compiler.query(document, { selector: '<end>', field: 'value' });
  return share;
}

/** Text as it can be set; the target of a link is not seen, and would be another one with a break in it. */
const cleaned =
  (hyphenates: boolean) =>
  (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const text = withoutUnsafeCharacters(value);
    if (key === 'target') return text;
    // Fonts have more letters with marks than marks by themselves.
    return breakable(key, text.normalize('NFC').replaceAll(byteOrderMark, ''), hyphenates);
  };

/** It is pasted from files unseen, and both standards forbid it. */
const byteOrderMark = '\ufeff';

function compile(compiler: NodeCompiler, template: string): NodeTypstDocument {
  const compiled = compiler.compile({ mainFilePath: place(`${template}.typ`) });
  const error = compiled.takeError();
  if (error) throw new Error(JSON.stringify(compiler.fetchDiagnostics(error)));
  if (!compiled.result) throw new Error('Typst made nothing.');
  return compiled.result;
}

/**
 * Writes an accessible document, or an archival one. Both standards forbid characters that no font has, and the archival
 * one those of the private use areas, such as icons and bullets pasted from Word; with such text, the document is still
 * tagged, and the characters can be copied although they may not be visible.
 */
function toPdf(compiler: NodeCompiler, document: NodeTypstDocument, source?: string): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: source ? 'a-3a' : 'ua-1' });
  } catch (error) {
    if (!isRefusedForCharacters(error)) throw error;
    return compiler.pdf(document, { pdfStandard: '1.7', pdfTags: true });
  }
}

const isRefusedForCharacters = (error: unknown): error is Error =>
  error instanceof Error && /could not be displayed|codepoint/.test(error.message);

/** Each character without a glyph, as an error of Typst names it: as it is, or as `\\u{f0b7}`. */
const undisplayed = /the text `\\"(?:\\\\u\{([\da-f]+)\}|([^`]+?))\\"` could not be displayed/g;

/** The characters that an accessible document cannot have, each once; what nobody sees is not among them. */
function unprintableIn(compiler: NodeCompiler, document: NodeTypstDocument): string {
  try {
    compiler.pdf(document, { pdfStandard: 'ua-1' });
    return '';
  } catch (error) {
    if (!isRefusedForCharacters(error)) throw error;
    const texts = Array.from(error.message.matchAll(undisplayed), ([, code, text = '']) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : text,
    );
    return [...new Set(texts.join('').replaceAll(/\s|\p{Default_Ignorable_Code_Point}/gu, ''))].join('');
  }
}

const toPng = (compiler: NodeCompiler, document: NodeTypstDocument) =>
  sharp(Buffer.from(compiler.plainSvg(document)))
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

/** In pixels: twice as wide as it is shown. */
const pageWidth = 480;

async function firstPageOf(compiler: NodeCompiler, document: NodeTypstDocument): Promise<Buffer> {
  // The pages are beneath each other.
  const pages = sharp(Buffer.from(compiler.plainSvg(document)));
  const { width, height } = await pages.metadata();
  return pages
    .extract({ left: 0, top: 0, width, height: Math.floor(height / document.numOfPages) })
    .resize(pageWidth)
    .flatten({ background: '#ffffff' })
    .png({ palette: true, colours: 32 })
    .toBuffer();
}
