import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { type SectionRow, type SectionTable, type SectionValues, sectionQueries } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import type { defineSection } from '../../contracts/sections/define';
import { FieldError } from '../errors';

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

/** What one section does differently from the others. */
export interface SectionHooks<F, T extends SectionTable> {
  /**
   * Turns a write into columns, given the changed fields and the whole item as it will be. `isPublic` is missing on a
   * new item unless it was sent.
   */
  beforeWrite?: (changes: Partial<F>, item: F & Placed & { isPublic?: boolean }) => Partial<SectionValues<T>>;
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
  { beforeWrite }: SectionHooks<SectionFields<R, O>, T> = {},
) {
  type Item = SectionFields<R, O>;
  type Row = SectionRow<T>;
  const { noun, maxItems, check, draft }: SectionContract<R, O, D> = contract;
  const queries = sectionQueries(table);

  /** The columns of a write, and the whole item as it will be. */
  function toColumns(changes: object, current: Placed) {
    const set = settableOf(changes, draft.shape);
    const whole = { ...current, ...set } as Item & Placed;
    const columns = beforeWrite?.(set as Partial<Item>, whole) ?? set;
    return { columns: columns as SectionValues<T>, item: { ...whole, ...columns } as Item };
  }

  /** The columns to write. @throws FieldError if the whole item would not be valid */
  function toValues(changes: object, current: Placed): SectionValues<T> {
    const { columns, item } = toColumns(changes, current);
    const issues = check(item);
    if (issues.length > 0) throw new FieldError(issues);
    return columns;
  }

  /** The position of the next item. @throws CONFLICT if the profile is full */
  async function requireRoom(tx: Transaction<DB>, profileId: string): Promise<Placed> {
    const { count, next } = await queries.measure(tx, profileId);
    if (count < maxItems) return { sortOrder: next };
    throw new TRPCError({
      code: 'CONFLICT',
      message: `A profile holds ${maxItems} of these at most. Remove a ${noun} first.`,
    });
  }

  return {
    queries,
    requireRoom,
    toValues,

    async add(tx: Transaction<DB>, profileId: string, fields: object): Promise<Row> {
      const place = await requireRoom(tx, profileId);
      return queries.insert(tx, profileId, { ...place, ...toValues(fields, place), id: uuid() });
    },

    change: (tx: Transaction<DB>, current: Row, changes: object): Promise<Row> =>
      queries.update(tx, current, toValues(changes, current)),

    /** Sets fields to what they were before, even if today's rules would refuse that. */
    putBack: (tx: Transaction<DB>, current: Row, before: object): Promise<Row> =>
      queries.update(tx, current, toColumns(before, current).columns),
  };
}

/** The fields that people may set; those that only the product fills in may be sent, and are ignored. */
const settableOf = (values: object, shape: z.ZodRawShape): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));
