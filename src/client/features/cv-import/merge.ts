import type { ImportableSection } from '../../../contracts/cv-import';
import { isBlankRow } from '../../../contracts/rows';
import { sectionContracts } from '../../../contracts/sections';
import { type FormOf, faultsIn, fromStored, sameValue, toDraft } from '../../sections/form/form-values';
import { translationsIn } from '../../sections/form/translated-text';

/** The values of a form, whichever section's it is. */
export type Values = Record<string, unknown>;

export const valuesOf = (form: object): Values => Object.fromEntries(Object.entries(form));

const isBlank = (value: unknown) =>
  Array.isArray(value) ? value.every(isBlankRow) : value === '' || sameValue(value, {});

/** The errors of values by field path; what a document may leave out is none. */
export const faultsOf = <K extends ImportableSection>(section: K, values: Values, blank: FormOf<K>) =>
  faultsIn(section, toDraft<K>(section, fromStored<K>(values, blank)), sectionContracts[section].lackable);

/**
 * An existing entry whose blank fields are filled from a proposed one. A field that would not fit the others, such as
 * the end of a current position, stays blank.
 */
export function merge<K extends ImportableSection>(
  section: K,
  { existing, proposed, blank }: { existing: Values; proposed: Values; blank: FormOf<K> },
): Values {
  const faultCount = (values: Values) => Object.keys(faultsOf(section, values, blank)).length;
  let merged = withTranslations(existing, proposed);
  for (const [field, value] of Object.entries(proposed)) {
    if (isBlank(value) || !isBlank(merged[field])) continue;
    const filled = { ...merged, [field]: value };
    if (faultCount(filled) <= faultCount(merged)) merged = filled;
  }
  return merged;
}

/** With the texts in other languages that the entry does not have. */
function withTranslations(existing: Values, proposed: Values): Values {
  const [kept, more] = [translationsIn(existing), translationsIn(proposed)];
  const translations = Object.fromEntries(
    [...new Set([...Object.keys(kept), ...Object.keys(more)])].map((language) => [
      language,
      { ...more[language], ...kept[language] },
    ]),
  );
  return sameValue(translations, kept) ? existing : { ...existing, translations };
}

/** The fields in which a document differs from the existing entry. */
export function differences(existing: Values, proposed: Values): string[] {
  const proposedFields = Object.entries(proposed).filter(
    ([, value]) => !isBlank(value) && typeof value !== 'boolean',
  );
  return proposedFields.flatMap(([field, value]) => (sameValue(value, existing[field]) ? [] : [field]));
}
