import { createContext, type ReactNode, useContext } from 'react';

interface FieldNames {
  /** Begins the id of every input, as two forms may stand on one screen. */
  formId: string;
  labels: Record<string, string>;
  required: ReadonlySet<string>;
}

const Names = createContext<FieldNames>({ formId: 'form', labels: {}, required: new Set() });

/** Tells the inputs below what they are called and which of them must be filled in. */
export function FieldNamesProvider({ value, children }: { value: FieldNames; children: ReactNode }) {
  return <Names.Provider value={value}>{children}</Names.Provider>;
}

/** The id and label of a field, and the asterisk where the contract refuses a blank. */
export function useFieldName(name: string): { id: string; label: string; withAsterisk: boolean } {
  const { formId, labels, required } = useContext(Names);
  return { id: fieldId(formId, name), label: labels[name] ?? name, withAsterisk: required.has(name) };
}

/** The id of the input at a path: `skills-certifications.0.name`. */
export const fieldId = (formId: string, path: string) => `${formId}-${path}`;
