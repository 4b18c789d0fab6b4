import { z } from 'zod';
import { isBlankRow } from '../../../contracts/rows';
import { type SectionKey, sectionContracts } from '../../../contracts/sections';

type Contracts = typeof sectionContracts;

/** An entry as stored on the server. */
export type ItemOf<K extends SectionKey> = z.output<Contracts[K]['item']>;

/** All editable fields, as sent to the server. */
export type DraftOf<K extends SectionKey> = z.output<Contracts[K]['draft']>;

/** All editable fields as form values, where an empty string stands for null. */
export type FormOf<K extends SectionKey> = InputOf<DraftOf<K>>;

type InputOf<T> = T extends (infer Row)[]
  ? InputOf<Row>[]
  : T extends object
    ? { [F in keyof T]: InputOf<T[F]> }
    : T extends string
      ? string
      : T extends null
        ? ''
        : T;

/** The form's values as sent to the server, without the blank rows of its lists. */
export function toDraft<K extends SectionKey>(section: K, form: FormOf<K>): DraftOf<K> {
  return toWire(withoutBlankRows(form), sectionContracts[section].draft) as unknown as DraftOf<K>;
}

/** An entry, or a part of one, as form values. @param blank provides the fields that are left out, and the row of an empty list */
export function toForm<K extends SectionKey>(values: object, blank: FormOf<K>): FormOf<K> {
  return toInputs(values, blank) as unknown as FormOf<K>;
}

/** An entry as it would be if the form were saved now. */
export function previewOf<K extends SectionKey>(section: K, form: FormOf<K>): ItemOf<K> {
  return { id: 'preview', ...toDraft(section, form) } as unknown as ItemOf<K>;
}

/** The form without blank rows, except the one of an empty list, so that the indices of errors match the rows. */
export function tidy<K extends SectionKey>(form: FormOf<K>, blank: FormOf<K>): FormOf<K> {
  return toInputs(withoutBlankRows(form), blank) as unknown as FormOf<K>;
}

/** Stored values where they still fit the form; the blank's values elsewhere. */
export function fromStored<K extends SectionKey>(
  values: Record<string, unknown>,
  blank: FormOf<K>,
): FormOf<K> {
  const entries = Object.entries(blank).map(([field, empty]) => {
    const value = values[field];
    const fits = typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
    // An optional number or choice is an empty string while unset.
    const isSet = empty === '' && (typeof value === 'number' || typeof value === 'boolean');
    return [field, fits || isSet ? value : empty];
  });
  return Object.fromEntries(entries) as unknown as FormOf<K>;
}

/** The fields that the form has changed; only these are sent, so that nothing else is overwritten. */
export function changesOf<K extends SectionKey>(draft: DraftOf<K>, before: ItemOf<K>): Partial<DraftOf<K>> {
  const kept = new Map<string, unknown>(Object.entries(before));
  const isBlankStill = (field: string, value: unknown) => value === '' && kept.get(field) === null;
  const changed = Object.entries(draft).filter(
    ([field, value]) => !sameValue(value, kept.get(field)) && !isBlankStill(field, value),
  );
  return Object.fromEntries(changed) as unknown as Partial<DraftOf<K>>;
}

/** The fields that must not be blank. */
export function requiredFields(section: SectionKey): Set<string> {
  const { shape }: z.ZodObject = sectionContracts[section].draft;
  const blanks = ['', null, []];
  const required = Object.entries(shape).filter(
    ([, field]) => field instanceof z.ZodType && !blanks.some((blank) => field.safeParse(blank).success),
  );
  return new Set(required.map(([name]) => name));
}

/** The errors of a form by field path. @param lackable required fields that may stay blank */
export function faultsIn(section: SectionKey, form: object, lackable: string[] = []): Record<string, string> {
  const { draft }: { draft: z.ZodType } = sectionContracts[section];
  const values = new Map<string, unknown>(Object.entries(form));
  const issues = draft.safeParse(form).error?.issues ?? [];
  const isBlank = (field: string) => lackable.includes(field) && values.get(field) === '';
  // Only the first error of each field is shown.
  const faults = issues.toReversed().map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(faults.filter(([field]) => !isBlank(field)));
}

/** The required fields that an entry from a document lacks. */
export const lackingIn = (section: SectionKey, item: object): string[] => {
  const values = new Map<string, unknown>(Object.entries(item));
  return sectionContracts[section].lackable.filter((field) => !values.get(field));
};

/** Whether two values are deeply equal. */
export const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function toInputs(values: object, blank: object): object {
  const given = new Map<string, unknown>(Object.entries(values));
  const entries = Object.entries(blank).map(([field, empty]) => {
    const isLeftOut = given.get(field) === undefined;
    const value = isLeftOut ? empty : (given.get(field) ?? (typeof empty === 'string' ? '' : empty));
    if (!Array.isArray(value)) return [field, value];
    const rows = value.map((row) => (isRecord(row) ? toInputs(row, nothingIn(row)) : row));
    return [field, rows.length > 0 ? rows : empty];
  });
  return Object.fromEntries(entries);
}

const nothingIn = (row: object) => Object.fromEntries(Object.keys(row).map((field) => [field, '']));

function withoutBlankRows(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((row) => !isBlankRow(row)) : value,
    ]),
  );
}

/** Empty texts as the contract reads them, which is null for a field that may be left out; the rest as it was typed. */
function toWire(values: unknown, contract: z.ZodType): unknown {
  if (values === '') return contract.safeParse(values).data === null ? null : values;
  const schema = contract instanceof z.ZodPipe ? contract.out : contract;
  if (Array.isArray(values) && schema instanceof z.ZodArray) {
    const { element } = schema;
    return values.map((row) => (element instanceof z.ZodType ? toWire(row, element) : row));
  }
  if (isRecord(values) && schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => {
        const part: unknown = schema.shape[field];
        return [field, part instanceof z.ZodType ? toWire(value, part) : value];
      }),
    );
  }
  return values;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
