import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, whether run from the sources or the build. */
export const projectRoot = findRoot(import.meta.dirname);

/** The version in package.json. */
export const version: string = JSON.parse(
  readFileSync(path.join(projectRoot, 'package.json'), 'utf8'),
).version;

/** Whether this is the build. */
const isBuilt = !import.meta.filename.endsWith('.ts');

/** The folder of the migrations. */
export const migrationsFolder = isBuilt
  ? path.join(import.meta.dirname, 'migrations')
  : path.join(projectRoot, 'migrations');

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}
