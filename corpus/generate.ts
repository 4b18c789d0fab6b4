import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { truthOf } from './content';
import type { PlannedDocument } from './plan';
import { produce } from './produce/produce';

/** Writes documents and their truth to a folder, and returns the names of those that could not be made here. */
export async function generate(planned: PlannedDocument[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const { documents, leftOut } = await produce(planned);
  const writing = documents.map(({ name, extension, bytes }) =>
    writeFile(path.join(folder, `${name}.${extension}`), bytes),
  );
  const truths = planned
    .filter(({ name }) => !leftOut.includes(name))
    .map(({ name, person, layout, variant }) => {
      const truth = { ...truthOf(person, variant), ...(layout.hidden && { hidden: [layout.hidden] }) };
      return writeFile(path.join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`);
    });
  await Promise.all([...writing, ...truths]);
  return leftOut;
}
