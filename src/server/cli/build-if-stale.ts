import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Run before `npm start`: builds if there is no build, or the sources have changed since.
// With --stamp it only records the sources of the build.

const sources = ['src', 'db', 'migrations', 'vite.config.ts', 'package-lock.json'];
const stamp = path.join('dist', 'built-from');

const fingerprint = createHash('sha256');
for (const file of sources.flatMap(listFiles).sort()) fingerprint.update(file).update(readFileSync(file));
const current = fingerprint.digest('hex');

if (process.argv.includes('--stamp')) {
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, current);
} else if (readStamp() !== current) {
  console.log('Building Storyfolio. This happens once for each version and takes up to a minute.');
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function listFiles(entry: string): string[] {
  if (path.extname(entry)) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name));
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
