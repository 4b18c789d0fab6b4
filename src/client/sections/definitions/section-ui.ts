import type { UseFormReturnType } from '@mantine/form';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SectionKey } from '../../../contracts/sections';
import type { FormOf, ItemOf } from '../form/form-values';

/** The sections that are edited with a form; the gallery has its own screen. */
export type EditedSection = Exclude<SectionKey, 'gallery'>;

/** The form of one section's entry. */
export type SectionForm<K extends SectionKey> = UseFormReturnType<FormOf<K>>;

/** The state that the inputs of a form share. */
export interface FieldsProps<K extends SectionKey> {
  form: SectionForm<K>;
  /** Sets whether a new entry is public, unless its owner has chosen. */
  suggestPublic: (isPublic: boolean) => void;
}

/** What differs between the editors of the sections; everything else is shared. */
export interface SectionUi<K extends EditedSection> {
  /** The heading above the list. */
  title: string;
  icon: TablerIcon;
  /** The button that opens the form, and the form's title: 'Add skill', 'Edit skill'. */
  addLabel: string;
  editLabel: string;
  /** The label of each field: in the form, in errors, and in conflicts. */
  labels: { [F in Exclude<keyof FormOf<K>, 'translations'> & string]: string };
  /** The form values of a new entry. A list has one blank row, which defines its fields. */
  blank: (items: ItemOf<K>[]) => FormOf<K>;
  /** The display name of an entry. */
  nameOf: (item: ItemOf<K>) => string;
  /** The card of an entry. */
  Card: (props: { item: ItemOf<K> }) => ReactNode;
  /** The inputs of the form, except "public". */
  Fields: (props: FieldsProps<K>) => ReactNode;
  /** What visitors see of a public entry before and after "Show contact"; left out where that makes no difference. */
  visitorView?: (values: FormOf<K>) => { before: string; after: string };
  /** Fields that are not typed; computed for each new entry and never compared. */
  computed?: (keyof FormOf<K> & string)[];
  /** Whether an entry was written by somebody else; its owner can only move, hide and delete it. */
  isFixed?: (item: ItemOf<K>) => boolean;
  layout: 'list' | 'grid' | 'timeline';
  /** If entries are grouped: the group of an entry. Groups are in the order of their first entries. */
  groupOf?: (item: ItemOf<K>) => string;
  empty: { text: string; action: string };
  /**
   * In the review of an import: what the section is called, the field that a text without a place goes into, and what
   * tells an entry at a glance, beside its name.
   */
  review: {
    title: string;
    mainField: keyof FormOf<K> & string;
    glance: (item: ItemOf<K>) => (string | null)[];
  };
  messages: SectionMessages;
}

/** The specified toast texts. */
export interface SectionMessages {
  /** The title of a success toast; 'Success' unless specified otherwise. */
  success?: string;
  added: string;
  updated: string;
  deleted: string;
  addFailed: string;
  updateFailed: string;
  deleteFailed: string;
  fetchFailed: string;
  /** Whether a failure shows the server's reason rather than the text above. */
  tellsReason?: boolean;
}

/** 'Contact added successfully', 'Failed to add contact' and so on. */
export function messagesFor(noun: string, plural = `${noun}s`): SectionMessages {
  const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
  return {
    added: `${subject} added successfully`,
    updated: `${subject} updated successfully`,
    deleted: `${subject} deleted successfully`,
    addFailed: `Failed to add ${noun}`,
    updateFailed: `Failed to update ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
    fetchFailed: `Failed to fetch ${plural}`,
  };
}
