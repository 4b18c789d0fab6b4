import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { UnreadableDocumentError } from '../../../src/reading/errors';
import { type DocumentType, readDocument } from '../../../src/reading/read-document';
import { inventedIn, lostIn, unplacedIn } from './accounts';
import { flatten } from './flatten';
import { withoutMarked } from './marks';
import { type Score, scoreDocument } from './score';
import { sourceTextOf, withoutHidden } from './source-text';
import type { Truth } from './truth';

/** How well a document was read. */
export interface MeasuredDocument extends Score {
  name: string;
  /** The number of pages; 0 if the format has none. */
  pages: number;
  milliseconds: number;
  invented: string[];
  lost: string[];
  /** How many letters were read, and how many of them have no place. */
  letters: { unplaced: number; read: number };
  /** Why it could not be read. */
  unreadable?: string;
}

const typeOf = (file: string): DocumentType | undefined =>
  (['pdf', 'docx', 'doc', 'zip'] as const).find((type) => file.endsWith(`.${type}`));

/**
 * Reads every document in a folder that has its truth beside it.
 * @param headings which lines need not be placed
 */
export async function readFolder(folder: string, headings: readonly string[]): Promise<MeasuredDocument[]> {
  const files = await readdir(folder);
  const truths = new Set(files.filter((file) => file.endsWith('.truth.json')));
  const documents: MeasuredDocument[] = [];
  for (const file of files.toSorted()) {
    const type = typeOf(file);
    const { name } = path.parse(file);
    if (!type || truths.has(file) || !truths.has(`${name}.truth.json`)) continue;
    const truth: Truth = JSON.parse(await readFile(path.join(folder, `${name}.truth.json`), 'utf8'));
    const bytes = await readFile(path.join(folder, file));
    documents.push(await measure(file, bytes, type, truth, headings));
  }
  return documents;
}

async function measure(
  name: string,
  bytes: Buffer,
  type: DocumentType,
  truth: Truth,
  headings: readonly string[],
): Promise<MeasuredDocument> {
  const elapsed = stopwatch();
  try {
    const proposal = await readDocument(Uint8Array.from(bytes), type);
    const milliseconds = elapsed();
    const source = withoutHidden(await sourceTextOf(bytes, type), truth);
    return {
      ...scoreDocument(truth, flatten(proposal), flatten(withoutMarked(proposal))),
      name,
      pages: source?.pages ?? 0,
      milliseconds,
      invented: source ? inventedIn(proposal, source) : [],
      lost: source ? lostIn(proposal, source, headings) : [],
      letters: unplacedIn(proposal),
    };
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    const letters = { unplaced: 0, read: 0 };
    const nothing = { pages: 0, milliseconds: elapsed(), invented: [], lost: [], letters };
    return { ...scoreDocument(truth), ...nothing, name, unreadable: error.message };
  }
}

/** Processor time in milliseconds, which does not include waiting for other programs. */
function stopwatch(): () => number {
  const started = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
}
