import type { LaidOutDocument } from '../layout-types';

/** Tells each line its place in the reading order, by which documents without pages are shown. */
export function numberLines({ sections }: LaidOutDocument): void {
  const cells = sections.flatMap(({ title, rows }) => [title ?? [], ...rows.map((row) => row.cells)].flat());
  for (const [line, { source }] of cells.entries()) source.line = line;
}
