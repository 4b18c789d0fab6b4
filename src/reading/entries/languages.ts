import type { DocumentSection } from '../layout-types';
import type { ReadSkill } from '../reading';
import { labelled } from './labels';
import { languageNames } from './language-names';
import { wordsOf } from './lexicon';
import { isMeasure, itemOf, splitList } from './skill-items';

/** Reads a section about languages: only what names a language, with its level. */
export function readLanguages(section: DocumentSection): ReadSkill[] {
  const group = section.title?.text;
  const found: ReadSkill[] = [];
  for (const row of section.rows) {
    for (const [index, cell] of row.cells.entries()) {
      const lines = [cell.source];
      const last = found.at(-1);
      const inner = labelled(cell.text);
      const isTold =
        inner !== undefined && !languageNames.begins(inner.label) && languageNames.has(inner.value);
      const parts = splitList(isTold ? inner.value : cell.text);
      const named = parts
        .map(itemOf)
        .filter(({ name }) => languageNames.begins(name) && wordsOf(name).length <= 4);
      if (named.length > 0) {
        found.push(
          ...named.map(
            (item): ReadSkill => ({
              ...item,
              level: item.level ?? (isTold ? inner.label : undefined),
              group,
              confidence: 0.85,
              lines,
            }),
          ),
        );
      } else if (
        last !== undefined &&
        last.level === undefined &&
        isMeasure(cell.text) &&
        (index > 0 || row.cells.length === 1)
      ) {
        last.level = cell.text.trim();
        last.lines = [...last.lines, cell.source];
      } else if (index > 0 && last !== undefined && isMeasure(cell.text)) {
        last.lines = [...last.lines, cell.source];
      }
    }
  }
  return found;
}
