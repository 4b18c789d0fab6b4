import { countText } from '../../../contracts/count-text';
import { type SectionKey, sectionContracts } from '../../../contracts/sections';
import { lackingIn } from '../form/form-values';

const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What the entries of a table lack, said once for all of them; undefined if nothing. */
export function lackingText(section: SectionKey, items: object[], labels: Record<string, string>) {
  const lacking = items.map((item) => lackingIn(section, item)).filter((fields) => fields.length > 0);
  if (lacking.length === 0) return undefined;
  const names = [...new Set(lacking.flat())].map((field) => labels[field]?.toLowerCase() ?? field);
  const all = countText(items.length, sectionContracts[section].noun);
  return `No ${listed.format(names)} is given for ${lacking.length} of ${all}.`;
}
