import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generate } from './generate';
import { isHeldOut } from './held-out';
import { planCorpus } from './plan';
import { words } from './words';

// Writes the documents of the training part that the tests of the product read:
//   npx tsx --tsconfig corpus/tsconfig.json corpus/write-sample.ts && npm run format

const folder = path.join(import.meta.dirname, '..', 'test', 'reading', 'cv-sample');

/** Every language, and every producer but LibreOffice, whose documents are those of `docx`. */
const names = [
  'ananya-functional-chromium',
  'caglar-narrow-right-chromium',
  'thaisa-profile-export-chromium',
  'aurelien-word-form-docx',
  'henning-word-bars-docx',
  'oisin-word-cells-docx',
  'federica-word-employers-docx',
  'tamsin-colour-pdfkit',
  'aissatou-pdf-record-pdfkit',
  'livia-pdf-grouped-pdfkit',
  'sanne-flow-three-react-pdf',
  'juansebastian-centred-react-pdf',
  'mickael-typst-band-typst',
  'bronwyn-class-oldstyle-typst',
  'loredana-typst-modern-typst',
];

const sample = planCorpus().filter(({ name }) => names.includes(name));
if (sample.length < names.length || sample.some(isHeldOut)) {
  throw new Error('The sample names documents that are not in the training part.');
}
await rm(folder, { recursive: true, force: true });
await generate(sample, folder);
const headings = sample.flatMap(({ person, variant }) =>
  Object.values(words[person.language].headings).flatMap(
    (forms) => forms[variant.heading % forms.length] ?? [],
  ),
);
await writeFile(path.join(folder, 'headings.json'), JSON.stringify([...new Set(headings)].toSorted()));
