import { z } from 'zod';
import { lockOwnProfile } from '../../../db/queries/profiles';
import { type SectionTable, sectionQueries } from '../../../db/sections';
import { byId, byProfile } from '../../contracts/ids';
import { withArticle } from '../../contracts/with-article';
import { notFound, staleChange } from '../errors';
import { getReadableProfile, ownProfileId } from '../profile/resolve-profile';
import { rest } from '../rest-meta';
import { readingProcedure, router, signedInProcedure } from '../trpc';
import {
  type FittingContract,
  type SectionContract,
  type SectionFields,
  type SectionHooks,
  sectionItems,
} from './section-items';

/** The list of a section, with its REST route. */
function listProcedure<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(contract: FittingContract<R, O, D, T>, table: T) {
  const { item, path }: SectionContract<R, O, D> = contract;
  const { list } = sectionQueries(table);
  return readingProcedure
    .meta(
      rest(
        `GET /profile/{profileId}/${path}`,
        `Lists the profile's entries; a stranger sees the public ones, and none of a section that the design hides`,
      ),
    )
    .input(byProfile)
    .output(z.array(item))
    .query(async ({ ctx, input }) => {
      const profile = await getReadableProfile(ctx, input.profileId);
      if (!profile.isOwn && profile.hiddenSections.includes(table)) return [];
      const rows = await list(ctx.db, profile.id, !profile.isOwn);
      return rows.map((row) => toItem(profile.isOwn ? row : inOwnLanguage(row)));
    });
}

/** An entry as others get it; in another language they read it on the page. */
const inOwnLanguage = (row: object) => ('translations' in row ? { ...row, translations: {} } : row);

// TypeScript cannot compare a row with the contract while both are type parameters; `FittingContract` has done so.
const toItem = (row: object) => row as never;

/** The procedures that write to a list section, with their REST routes: create, update, remove, restore, reorder. */
function writingProcedures<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(contract: FittingContract<R, O, D, T>, table: T, hooks: SectionHooks<SectionFields<R, O>, T>) {
  const { item, create, update, reorder, path, noun }: SectionContract<R, O, D> = contract;
  const { queries, add, change, restore } = sectionItems<R, O, D, T>(contract, table, hooks);
  const listPath = `/profile/{profileId}/${path}` as const;
  const itemPath = `/${path}/{id}` as const;

  return {
    create: signedInProcedure
      .meta({ ...rest(`POST ${listPath}`, `Adds ${withArticle(noun)}`, 201), body: 'long' })
      .input(create)
      .output(item)
      .mutation(({ ctx, input }) => {
        const { profileId, ...fields } = input as { profileId: string };
        return ctx.db.transaction().execute(async (tx) => {
          const profile = await lockOwnProfile(tx, ctx.caller.accountId, ownProfileId(ctx, profileId));
          if (!profile) throw notFound('profile');
          const at = ctx.clock.now();
          const after = await add(tx, ctx, profile.id, fields, at);
          await hooks.afterCall?.(tx, ctx, { before: undefined, after, at });
          return toItem(after);
        });
      }),

    update: signedInProcedure
      .meta({
        ...rest(
          `PATCH ${itemPath}`,
          `Changes ${withArticle(noun)}; with updatedAt, only where it still has that version`,
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
          const at = ctx.clock.now();
          const after = await change(tx, current, changes, at);
          await hooks.afterCall?.(tx, ctx, { before: current, after, at });
          return toItem(after);
        });
      }),

    remove: signedInProcedure
      .meta(rest(`DELETE ${itemPath}`, `Moves ${withArticle(noun)} to the bin`))
      .input(byId)
      .output(byId)
      .mutation(({ ctx, input }) =>
        ctx.db.transaction().execute(async (tx) => {
          const current = await queries.lock(tx, ctx.caller.accountId, input.id);
          if (!current) throw notFound(noun);
          await queries.setDeleted(tx, current.profileId, [input.id], true);
          return input;
        }),
      ),

    restore: signedInProcedure
      .meta(rest(`POST ${itemPath}/restore`, `Brings a removed ${noun} back to its place`))
      .input(byId)
      .output(item)
      .mutation(({ ctx, input }) =>
        ctx.db.transaction().execute(async (tx) => {
          const removed = await queries.lock(tx, ctx.caller.accountId, input.id, true);
          if (!removed) throw notFound(noun);
          await restore(tx, ctx, removed);
          return toItem({ ...removed, deletedAt: null });
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
          return (await queries.list(tx, profile.id)).map(toItem);
        }),
      ),
  };
}

/** The procedures of a list section: those that write, and a list that strangers may read. */
export function sectionProcedures<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(contract: FittingContract<R, O, D, T>, table: T, hooks: SectionHooks<SectionFields<R, O>, T>) {
  return {
    list: listProcedure(contract, table),
    ...writingProcedures<R, O, D, T>(contract, table, hooks),
  };
}

/** The router of a list section. */
export function createSectionRouter<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(contract: FittingContract<R, O, D, T>, table: T, hooks: SectionHooks<SectionFields<R, O>, T>) {
  return router(sectionProcedures<R, O, D, T>(contract, table, hooks));
}

/** The procedures of a list section that strangers may not read: those that write. It needs a list of its own. */
export function createPrivateSectionRouter<
  R extends z.ZodRawShape,
  O extends z.ZodRawShape,
  D extends z.ZodRawShape,
  T extends SectionTable,
>(contract: FittingContract<R, O, D, T>, table: T, hooks: SectionHooks<SectionFields<R, O>, T>) {
  return router(writingProcedures<R, O, D, T>(contract, table, hooks));
}
