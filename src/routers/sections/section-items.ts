import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { type SectionRow, type SectionTable, type SectionValues, sectionQueries } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import type { FieldIssue } from '../../contracts/issues';
import type { defineSection } from '../../contracts/sections/define';
import type { Caller, Context } from '../context';
import { FieldError } from '../errors';
import {
  type Adder,
  checkSectionQuota,
  requireQuotaToRestore,
  requireSectionQuota,
} from '../plan/section-quota';

/** The contract of a section with these required, optional and derived fields. */
export type SectionContract<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
> = ReturnType<typeof defineSection<R, O, D>>;

/** The editable fields of an item. */
export type SectionFields<R extends z.ZodRawShape, O extends z.ZodRawShape> = z.output<z.ZodObject<R & O>>;

/** A compile error that names the fault, unless the table can store all that the contract allows, and only that. */
type Fits<F, T extends SectionTable> = [Exclude<keyof F, keyof SectionRow<T>>] extends [never]
  ? F extends Partial<SectionValues<T>>
    ? Pick<SectionRow<T>, keyof F & keyof SectionRow<T>> extends F
      ? unknown
      : { error: 'the table can hold values that the contract rejects'; table: T }
    : { error: 'the contract allows values that the table cannot store'; table: T }
  : { error: 'the contract has a field without a column'; field: Exclude<keyof F, keyof SectionRow<T>> };

/** A compile error unless the table holds what the contract reads from it. */
type Reads<D, T extends SectionTable> = string extends keyof D
  ? unknown // no derived fields
  : SectionRow<T> extends D
    ? unknown
    : { error: 'the table does not hold a derived field as the contract reads it'; table: T };

/** A contract that its table can store and read back. */
export type FittingContract<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
> = SectionContract<R, O, D> & Fits<SectionFields<R, O>, T> & Reads<z.output<z.ZodObject<D>>, T>;

/** An item's position in its list, counted from 1. */
interface Placed {
  sortOrder: number;
}

/** A write to an item. */
interface Write<T extends SectionTable> {
  /** The item as it was; undefined for a new one. */
  before: SectionRow<T> | undefined;
  at: Date;
}

/** What one section does differently from the others. */
export interface SectionHooks<F, T extends SectionTable> {
  /**
   * Turns a write into columns, given the changed fields and the whole item as it will be. `isPublic` is missing on a
   * new item unless it was sent.
   */
  beforeWrite?: (
    changes: Partial<F>,
    item: F & Placed & { isPublic?: boolean },
    write: Write<T>,
  ) => Partial<SectionValues<T>>;
  /** Writes what goes with an item that was added or changed, in the same transaction. */
  afterWrite?: (tx: Transaction<DB>, write: Write<T> & { after: SectionRow<T> }) => Promise<void>;
  /** Queues what follows from a call of the owner that adds or changes one item, in the same transaction. */
  afterCall?: (
    tx: Transaction<DB>,
    owner: Pick<Context, 'jobs'> & { caller: Caller },
    write: Write<T> & { after: SectionRow<T> },
  ) => Promise<void>;
}

