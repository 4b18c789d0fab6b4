import { parseArgs } from 'node:util';
import { findCorpus } from './corpus-cache';
import { readFolder } from './measure/read-folder';
import { documentLine, faultLines, missedGoals, type Part, summary, table } from './measure/report';

// Measures how well CVs are read, over the generated corpus or over any folder of documents with their truth:
//   npm run bench:cv                            the whole corpus; fails if a goal is missed
//   npm run bench:cv -- --train [--misses]      the training part, with a line for each document [and each fault]
//   npm run bench:cv -- FOLDER [--misses]       documents with NAME.truth.json beside them

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { train: { type: 'boolean', default: false }, misses: { type: 'boolean', default: false } },
});
const [folder] = positionals;

if (folder) await showInDetail({ title: 'documents', documents: await readFolder(folder) });
else await measureCorpus();

async function measureCorpus(): Promise<void> {
  const corpus = await findCorpus();
  if (corpus.leftOut.length) console.log(`Left out without LibreOffice: ${corpus.leftOut.join(', ')}\n`);
  const training = { title: 'training', documents: await readFolder(corpus.training) };
  if (options.train) {
    await showInDetail(training);
    return;
  }
  const parts = [training, { title: 'held out', documents: await readFolder(corpus.heldOut) }];
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
