import type { LaidOutDocument } from '../layout-types';

/** Numbers the lines in reading order, for documents without pages. */
export function numberLines({ sections }: LaidOutDocument): void {
  const cells = sections.flatMap(({ title, rows }) => [title ?? [], ...rows.map((row) => row.cells)].flat());
  for (const [line, { source }] of cells.entries()) source.line = line;
}
