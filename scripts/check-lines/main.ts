import { readdirSync, readFileSync } from 'node:fs';

// Names the source files that are too long, comments included: npm run check:lines. Biome's rule counts a comment of
// several lines as one.

/** How many lines a file of each folder may have. */
const limits = { src: 400, db: 400, migrations: 400, scripts: 400, test: 500 };
const isSource = (file: string) => /\.(tsx?|css|typ)$/.test(file) && !file.includes('.gen.');

function* longFiles(): Generator<string> {
  for (const [folder, limit] of Object.entries(limits)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)) {
      const file = `${folder}/${name}`;
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
      if (lines > limit) yield `${file} has ${lines} lines. Split it: ${limit} are allowed in ${folder}/.`;
    }
  }
}

const found = [...longFiles()];
for (const sentence of found) console.error(sentence);
if (found.length > 0) process.exitCode = 1;
