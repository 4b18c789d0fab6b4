import { certainFrom, type ImportableSection, type SourceLine } from '../../../contracts/cv-import';
import { sectionContracts } from '../../../contracts/sections';
import { isPublicByDefault } from '../../../contracts/sections/address';
import { defaultEmoji } from '../../../contracts/sections/fact';
import { withTextsOf } from '../../../contracts/translated-entry';
import { sectionUi } from '../../sections/definitions/index.ts';
import type { SectionUi } from '../../sections/definitions/section-ui';
import {
  type FormOf,
  fromStored,
  type ItemOf,
  previewOf,
  requiredFields,
  toForm,
} from '../../sections/form/form-values';
import { differences, faultsOf, merge, type Values, valuesOf } from './merge';
import { type Choice, entryId } from './review-terms';
import type { StoredReview } from './stored-review';

/** An entry of the review, with everything derived from the reading, the portfolio and the owner's choices. */
export interface ReviewEntry {
  id: string;
  section: ImportableSection;
  /** What it is called, such as “Engineer at Northwind”. */
  name: string;
  /** The values of its form. */
  values: Values;
  lines: SourceLine[];
  /** The names of the fields to check. */
  uncertain: string[];
  /** Whether the whole entry was read with doubt. */
  isDoubtful: boolean;
  /** What in the document contradicts it, in sentences. */
  contradictions: string[];
  printed: Record<string, string>;
  isEdited: boolean;
  /** The unplaced text that its owner made it from. */
  text?: number;
  existing?: Existing;
  /** The other language of the page that its document is in. */
  language: string | undefined;
  /** The id of the existing entry that it is about, where its owner says so. */
  counterpart: string | undefined;
  /** What is wrong with it as it is, by field path. */
  faults: Record<string, string>;
  /** The required fields that are blank, in the order of the form. */
  missing: string[];
  /** What was chosen, or else what is usual; undefined while its owner has to decide. */
  choice: Choice | undefined;
  /** What happens unless somebody chooses: what is certain is added, and what is known is skipped. */
  usual: Choice | undefined;
}

/** The entry of the portfolio that it duplicates. */
export interface Existing {
  id: string;
  /** Its version, which merging and replacing require. */
  updatedAt: string;
  name: string;
  values: Values;
  /** Its values with their blanks filled. */
  merged: Values;
  /** Fields in which the document differs from the entry, or that only the document has. */
  differences: string[];
  /** Whether merging fills anything. */
  gains: boolean;
  /** Whether an earlier entry of the review is the same one, so that this one cannot be put into it as well. */
  isTaken: boolean;
}

interface Proposed {
  id: string;
  values: object;
  lines: SourceLine[];
  uncertain: string[];
  confidence: number;
  contradictions?: string[] | undefined;
  printed: Record<string, string>;
  duplicateOf?: string | undefined;
  text?: number;
}

/** The form of a section's entry before anything of the document is in it. @param index of the entry in its section */
export function blankFor<K extends ImportableSection>(section: K, items: ItemOf<K>[], index: number) {
  const ui: SectionUi<K> = sectionUi[section];
  const blank = ui.blank(items);
  const order = Number(valuesOf(blank).order) + index;
  const given: Values = {
    ...valuesOf(blank),
    // Entries that are added together follow one another.
    ...(section === 'facts' && { order: String(order), emoji: defaultEmoji(order) }),
    // The owner has not chosen yet.
    ...(section === 'addresses' && { country: '' }),
  };
  return fromStored<K>(given, blank);
}

/** The entries of one section: those that were read, then those that were made from unplaced texts. */
export function entriesOf<K extends ImportableSection>(
  section: K,
  items: ItemOf<K>[],
  review: StoredReview,
): ReviewEntry[] {
  const read = review.proposal.sections[section].map((entry, index) =>
    withCounterpart(section, items, review, { ...entry, id: entryId(section, index) }),
  );
  const placed = review.placed.filter((entry) => entry.section === section);
  const own = placed.map(({ id, values, text }) => {
    const lines = review.proposal.unplaced[text]?.lines ?? [];
    return { ...typedByOwner, id, lines, values, text };
  });
  const proposed: Proposed[] = [...read, ...own];
  const taken = new Set<string>();
  return proposed.map((entry, index) => {
    const { duplicateOf } = entry;
    const isTaken = duplicateOf !== undefined && taken.has(duplicateOf);
    if (duplicateOf !== undefined) taken.add(duplicateOf);
    return entryOf(section, blankFor(section, items, index), { items, review, entry, isTaken });
  });
}

