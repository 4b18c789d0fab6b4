import { headingKind } from '../../layout/headings';
import type { DocumentSection, Row, SectionKind } from '../../layout-types';
import { labelled } from '../text/labels';

const holdsEntries = new Set<SectionKind>(['work', 'education', 'projects', 'volunteering']);

const namesReferees = ({ cells }: Row) =>
  cells[0] !== undefined && headingKind(labelled(cells[0].text)?.label ?? '') === 'references';

/** Takes referees out of entries, with whose text they would be shown: `References: owner@crumb.example`. */
export function referencesApart(section: DocumentSection): DocumentSection[] {
  const rows = holdsEntries.has(section.kind) ? section.rows.filter(namesReferees) : [];
  if (rows.length === 0) return [section];
  const rest = { ...section, rows: section.rows.filter((row) => !rows.includes(row)) };
  return [rest, { kind: 'references', title: undefined, rows }];
}
