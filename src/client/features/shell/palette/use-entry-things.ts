import { keysOf } from '../../../../contracts/keys-of';
import {
  type FurtherPart,
  furtherParts,
  furtherPath,
  portfolioParts,
} from '../../../../contracts/portfolio-parts';
import { sectionContracts } from '../../../../contracts/sections';
import { sectionUi } from '../../../sections/definitions';
import type { EditedSection, SectionUi } from '../../../sections/definitions/section-ui';
import type { ItemOf } from '../../../sections/form/form-values';
import { useItems } from '../../../sections/list/use-section';

const sections = keysOf(sectionUi);

/** An entry of a section, as the palette finds it. */
export interface EntryThing {
  section: EditedSection;
  item: ItemOf<EditedSection>;
  name: string;
  /** What it is, and what tells it at a glance. */
  description: string;
}

/** The entries of all sections with a form. @param isWanted whether they are looked for, so that nothing is fetched earlier */
export function useEntryThings(isWanted: boolean) {
  const { items, queries } = useItems(isWanted ? sections : []);
  return {
    things: isWanted && items ? sections.flatMap((section) => thingsOf(section, items[section])) : [],
    isLoading: queries.some(({ isPending }) => isPending),
    failure: queries.find(({ error }) => error)?.error,
  };
}

function thingsOf<K extends EditedSection>(section: K, items: ItemOf<K>[]): EntryThing[] {
  const { nameOf, review }: SectionUi<K> = sectionUi[section];
  return items.map((item) => ({
    section,
    item,
    name: nameOf(item),
    description: [review.title, ...review.glance(item)].filter(Boolean).join(' · '),
  }));
}

/** The screen of a section's entries, with the form of one of them. */
export function placeOf({ section, item }: EntryThing): { to: string; search: Record<string, string> } {
  const { part } = sectionContracts[section];
  const further = furtherParts.find(({ key }) => key === part);
  const to = further ? furtherPath : (portfolioParts.find(({ key }) => key === part)?.path ?? '/');
  const tab: FurtherPart | 'certifications' | undefined =
    further?.key ?? (section === 'certifications' ? section : undefined);
  return { to, search: { ...(tab && { tab }), entry: item.id } };
}
