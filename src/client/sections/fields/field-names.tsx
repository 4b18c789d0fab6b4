import { createContext, type ReactNode, useContext } from 'react';

interface FieldNames {
  labels: Record<string, string>;
  required: ReadonlySet<string>;
}

const Names = createContext<FieldNames>({ labels: {}, required: new Set() });

/** Tells the inputs below what they are called and which of them must be filled in. */
export function FieldNamesProvider({ value, children }: { value: FieldNames; children: ReactNode }) {
  return <Names.Provider value={value}>{children}</Names.Provider>;
}

/** The label of a field, and the asterisk where the contract refuses a blank. */
export function useFieldName(name: string): { label: string; withAsterisk: boolean } {
  const { labels, required } = useContext(Names);
  return { label: labels[name] ?? name, withAsterisk: required.has(name) };
}
