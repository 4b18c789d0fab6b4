import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from './generate';
import { isHeldOut } from './held-out';
import { planCorpus } from './plan';
import { printWritten } from './written/written';

/** The generated corpus: the folders of its two parts, and the documents that could not be made on this machine. */
interface Corpus {
  training: string;
  heldOut: string;
  leftOut: string[];
}

const cache = path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'cv-corpus');

/** A hash of what the documents depend on: the sources of the generator, without those that use it. */
async function contentHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(import.meta.dirname, { recursive: true });
  for (const file of files
    .filter((name) => /^(?!bench|goals|report|write-sample).*\.(?:tsx?|html)$/.test(name))
    .toSorted()) {
    hash.update(file).update(await readFile(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Generates the corpus, or finds an earlier copy. */
export async function findCorpus(): Promise<Corpus> {
  const folder = path.join(cache, await contentHash());
  const note = path.join(folder, 'left-out.json');
  const parts = { training: path.join(folder, 'training'), heldOut: path.join(folder, 'held-out') };
  if (!existsSync(note)) {
    await rm(cache, { recursive: true, force: true });
    const planned = planCorpus();
    const leftOut = [
      ...(await generate(
        planned.filter((document) => !isHeldOut(document)),
        parts.training,
      )),
      ...(await generate(planned.filter(isHeldOut), parts.heldOut)),
    ];
    await printWritten('training', parts.training);
    await printWritten('held-out', parts.heldOut);
    await writeFile(note, JSON.stringify(leftOut));
  }
  return { ...parts, leftOut: JSON.parse(await readFile(note, 'utf8')) };
}