/** An entry as the translation of what its owner says that it is about. */
function withCounterpart<K extends ImportableSection>(
  section: K,
  items: ItemOf<K>[],
  { counterparts, proposal: { language } }: StoredReview,
  entry: Proposed,
): Proposed {
  const existing = items.find(({ id }) => id === counterparts[entry.id]);
  if (!existing || !language) return entry;
  const values = withTextsOf(section, existing, { values: entry.values, language });
  return { ...entry, ...typedByOwner, values, duplicateOf: existing.id, contradictions: [] };
}

/** The owner's own values need no check. */
const typedByOwner = { uncertain: [], confidence: 1, printed: {} };

interface Setting<K extends ImportableSection> {
  items: ItemOf<K>[];
  review: StoredReview;
  entry: Proposed;
  /** Whether an earlier entry is a duplicate as well. */
  isTaken: boolean;
}

function entryOf<K extends ImportableSection>(
  section: K,
  blank: FormOf<K>,
  { items, review, entry, isTaken }: Setting<K>,
): ReviewEntry {
  const ui: SectionUi<K> = sectionUi[section];
  const { id, lines, printed, text } = entry;
  const edited = review.edits[id];
  const values = valuesOf(
    toForm<K>({ ...publicity(section, entry.values), ...(edited ?? entry.values) }, blank),
  );
  const faults = faultsOf(section, values, blank);
  const required = requiredFields(section);
  const existing = existingOf(section, blank, { items, values, entry, isTaken });
  const uncertain = edited ? [] : entry.uncertain;
  const isDoubtful = !edited && entry.confidence < certainFrom;
  const contradictions = edited ? [] : (entry.contradictions ?? []);
  const isCertain = [...uncertain, ...contradictions, ...Object.keys(faults)].length === 0 && !isDoubtful;
  const usual = existing ? usualForKnown(existing, isCertain) : isCertain ? 'add' : undefined;
  return {
    id,
    section,
    name: ui.nameOf(shownItem<K>(section, values, blank)),
    values,
    lines,
    uncertain,
    isDoubtful,
    contradictions,
    printed,
    isEdited: edited !== undefined,
    ...(text !== undefined && { text }),
    ...(existing && { existing }),
    language: text === undefined ? review.proposal.language : undefined,
    counterpart: existing && review.counterparts[id],
    faults,
    missing: Object.keys(ui.labels).filter((field) => required.has(field) && values[field] === ''),
    choice: review.choices[id] ?? usual,
    usual,
  };
}

/** Merging changes nothing that is there. */
const usualForKnown = ({ gains }: Existing, isCertain: boolean): Choice | undefined =>
  gains ? (isCertain ? 'merge' : undefined) : 'skip';

/** Whether visitors see an entry that was read, where its section goes by what it is. */
function publicity(section: ImportableSection, values: object): Values {
  const { type = 'home' } = valuesOf(values);
  return section === 'addresses' ? { isPublic: isPublicByDefault(String(type)) } : {};
}

function existingOf<K extends ImportableSection>(
  section: K,
  blank: FormOf<K>,
  { items, values, entry, isTaken }: Omit<Setting<K>, 'review'> & { values: Values },
): Existing | undefined {
  const ui: SectionUi<K> = sectionUi[section];
  const item = items.find(({ id }) => id === entry.duplicateOf);
  if (!item) return undefined;
  const existing = valuesOf(toForm<K>(item, blank));
  const merged = merge<K>(section, { existing, proposed: values, blank });
  const computed: string[] = ui.computed ?? [];
  return {
    id: item.id,
    updatedAt: item.updatedAt,
    name: ui.nameOf(item),
    values: existing,
    merged,
    differences: differences(existing, values).filter(
      (field) => !computed.includes(field) && field !== 'emoji',
    ),
    gains: merged !== existing && !isTaken,
    isTaken,
  };
}

/** An entry as its card shows it, with words where a required field is blank. */
export function shownItem<K extends ImportableSection>(
  section: K,
  values: Values,
  blank: FormOf<K>,
): ItemOf<K> {
  const labels: Record<string, string> = sectionUi[section].labels;
  const required = requiredFields(section);
  const { lackable } = sectionContracts[section];
  const shown = Object.entries(values).map(([field, value]) => [
    field,
    required.has(field) && !lackable.includes(field) && value === ''
      ? `(no ${labels[field]?.toLowerCase()})`
      : value,
  ]);
  return previewOf(section, fromStored<K>(Object.fromEntries(shown), blank));
}