/** Checks and writes the items of one list section. Every write needs a transaction that holds the profile's lock. */
export function sectionItems<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(
  contract: FittingContract<R, O, D, T>,
  table: T,
  { beforeWrite, afterWrite }: SectionHooks<SectionFields<R, O>, T>,
) {
  type Item = SectionFields<R, O>;
  type Row = SectionRow<T>;
  const { noun, maxItems, check, draft, stated, lackable }: SectionContract<R, O, D> = contract;
  const queries = sectionQueries(table);

  /** The columns of a write, and the whole item as it will be. */
  function toColumns(changes: object, { place, ...write }: Write<T> & { place: Placed }) {
    const set = settableOf(changes, draft.shape);
    const whole = { ...place, ...write.before, ...set } as Item & Placed;
    const columns = beforeWrite?.(set as Partial<Item>, whole, write) ?? set;
    return { columns: columns as SectionValues<T>, item: { ...whole, ...columns } as Item };
  }

  /** Faults of required fields that a change would take away; one that was missing before may stay so. */
  function unstated(changes: object, before: object): FieldIssue[] {
    const known = new Map<string, unknown>(Object.entries(before));
    const nulls = Object.entries(changes).filter(([, value]) => value === null);
    return nulls.flatMap(([field]) => {
      if (!lackable.includes(field) || known.get(field) === null) return [];
      return issuesOf(field, stated[field]);
    });
  }

  /** The columns to write. @throws FieldError if the whole item would not be valid */
  function toValues(changes: object, write: Write<T> & { place: Placed }): SectionValues<T> {
    const { columns, item } = toColumns(changes, write);
    const issues = [...(write.before ? unstated(changes, write.before) : []), ...check(item)];
    if (issues.length > 0) throw new FieldError(issues);
    return columns;
  }

  /** @throws CONFLICT if the profile is full */
  async function measureSection(tx: Transaction<DB>, profileId: string) {
    const { count, next } = await queries.measure(tx, profileId);
    if (count < maxItems) return { count, place: { sortOrder: next } };
    throw new TRPCError({
      code: 'CONFLICT',
      message: `A profile holds ${maxItems} of these at most. Remove a ${noun} first.`,
    });
  }

  return {
    queries,

    /** The columns of a new item. @throws FieldError if it would not be valid */
    toNewValues: (fields: object, place: Placed, at = new Date()): SectionValues<T> =>
      toValues(fields, { place, before: undefined, at }),

    /** The columns of a change. @throws FieldError if the whole item would not be valid */
    toChangedValues: (changes: object, before: Row, at = new Date()): SectionValues<T> =>
      toValues(changes, { place: before, before, at }),

    /** Checks whether an item can be added, before costly work. @throws CONFLICT as `add` does */
    async checkQuota(tx: Transaction<DB>, by: Adder, profileId: string): Promise<void> {
      const { count } = await measureSection(tx, profileId);
      await checkSectionQuota(tx, by, table, { count, adding: 1 });
    },

    /** @throws CONFLICT if the profile is full, or the plan allows no more */
    async add(
      tx: Transaction<DB>,
      by: Adder,
      profileId: string,
      fields: object,
      at = new Date(),
    ): Promise<Row> {
      const { count, place } = await measureSection(tx, profileId);
      await requireSectionQuota(tx, by, table, { profileId, count, adding: 1 });
      const write = { before: undefined, at };
      const values = toValues(fields, { place, ...write });
      const after = await queries.insert(tx, profileId, { ...place, ...values, id: uuid() });
      await afterWrite?.(tx, { ...write, after });
      return after;
    },

    async change(tx: Transaction<DB>, before: Row, changes: object, at = new Date()): Promise<Row> {
      const after = await queries.update(tx, before, toValues(changes, { place: before, before, at }));
      await afterWrite?.(tx, { before, after, at });
      return after;
    },

    /** Brings a removed item back. @throws CONFLICT if the profile is full by now, or the plan allows no more */
    async restore(tx: Transaction<DB>, by: Adder, { id, profileId }: Row): Promise<void> {
      const { count } = await measureSection(tx, profileId);
      await requireQuotaToRestore(tx, by, table, { id, profileId, count });
      await queries.setDeleted(tx, profileId, [id], false);
    },

    /** Sets fields to what they were before, even if today's rules would refuse that. */
    async putBack(tx: Transaction<DB>, before: Row, fields: object, at = new Date()): Promise<Row> {
      const { columns } = toColumns(fields, { place: before, before, at });
      const after = await queries.update(tx, before, columns);
      await afterWrite?.(tx, { before, after, at });
      return after;
    },
  };
}

/** What a required field says of null. */
const issuesOf = (field: string, schema: unknown): FieldIssue[] =>
  schema instanceof z.ZodType
    ? (schema.safeParse(null).error?.issues ?? []).map(({ message }) => ({ path: [field], message }))
    : [];

/** The fields that people may set; those that only the product fills in may be sent, and are ignored. */
const settableOf = (values: object, shape: object): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));
