import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { SectionChanges } from '../../../db/column-types';
import type { NewItem, SectionRow, SectionTable } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import type { FieldIssue } from '../../contracts/issues';
import { FieldError, notFound } from '../errors';
import { type Adder, requireSectionQuota } from '../plan/section-quota';
import {
  type FittingContract,
  type SectionContract,
  type SectionFields,
  type SectionHooks,
  sectionItems,
} from '../sections/section-items';

/** An entry to write; `replaces` is the id of the entry that gets the values, if it still has the version `updatedAt`. */
export interface ImportedEntry {
  values: object;
  replaces?: string | undefined;
  updatedAt?: string | undefined;
}

/** The writes of an import to one section, checked but not done. */
export interface PlannedImport {
  /** What is wrong with the entries. */
  issues: FieldIssue[];
  /** @param keepsOrder whether new entries stay in the order in which they were given */
  write(keepsOrder: boolean): Promise<SectionChanges>;
}

/** Writes many entries of one section at once, and undoes that. All of it needs the profile's lock. */
export interface SectionImport {
  /** @throws CONFLICT if the section or the plan has no room for them; NOT_FOUND if an entry to replace is not the profile's */
  plan(tx: Transaction<DB>, by: Adder, profileId: string, entries: ImportedEntry[]): Promise<PlannedImport>;
  /** @returns how many replaced entries were changed since, and are kept as they are */
  undo(tx: Transaction<DB>, profileId: string, changes: SectionChanges): Promise<number>;
}

/** The import of a section, by the same checks, limits and hooks as any other write to it. */
export function importSection<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(
  contract: FittingContract<R, O, D, T>,
  table: T,
  hooks: SectionHooks<SectionFields<R, O>, T>,
): SectionImport {
  const { maxItems, noun, draft, lackable }: SectionContract<R, O, D> = contract;
  /** What a document does not say stays unsaid: no default takes its place. */
  const unsaid = Object.fromEntries(lackable.map((field) => [field, null]));
  const { queries, toNewValues, toChangedValues, change, putBack } = sectionItems<R, O, D, T>(
    contract,
    table,
    hooks,
  );
  type Row = SectionRow<T>;

  /** The profile's entries by id. */
  const listById = async (tx: Transaction<DB>, profileId: string) =>
    new Map((await queries.list(tx, profileId)).map((row) => [row.id, row]));

  /** The place of the first new entry. @throws CONFLICT if the profile would have too many */
  async function requireQuota(
    tx: Transaction<DB>,
    by: Adder,
    profileId: string,
    more: number,
  ): Promise<number> {
    const { count, next } = await queries.measure(tx, profileId);
    await requireSectionQuota(tx, by, table, { profileId, count, adding: more });
    const excess = count + more - maxItems;
    if (more === 0 || excess <= 0) return next;
    const message = `A profile holds ${maxItems} of these at most, and has ${count}. Leave out ${excess} of the ${more} new ones, or remove a ${noun} first.`;
    throw new FieldError([{ path: ['sections', table], message }], 'CONFLICT');
  }

  /** Checks each entry. @throws NOT_FOUND if one to replace is not there */
  function check(entries: ImportedEntry[], known: Map<string, Row>, firstPlace: number) {
    const inserts: NewItem<T>[] = [];
    const updates = new Map<string, { current: Row; values: object }>();
    const issues: FieldIssue[] = [];
    const examine = ({ values, replaces, updatedAt }: ImportedEntry) => {
      if (replaces === undefined) {
        const place = { sortOrder: firstPlace + inserts.length };
        inserts.push({ ...place, ...toNewValues({ ...unsaid, ...values }, place), id: uuid() });
        return;
      }
      const current = known.get(replaces);
      if (!current) throw notFound(noun);
      if (updatedAt && updatedAt !== current.updatedAt) throw staleImport(noun);
      if (updates.has(replaces)) throw new FieldError([{ path: [], message: replacedTwice }]);
      toChangedValues(values, current);
      updates.set(replaces, { current, values });
    };
    for (const [index, entry] of entries.entries()) {
      try {
        examine(entry);
      } catch (error) {
        if (!(error instanceof FieldError)) throw error;
        const place = ['sections', table, index, 'values'];
        issues.push(...error.issues.map(({ path, message }) => ({ path: [...place, ...path], message })));
      }
    }
    return { inserts, updates: [...updates.values()], issues };
  }

  /** The entries with other fields than before, even if the change of another one was the reason. */
  const changedSince = (before: Map<string, Row>, after: Map<string, Row>): SectionChanges['changed'] =>
    [...before.values()].flatMap((row) => {
      const changed = after.get(row.id);
      const fields = changed ? differingFields(row, changed, Object.keys(draft.shape)) : {};
      if (!changed || Object.keys(fields).length === 0) return [];
      return [{ id: row.id, version: changed.updatedAt, before: fields }];
    });

  return {
    async plan(tx, by, profileId, entries) {
      const before = await listById(tx, profileId);
      const more = entries.filter(({ replaces }) => replaces === undefined).length;
      const firstPlace = await requireQuota(tx, by, profileId, more);
      const { inserts, updates, issues } = check(entries, before, firstPlace);
      const write = async (keepsOrder: boolean) => {
        // One by one: a change may take the primary mark from another entry, which one statement cannot do.
        for (const { current, values } of updates) await change(tx, current, values);
        await queries.insertMany(tx, profileId, inserts, keepsOrder);
        const changed = changedSince(before, await listById(tx, profileId));
        return { added: inserts.map(({ id }) => id), changed };
      };
      return { issues, write };
    },

    async undo(tx, profileId, { added, changed }) {
      await queries.setDeleted(tx, profileId, added, true);
      const current = await listById(tx, profileId);
      const untouched = changed.flatMap(({ id, version, before }) => {
        const row = current.get(id);
        return row?.updatedAt === version ? [{ row, before }] : [];
      });
      for (const { row, before } of untouched) await putBack(tx, row, before);
      return changed.length - untouched.length;
    },
  };
}

const staleImport = (noun: string) => {
  const message = `This ${noun} was changed since the document was read. Compare both again, then accept it.`;
  return new FieldError([{ path: [], message }]);
};

const replacedTwice = 'Another entry replaces the same one. Keep one of the two.';

/** The values before of those fields that have others now. */
function differingFields(before: object, after: object, fields: string[]): Record<string, unknown> {
  const then = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  const differing = fields.filter((field) => !isDeepStrictEqual(then.get(field), now.get(field)));
  return Object.fromEntries(differing.map((field) => [field, then.get(field)]));
}
