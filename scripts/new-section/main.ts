import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addEntry } from './add-entry';
import { sectionFiles } from './files';
import { nameSection } from './names';
import { registriesOf } from './registries';

// Writes the files of a new section and its entry in every list of sections:
// npm run new:section -- memberships --icon IconUsersGroup

const steps = [
  ['db:types', 'the types of the tables'],
  ['format', 'formatting'],
] as const;

function addSection(): void {
  const {
    values: { icon },
    positionals: [plural, singular],
  } = parseArgs({ allowPositionals: true, options: { icon: { type: 'string', default: 'IconList' } } });
  const names = nameSection({ plural, singular, icon });
  if (!existsSync(`node_modules/@tabler/icons-react/dist/esm/icons/${icon}.mjs`)) {
    throw new Error(`There is no ${icon}. Choose an icon of https://tabler.io/icons: --icon IconUsersGroup`);
  }
  const files = sectionFiles(names, nextTimestamp(new Date()));
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) throw new Error(`${taken} is there already.`);
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
  for (const { file, ...place } of registriesOf(names)) {
    writeFileSync(file, addEntry(readFileSync(file, 'utf8'), place));
  }
  for (const [script, what] of steps) {
    console.log(`Writing ${what} …`);
    execFileSync('npm', ['run', '--silent', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  console.log(`Now make these your own, and then their lines in the lists (git diff shows them):`);
  for (const file of Object.keys(files)) console.log(`  ${file}`);
}

/** The present second, or the one after the last migration's where that one is later. */
function nextTimestamp(now: Date): string {
  const last = Math.max(...readdirSync('migrations').map((file) => Number.parseInt(file, 10)));
  const present = Number(now.toISOString().replace(/\D/g, '').slice(0, 14));
  return String(Math.max(present, last + 1));
}

try {
  addSection();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
