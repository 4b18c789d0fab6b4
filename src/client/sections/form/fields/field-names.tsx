import { createContext, type ReactNode, useContext } from 'react';
import type { Translations } from '../../../../contracts/translations';

/** The texts of a form in the other languages of the page. */
export interface Translating {
  /** Their tags. */
  languages: string[];
  /** The fields that can have them. */
  fields: string[];
  translations: Translations;
  translate: (language: string, field: string, text: string | string[]) => void;
  /** The faults of the form by path. */
  faults: Record<string, ReactNode>;
}

interface FieldNames {
  /** The prefix of all input ids, because a screen may have two forms. */
  formId: string;
  labels: Record<string, string>;
  required: ReadonlySet<string>;
  /** What is shown next to some labels. */
  notes?: Record<string, string> | undefined;
  translating?: Translating | undefined;
}

const Names = createContext<FieldNames>({ formId: 'form', labels: {}, required: new Set() });

/** Provides the labels of the inputs below and which of them are required. */
export function FieldNamesProvider({ value, children }: { value: FieldNames; children: ReactNode }) {
  return <Names.Provider value={value}>{children}</Names.Provider>;
}

/** The id and label of a field, and whether the contract requires it. */
export function useFieldName(name: string): { id: string; label: string; withAsterisk: boolean } {
  const { formId, labels, required, notes } = useContext(Names);
  const label = [labels[name] ?? name, notes?.[name]].filter(Boolean).join(' · ');
  return { id: fieldId(formId, name), label, withAsterisk: required.has(name) };
}

/** What the field has beside it in other languages; undefined where the page is in one, or the field is no text. */
export function useTranslating(name: string): Translating | undefined {
  const { translating } = useContext(Names);
  return translating?.fields.includes(name) ? translating : undefined;
}

/** The id of the input at a path: `skills-certifications.0.name`. */
export const fieldId = (formId: string, path: string) => `${formId}-${path}`;
