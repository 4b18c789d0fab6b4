import { headingKind } from '../../layout/headings';
import type { Cell, DocumentSection, Row } from '../../layout-types';
import { rightOf } from '../lines/cell-edges';

/** Minimum number of kinds of headings among the labels in a margin, and maximum difference between their ends, in points. */
const fewestKinds = 2;
const sameEdge = 3;

const kindOfLabel = (cell: Cell | undefined) =>
  cell === undefined || cell.isBullet ? undefined : headingKind(cell.text);

/** The x at which the labels of a section end, if several kinds of headings are among them and all are set flush right. */
function edgeOf(rows: readonly Row[]): number | undefined {
  const labels = rows.flatMap(({ cells: [label, text] }) =>
    label && text && kindOfLabel(label) ? [label] : [],
  );
  const [first] = labels;
  const edge = first && rightOf(first);
  const isFlush = labels.every((label) => Math.abs(rightOf(label) - (edge ?? 0)) < sameEdge);
  const isRagged = labels.some(({ box }) => Math.abs(box.x - (first?.box.x ?? 0)) > sameEdge);
  const kinds = new Set(labels.map(kindOfLabel));
  // A list of skills may have labels for skills and languages without being more than a list.
  const isMixed = [...kinds].some((kind) => kind !== 'skills' && kind !== 'languages');
  return kinds.size >= fewestKinds && isMixed && isFlush && isRagged ? edge : undefined;
}

/**
 * Makes each text beside a label a section of its own if labels in a margin are headings: `Mother tongue`, `Digital
 * skills` and `Certificates` below `Personal skills`, as in the Europass.
 */
export function labelledParts(section: DocumentSection): DocumentSection[] {
  const edge = edgeOf(section.rows);
  if (edge === undefined) return [section];
  const parts: DocumentSection[] = [{ ...section, rows: [] }];
  for (const row of section.rows) {
    const [label, ...rest] = row.cells;
    const kind = kindOfLabel(label);
    const isLabel = label !== undefined && Math.abs(rightOf(label) - edge) < sameEdge;
    if (isLabel && kind !== undefined && rest.length > 0) {
      parts.push({ kind, title: label, rows: [{ ...row, cells: rest }] });
    } else {
      parts.at(-1)?.rows.push(row);
    }
  }
  return parts.filter(({ rows, title }) => rows.length > 0 || title === section.title);
}
