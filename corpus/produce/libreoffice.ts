import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether LibreOffice is available. */
export const hasLibreOffice = () =>
  run('soffice', ['--version']).then(
    () => true,
    () => false,
  );

/** Converts Word documents to PDF, all in one run of LibreOffice. */
export async function printWithLibreOffice(
  documents: { name: string; docx: Buffer }[],
): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cv-corpus-'));
  try {
    const files = documents.map(({ name }) => path.join(folder, `${name}.docx`));
    await Promise.all(documents.map(({ docx }, index) => writeFile(files[index] ?? '', docx)));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
    const printed = documents.map(
      async ({ name }) => [name, await readFile(path.join(folder, `${name}.pdf`))] as const,
    );
    return new Map(await Promise.all(printed));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
