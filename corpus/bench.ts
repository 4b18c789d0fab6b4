import { parseArgs } from 'node:util';
import { readFolder } from '../test/support/cv-measure/read-folder';
import { findCorpus } from './corpus-cache';
import { isHeldOut } from './held-out';
import { planCorpus } from './plan';
import { documentLine, faultLines, missedGoals, type Part, summary, table } from './report';
import { words } from './words';

// Measures how well CVs are read, over the generated corpus or over any folder of documents with their truth:
//   npm run bench:cv                            the whole corpus; fails if a goal is missed
//   npm run bench:cv -- --train [--misses]      the training part, with a line for each document [and each fault]
//   npm run bench:cv -- FOLDER [--misses]       documents with NAME.truth.json beside them
// Text without a place is the share of the letters in all lines that were read which are listed as unplaced; corrections
// are the wrong values to change, the missing values to type and the false entries to delete.

/** The headings of all documents, in every language. */
const printedHeadings = Object.values(words).flatMap(({ headings }) => Object.values(headings).flat());

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { train: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
const [folder] = positionals;

if (folder) await showInDetail({ title: 'documents', documents: await readFolder(folder, printedHeadings) });
else await measureCorpus();

/** Two documents of one name would overwrite each other, and a small held-out part would say little. */
function checkPlan(): void {
  const planned = planCorpus();
  if (new Set(planned.map(({ name }) => name)).size < planned.length) {
    throw new Error('Two documents have the same name.');
  }
  if (planned.filter(isHeldOut).length <= planned.length / 3) {
    throw new Error('No more than a third of the documents is held out.');
  }
}

async function measureCorpus(): Promise<void> {
  checkPlan();
  const corpus = await findCorpus();
  if (corpus.leftOut.length)
    console.log(`Left out without LibreOffice: ${corpus.leftOut.length} documents\n`);
  const training = { title: 'training', documents: await readFolder(corpus.training, printedHeadings) };
  if (options.train) {
    await showInDetail(training);
    return;
  }
  const parts = [
    training,
    { title: 'held out', documents: await readFolder(corpus.heldOut, printedHeadings) },
  ];
  console.log(table(parts));
  console.log(`\n${summary(parts)}`);
  const missed = missedGoals(parts);
  if (missed.length) console.log(`\nMissed goals:\n${missed.join('\n')}`);
  process.exitCode = missed.length ? 1 : 0;
}

async function showInDetail(part: Part): Promise<void> {
  for (const document of part.documents) {
    console.log(documentLine(document));
    if (options.misses) for (const line of faultLines(document)) console.log(line);
  }
  console.log(`\n${table([part])}\n\n${summary([part])}`);
}
