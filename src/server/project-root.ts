import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, whether this runs from the sources or from the build. */
export const projectRoot = findRoot(import.meta.dirname);

/** The product's version, as package.json says it. */
export const version: string = JSON.parse(
  readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
).version;

/** Whether this code runs from the build. */
const isBuilt = !import.meta.dirname.endsWith(path.join('src', 'server'));

/** Where the migrations of this code are. */
export const migrationsFolder = isBuilt
  ? path.join(import.meta.dirname, 'migrations')
  : path.join(projectRoot, 'migrations');

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
