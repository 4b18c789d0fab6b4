import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { datedTables, isNewestFirst, sortNewestFirst } from './newest-first';
import { nextVersion } from './next-version';
import { keptInBin } from './retention';
import type { DB } from './tables.gen';

/** The columns that `add_section_columns` gives to every section's table. */
interface SectionColumns {
  id: string;
  profileId: string;
  sortOrder: number;
  isPublic: boolean;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

/** Names of the tables that hold a section's items. */
export type SectionTable = {
  [T in keyof DB]: Selectable<DB[T]> extends SectionColumns ? T : never;
}[keyof DB];

/** An item as it is read. */
export type SectionRow<T extends SectionTable> = Selectable<DB[T]> & SectionColumns;

/** The columns a caller may set; these queries manage the others. */
export type SectionValues<T extends SectionTable> = Omit<
  Insertable<DB[T]>,
  'id' | 'profileId' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'sortOrder'
> & { sortOrder?: number; createdAt?: string };

/** An item as it is added. */
export type NewItem<T extends SectionTable> = SectionValues<T> & { id: string; sortOrder: number };

// Kysely cannot resolve the columns of a table whose name is a type parameter, so the bodies below see every
// section as this one table; the exported signatures restore each caller's row type.
type SectionDb = Kysely<Record<SectionTable, SectionColumns>>;

/** The queries of one section's table. All but the reads need a transaction that holds the profile's lock. */
export function sectionQueries<T extends SectionTable>(table: T) {
  type Row = SectionRow<T>;
  const name: SectionTable = table;
  const view = (db: Kysely<DB>) => db as unknown as SectionDb;
  const asRow = (row: SectionColumns) => row as unknown as Row;
  const live = (db: Kysely<DB>) => view(db).selectFrom(name).where('deletedAt', 'is', null);
  const dated = datedTables.find((each) => each === name);

  /** Runs a write; items that stood newest first before it do so after it. */
  async function keepingDates<R>(
    tx: Transaction<DB>,
    profileId: string,
    write: (db: SectionDb) => Promise<R>,
  ): Promise<R> {
    const isSorted = dated !== undefined && (await isNewestFirst(tx, dated, profileId));
    const written = await write(view(tx));
    if (dated && isSorted) await sortNewestFirst(tx, dated, profileId);
    return written;
  }

  /** The item after its list was reordered. */
  const reread = async (tx: Transaction<DB>, row: SectionColumns): Promise<Row> =>
    asRow(
      dated
        ? await view(tx).selectFrom(name).selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
        : row,
    );

  const insertion = (tx: Transaction<DB>, profileId: string, items: NewItem<T>[]) =>
    view(tx)
      .insertInto(name)
      .values(items.map((item) => ({ ...toColumns(item), profileId })) as never);

  return {
    /** The profile's items in order; with `publicOnly`, the public ones. */
    async list(db: Kysely<DB>, profileId: string, publicOnly = false): Promise<Row[]> {
      const rows = await live(db)
        .selectAll()
        .where('profileId', '=', profileId)
        .$if(publicOnly, (query) => query.where('isPublic', '=', true))
        .orderBy('sortOrder')
        .orderBy('id')
        .execute();
      return rows.map(asRow);
    },

    /**
     * Locks the item's profile, if it is the account's, so that writes to one profile are serialized.
     * @param deleted whether to look in the bin
     * @returns the current item; undefined if there is none or it is somebody else's
     */
    async lock(
      tx: Transaction<DB>,
      accountId: string,
      id: string,
      deleted = false,
    ): Promise<Row | undefined> {
      const profile = await tx
        .selectFrom('profiles')
        .select('id')
        .where('accountId', '=', accountId)
        .where('id', 'in', view(tx).selectFrom(name).select('profileId').where('id', '=', id))
        .forUpdate()
        .executeTakeFirst();
      if (!profile) return undefined;
      const row = await view(tx)
        .selectFrom(name)
        .selectAll()
        .where('id', '=', id)
        .where('profileId', '=', profile.id)
        .where('deletedAt', deleted ? 'is not' : 'is', null)
        .$if(deleted, (query) => query.where('deletedAt', '>', sql<string>`now() - ${keptInBin}`))
        .executeTakeFirst();
      return row && asRow(row);
    },

    /** How many items the profile has, and the position after the last one, including removed items. */
    async measure(tx: Transaction<DB>, profileId: string): Promise<{ count: number; next: number }> {
      return view(tx)
        .selectFrom(name)
        .select([
          sql<number>`count(*) filter (where deleted_at is null)`.as('count'),
          sql<number>`coalesce(max(sort_order), 0) + 1`.as('next'),
        ])
        .where('profileId', '=', profileId)
        .executeTakeFirstOrThrow();
    },

    async insert(tx: Transaction<DB>, profileId: string, item: NewItem<T>): Promise<Row> {
      const row = await keepingDates(tx, profileId, () =>
        insertion(tx, profileId, [item]).returningAll().executeTakeFirstOrThrow(),
      );
      return reread(tx, row);
    },

    /** Adds any number of items in one statement. @param keepsOrder whether they stay where they are put */
    async insertMany(
      tx: Transaction<DB>,
      profileId: string,
      items: NewItem<T>[],
      keepsOrder = false,
    ): Promise<void> {
      if (items.length === 0) return;
      const insert = () => insertion(tx, profileId, items).execute();
      await (keepsOrder ? insert() : keepingDates(tx, profileId, insert));
    },

    /** Sets the given `values`, possibly none, and the item's next version. */
    async update(
      tx: Transaction<DB>,
      { id, profileId }: SectionColumns,
      values: Partial<SectionValues<T>>,
    ): Promise<Row> {
      const row = await keepingDates(tx, profileId, (db) =>
        db
          .updateTable(name)
          .set({ ...toColumns(values), updatedAt: nextVersion } as never)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return reread(tx, row);
    },

    /** Removes or restores those of the profile's items that are not so already. */
    async setDeleted(tx: Transaction<DB>, profileId: string, ids: string[], deleted: boolean): Promise<void> {
      await view(tx)
        .updateTable(name)
        .set({ deletedAt: deleted ? sql<string>`now()` : null })
        .where('profileId', '=', profileId)
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('deletedAt', deleted ? 'is' : 'is not', null)
        .execute();
    },

    /** How many of the ids are items of this profile. */
    async countOf(tx: Transaction<DB>, profileId: string, ids: string[]): Promise<number> {
      const { count } = await live(tx)
        .select(sql<number>`count(*)`.as('count'))
        .where('profileId', '=', profileId)
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Rearranges the given items among their own positions, in the order of `ids`; others keep theirs. */
    async reorder(tx: Transaction<DB>, profileId: string, ids: string[]): Promise<void> {
      const items = sql.table(name);
      await sql`
        with ranked as (
          select id, row_number() over (order by sort_order, id) as rank from ${items} where profile_id = ${profileId}
        ), listed as (
          select id, rank, row_number() over (order by rank) as slot, array_position(${ids}::uuid[], id) as wanted
          from ranked where id = any(${ids}::uuid[])
        ), placed as (
          select coalesce(chosen.id, ranked.id) as id, ranked.rank
          from ranked
          left join listed as slot on slot.id = ranked.id
          left join listed as chosen on chosen.wanted = slot.slot
        )
        update ${items} as item set sort_order = placed.rank
        from placed where item.id = placed.id and item.sort_order <> placed.rank`.execute(tx);
    },
  };
}

/** Lists and objects go to `jsonb` columns; the driver would convert arrays to PostgreSQL's array syntax. */
function toColumns(values: object): Record<string, unknown> {
  const entries = Object.entries(values).map(([column, value]) => [
    column,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}
