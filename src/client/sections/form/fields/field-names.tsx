import { createContext, type ReactNode, useContext } from 'react';

interface FieldNames {
  /** The prefix of all input ids, because a screen may have two forms. */
  formId: string;
  labels: Record<string, string>;
  required: ReadonlySet<string>;
  /** What is shown next to some labels. */
  notes?: Record<string, string> | undefined;
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

/** The id of the input at a path: `skills-certifications.0.name`. */
export const fieldId = (formId: string, path: string) => `${formId}-${path}`;
