import type { SectionRow } from '../../../db/sections';
import { type ImportableSection, importableSections, type ProposedSections } from '../../contracts/cv-import';
import { recordOf } from '../../contracts/keys-of';
import { type Comparison, comparisons } from './comparisons';

/** The profile's entries, as far as they are compared. */
export type ExistingEntries = { [S in ImportableSection]: SectionRow<S>[] };

/** Finds the entry of the profile that duplicates a proposed one; each existing entry is named once at most. */
export const findDuplicates = (proposed: ProposedSections, existing: ExistingEntries): ProposedSections =>
  recordOf<ProposedSections>(importableSections, <S extends ImportableSection>(section: S) =>
    mark(proposed[section], existing[section], comparisons[section]),
  );

function mark<E extends { values: object; duplicateOf?: string }, R extends { id: string }>(
  entries: E[],
  rows: R[],
  { keyOf: key, detailOf = () => '', isSame = () => true }: Comparison<E['values'], R>,
): E[] {
  // Normalising is slow, so it is done once for each text, not for each pair.
  const unclaimed = new Map<string, { row: R; detail: string }[]>();
  for (const row of rows) {
    const rowKey = key(row);
    unclaimed.set(rowKey, [...(unclaimed.get(rowKey) ?? []), { row, detail: detailOf(row) }]);
  }
  unclaimed.delete('');
  return entries.map((entry) => {
    const candidates = unclaimed.get(key(entry.values)) ?? [];
    if (candidates.length === 0) return entry;
    const detail = detailOf(entry.values);
    const same = candidates.findIndex(
      (other) =>
        (detail === '' || other.detail === '' || detail === other.detail) && isSame(entry.values, other.row),
    );
    const [found] = same < 0 ? [] : candidates.splice(same, 1);
    return found ? { ...entry, duplicateOf: found.row.id } : entry;
  });
}
