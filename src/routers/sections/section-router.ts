import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { type SectionRow, type SectionTable, type SectionValues, sectionQueries } from '../../../db/sections';
import type { DB } from '../../../db/tables.gen';
import { byId, byProfile } from '../../contracts/ids';
import type { defineSection } from '../../contracts/sections/define';
import { FieldError, notFound, staleChange } from '../errors';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { publicProcedure, rest, router, signedInProcedure } from '../trpc';

type Contract<R extends z.ZodRawShape, O extends z.ZodRawShape, D extends z.ZodRawShape> = ReturnType<
  typeof defineSection<R, O, D>
>;
type Fields<R extends z.ZodRawShape, O extends z.ZodRawShape> = z.output<z.ZodObject<R & O>>;

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

/** Where an item stands in its list, counted from 1. */
interface Placed {
  sortOrder: number;
}

/** What one section does beside the rule. */
export interface SectionHooks<F, T extends SectionTable> {
  /**
   * Turns what is written into columns: the fields that change, and the whole item as it will stand. Of a new item
   * nothing says whether it is public, unless its writer does.
   */
  beforeWrite?: (changes: Partial<F>, item: F & Placed & { isPublic?: boolean }) => Partial<SectionValues<T>>;
}

/** The procedures of a list section and their REST twins: list, create, update, remove, restore, reorder. */
export function createSectionRouter<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(
  contract: Contract<R, O, D> & Fits<Fields<R, O>, T> & Reads<z.output<z.ZodObject<D>>, T>,
  table: T,
  hooks: SectionHooks<Fields<R, O>, T> = {},
) {
  type Item = Fields<R, O>;
  type Row = SectionRow<T>;
  const { item, create, update, reorder, path, noun, maxItems, check } = contract as Contract<R, O, D>;
  const queries = sectionQueries(table);
  const listPath = `/profile/{profileId}/${path}` as const;
  const itemPath = `/${path}/{id}` as const;

  /** The columns to write, once the whole item has been found free of faults. */
  function toValues(changes: object, current: Placed): SectionValues<T> {
    const set = settableOf(changes, contract.draft.shape);
    const whole = { ...current, ...set } as Item & Placed;
    const columns = hooks.beforeWrite?.(set as Partial<Item>, whole) ?? set;
    const issues = check({ ...whole, ...columns } as Item);
    if (issues.length > 0) throw new FieldError(issues);
    return columns as SectionValues<T>;
  }

  /**
   * The place of the next item. The caller holds the profile's lock, so nobody else takes it meanwhile.
   * @throws CONFLICT where the profile is full
   */
  async function requireRoom(tx: Transaction<DB>, profileId: string): Promise<Placed> {
    const { count, next } = await queries.measure(tx, profileId);
    if (count < maxItems) return { sortOrder: next };
    throw new TRPCError({
      code: 'CONFLICT',
      message: `A profile holds ${maxItems} of these at most. Remove a ${noun} first.`,
    });
  }

  return router({
    list: publicProcedure
      .meta(rest(`GET ${listPath}`, `Lists the profile's entries; a stranger sees the public ones`))
      .input(byProfile)
      .output(z.array(item))
      .query(async ({ ctx, input }) => {
        const profile = await getReadableProfile(ctx, input.profileId);
        return (await queries.list(ctx.db, profile.id, !profile.isOwn)) as never;
      }),

    create: signedInProcedure
      .meta({ ...rest(`POST ${listPath}`, `Adds a ${noun}`, 201), body: 'long' })
      .input(create)
      .output(item)
      .mutation(({ ctx, input }) => {
        const { profileId, ...fields } = input as { profileId: string };
        return ctx.db.transaction().execute(async (tx) => {
          const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, profileId));
          if (!profile) throw notFound('profile');
          const place = await requireRoom(tx, profile.id);
          const values = { ...place, ...toValues(fields, place) };
          return (await queries.insert(tx, uuid(), profile.id, values)) as never;
        });
      }),

    update: signedInProcedure
      .meta({
        ...rest(
          `PATCH ${itemPath}`,
          `Changes a ${noun}; with updatedAt, only where it still has that version`,
        ),
        body: 'long',
      })
      .input(update)
      .output(item)
      .mutation(({ ctx, input }) => {
        const { id, profileId, updatedAt, ...changes } = input as {
          id: string;
          profileId?: string;
          updatedAt?: string;
        };
        return ctx.db.transaction().execute(async (tx) => {
          const current = await queries.lock(tx, ctx.caller.accountId, id);
          if (!current) throw notFound(noun);
          if (profileId && ownProfileId(ctx, profileId) !== current.profileId) throw notFound(noun);
          if (updatedAt && updatedAt !== current.updatedAt) throw staleChange(noun);
          return (await queries.update(tx, id, toValues(changes, current))) as never;
        });
      }),

    remove: signedInProcedure
      .meta(rest(`DELETE ${itemPath}`, `Removes a ${noun}; it can be restored for ten minutes`))
      .input(byId)
      .output(byId)
      .mutation(({ ctx, input }) =>
        ctx.db.transaction().execute(async (tx) => {
          if (!(await queries.lock(tx, ctx.caller.accountId, input.id))) throw notFound(noun);
          await queries.setDeleted(tx, input.id, true);
          return input;
        }),
      ),

    restore: signedInProcedure
      .meta(rest(`POST ${itemPath}/restore`, `Brings a removed ${noun} back to its place`))
      .input(byId)
      .output(item)
      .mutation(({ ctx, input }) =>
        ctx.db.transaction().execute(async (tx) => {
          const removed: Row | undefined = await queries.lock(tx, ctx.caller.accountId, input.id, true);
          if (!removed) throw notFound(noun);
          await requireRoom(tx, removed.profileId);
          await queries.setDeleted(tx, input.id, false);
          return { ...removed, deletedAt: null } as never;
        }),
      ),

    reorder: signedInProcedure
      .meta({
        ...rest(`PUT ${listPath}/order`, 'Puts the named entries into the order in which they are named'),
        body: 'long',
      })
      .input(reorder)
      .output(z.array(item))
      .mutation(({ ctx, input }) =>
        ctx.db.transaction().execute(async (tx) => {
          const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, input.profileId));
          if (!profile) throw notFound('profile');
          if ((await queries.countOf(tx, profile.id, input.ids)) !== input.ids.length) throw notFound(noun);
          await queries.reorder(tx, profile.id, input.ids);
          return (await queries.list(tx, profile.id)) as never;
        }),
      ),
  });
}

/** What of an input people may set; fields that the product alone fills in may be sent, and count for nothing. */
const settableOf = (values: object, shape: z.ZodRawShape): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => field in shape));
