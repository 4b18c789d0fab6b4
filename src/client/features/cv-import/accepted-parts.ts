import { type Accepted, accepted, type ImportableSection } from '../../../contracts/cv-import';
import { sectionContracts } from '../../../contracts/sections';
import { isConcealedType } from '../../../contracts/sections/contact';
import type { Translations } from '../../../contracts/translations';
import { fromStored, type ItemOf, sameValue, toDraft } from '../../sections/form/form-values';
import type { Values } from './merge';
import { blankFor, type ReviewEntry } from './review-entries';
import type { ReviewSetting } from './review-page';
import type { ReviewField } from './review-profile';
import type { Choice } from './review-terms';
import type { StoredReview } from './stored-review';

/** Whether a choice leads to a write. */
export const isAccepted = ({ choice }: { choice: Choice | undefined }) =>
  choice !== undefined && choice !== 'skip';

export const hasFaults = ({ faults }: ReviewEntry) => Object.keys(faults).length > 0;

/** What "Accept" means for an entry; undefined if it lacks something, or adds nothing. */
export function acceptanceOf(entry: ReviewEntry): Choice | undefined {
  if (entry.existing) return entry.existing.gains ? 'merge' : undefined;
  return hasFaults(entry) ? undefined : 'add';
}

/** Whether an entry lacks something without which it cannot be added. */
export const isIncomplete = (entry: ReviewEntry) =>
  entry.choice === undefined && hasFaults(entry) && acceptanceOf(entry) === undefined;

/** The field of an entry that keeps it from being accepted, missing ones first. */
export const firstFault = ({ missing, faults }: ReviewEntry): string =>
  missing[0] ?? Object.keys(faults)[0]?.split('.')[0] ?? '';

/** An entry's values as they are written. */
const writtenValues = ({ choice, existing, values }: ReviewEntry): Values =>
  existing && choice === 'merge' ? existing.merged : values;

/** Values without the required fields that the document leaves out. */
function withoutLacking(section: ImportableSection, values: object): Values {
  const { lackable } = sectionContracts[section];
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        (value !== '' || !lackable.includes(field)) &&
        // What a document does not say in other languages stays as it is.
        !(field === 'translations' && sameValue(value, {})),
    ),
  );
}

/** What is sent of one section. */
export function acceptedEntries<K extends ImportableSection>(
  section: K,
  items: ItemOf<K>[],
  entries: ReviewEntry[],
) {
  const blank = blankFor(section, items, 0);
  return entries.filter(isAccepted).map((entry) => {
    const values = withoutLacking(section, toDraft<K>(section, fromStored<K>(writtenValues(entry), blank)));
    const { existing } = entry;
    if (!existing || entry.choice === 'add') return { values };
    return { values, replaces: existing.id, updatedAt: existing.updatedAt };
  });
}

/** What a document says of the page as a whole. */
interface ReviewedPage {
  fields: ReviewField[];
  settings: ReviewSetting[];
  /** The profile's own lines in other languages, as they are stored. */
  translations: Translations;
}

/** Everything that is sent. @throws ZodError where a section was given more than it can hold */
export const acceptedOf = (
  { importId, proposal: { keepsOrder, page, language } }: Pick<StoredReview, 'importId' | 'proposal'>,
  { fields, settings, translations }: ReviewedPage,
  sections: Record<string, object[]>,
): Accepted => {
  const lines = Object.fromEntries(fields.filter(isAccepted).map(({ name, value }) => [name, value]));
  const translated = language && {
    translations: { ...translations, [language]: { ...translations[language], ...lines } },
  };
  return accepted.parse({
    importId,
    keepsOrder,
    profile: language ? {} : lines,
    page:
      translated ||
      (page && Object.fromEntries(settings.filter(isAccepted).map(({ name }) => [name, page[name]]))),
    sections,
  });
};

/** What visitors see of what was accepted. */
export interface Publicity {
  open: number;
  /** Fields of the profile. */
  fields: number;
  /** The labels of those that replace another text. */
  replaced: string[];
  /** Behind "Show contact". */
  concealed: number;
  /** Addresses, of which visitors see the town only until then. */
  addresses: number;
  hidden: number;
  /** Who can find the page, if that changes: 'unlisted'. */
  visibility: string | undefined;
}

export function publicityOf(
  { fields, settings }: Omit<ReviewedPage, 'translations'>,
  entries: ReviewEntry[],
): Publicity {
  const visibility = settings.filter(isAccepted).find(({ name }) => name === 'visibility');
  const publicity = {
    open: 0,
    fields: fields.filter(isAccepted).length,
    replaced: fields.filter((field) => isAccepted(field) && field.now !== '').map(({ label }) => label),
    concealed: 0,
    addresses: 0,
    hidden: 0,
    visibility: visibility?.saved.toLowerCase(),
  };
  for (const entry of entries.filter(isAccepted)) {
    const { isPublic, type } = writtenValues(entry);
    if (!isPublic) publicity.hidden += 1;
    else if (entry.section === 'addresses') publicity.addresses += 1;
    else if (entry.section === 'contacts' && isConcealedType(String(type))) publicity.concealed += 1;
    else publicity.open += 1;
  }
  return publicity;
}
