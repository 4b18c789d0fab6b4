import { useRef } from 'react';
import { defaultProfileId } from '../../../contracts/ids';
import type { SectionKey } from '../../../contracts/sections';
import {
  compareNewestFirst,
  type DatedSection,
  datedSections,
  isNewestFirst,
} from '../../../contracts/sections/newest-first';
import { trpc } from '../../api/trpc';
import {
  inOrder,
  inOrderOf,
  placesOf,
  withEntry,
  withoutEntry,
  withPlaces,
  withSaved,
} from '../../ui/order/list-order';
import type { DraftOf, ItemOf } from '../form/form-values';

/** The operations on one section's entries. Each is optimistic and rolled back if the server refuses. */
export interface SectionApi<K extends SectionKey> {
  items: ItemOf<K>[];
  status: 'loading' | 'failed' | 'ready';
  reload: () => Promise<ItemOf<K>[]>;
  create: (draft: DraftOf<K>) => Promise<ItemOf<K>>;
  /** @param updatedAt the version the change is based on; a newer one on the server is a CONFLICT */
  update: (item: ItemOf<K>, changes: Partial<DraftOf<K>>, updatedAt?: string) => Promise<ItemOf<K>>;
  setPublic: (item: ItemOf<K>, isPublic: boolean) => Promise<ItemOf<K>>;
  remove: (item: ItemOf<K>) => Promise<void>;
  restore: (item: ItemOf<K>) => Promise<void>;
  /** @param ids some or all entries in their new order */
  reorder: (ids: string[]) => Promise<void>;
  /** Puts the entries newest first, and returns them in that order; undefined if they have no dates, or are in it already. */
  sortByDate: (() => Promise<ItemOf<K>[]>) | undefined;
}

// All section routers come from one factory, so the type of one serves for all.
type AnySection = 'skills';
type Item = ItemOf<AnySection>;
type Items = Item[];
type DatedItem = ItemOf<DatedSection>;

const isDatedItem = (item: object): item is DatedItem => 'startDate' in item;
const allDated = (items: Items): DatedItem[] | undefined => {
  const list: object[] = items;
  return list.every(isDatedItem) ? list : undefined;
};

/** Puts entries newest first if they stood so before, as the server does. */
function keepingDates(before: Items, after: Items): Items {
  const [earlier, later] = [allDated(before), allDated(after)];
  if (!earlier || !later || !isNewestFirst(earlier)) return after;
  return inOrderOf(later, compareNewestFirst) as unknown as Items;
}

const list = { profileId: defaultProfileId };
const pendingPrefix = 'pending-';

const isDatedSection = (section: SectionKey): section is DatedSection =>
  datedSections.some((dated) => dated === section);

/** Whether the entry is still being created, and so cannot be changed yet. */
export const isPending = (item: { id: string }) => item.id.startsWith(pendingPrefix);

/** The entries of several sections; undefined until all of them are there. */
export function useItems<K extends SectionKey>(sections: readonly K[]) {
  const queries = trpc.useQueries((calls) =>
    sections.map((section) => calls.sections[section as AnySection].list(list)),
  );
  const lists = queries.flatMap(({ data }, index) => (data ? [[sections[index], data]] : []));
  const items = lists.length === sections.length ? Object.fromEntries(lists) : undefined;
  return { queries, items: items as { [S in K]: ItemOf<S>[] } | undefined };
}

export function useSection<K extends SectionKey>(section: K): SectionApi<K> {
  const route = trpc.sections[section as AnySection];
  const utils = trpc.useUtils();
  const cache = utils.sections[section as AnySection].list;
  const query = route.list.useQuery(list);
  const create = route.create.useMutation();
  const update = route.update.useMutation();
  const remove = route.remove.useMutation();
  const restore = route.restore.useMutation();
  // One after the other: otherwise the order that arrives last would win, not the one made last.
  const reorder = route.reorder.useMutation({ scope: { id: `reorder-${section}` } });
  const sort = trpc.sections[isDatedSection(section) ? section : 'education'].sortByDate.useMutation({
    scope: { id: `reorder-${section}` },
  });
  const order = useRef({ turn: 0, waiting: 0, confirmed: new Map<string, number>() });

  const current = () => cache.getData(list) ?? [];
  const edit = (change: (items: Items) => Items) =>
    cache.setData(list, (items) => items && keepingDates(items, change(items)));
  const arrange = (change: (items: Items) => Items) => cache.setData(list, (items) => items && change(items));

  async function optimistically<R>(
    change: (items: Items) => Items,
    takeBack: (items: Items) => Items,
    call: () => Promise<R>,
  ): Promise<R> {
    // A response in flight would overwrite the optimistic state.
    await cache.cancel(list);
    edit(change);
    try {
      return await call();
    } catch (error) {
      edit(takeBack);
      throw error;
    }
  }

  async function reload(): Promise<Items> {
    const { data } = await query.refetch({ throwOnError: true });
    return data ?? [];
  }

  /** Applies the server's version, and refetches if the database changed other entries too. */
  function keep(saved: Item) {
    edit((items) => withEntry(items, saved));
    if ('isPrimary' in saved && saved.isPrimary) void reload().catch(() => undefined);
  }

  const dated = isDatedSection(section) ? allDated(query.data ?? []) : undefined;

  async function sortByDate() {
    await cache.cancel(list);
    const saved = (await sort.mutateAsync(list)) as unknown as Items;
    arrange((items) => withSaved(items, saved));
    return saved;
  }

  const api: SectionApi<AnySection> = {
    items: query.data ?? [],
    status: query.isSuccess ? 'ready' : query.isError ? 'failed' : 'loading',
    reload,

    async create(draft) {
      const now = new Date().toISOString();
      const id = pendingPrefix + crypto.randomUUID();
      const sortOrder = Math.max(0, ...current().map((item) => item.sortOrder)) + 1;
      const shown: Item = {
        ...draft,
        id,
        profileId: list.profileId,
        sortOrder,
        createdAt: now,
        updatedAt: now,
      };
      const saved = await optimistically(
        (items) => withEntry(items, shown),
        (items) => withoutEntry(items, id),
        () => create.mutateAsync({ ...draft, ...list }),
      );
      edit((items) => withoutEntry(items, id));
      keep(saved);
      void utils.dashboard.invalidate();
      return saved;
    },

    async update(item, changes, updatedAt) {
      const saved = await optimistically(
        (items) => withEntry(items, { ...item, ...changes }),
        (items) => withEntry(items, item),
        () => update.mutateAsync({ ...changes, id: item.id, updatedAt }),
      );
      keep(saved);
      return saved;
    },

    setPublic: (item, isPublic) => api.update(item, { isPublic }),

    async remove(item) {
      await optimistically(
        (items) => withoutEntry(items, item.id),
        (items) => withEntry(items, item),
        () => remove.mutateAsync({ id: item.id }),
      );
      void utils.dashboard.invalidate();
    },

    async restore(item) {
      const saved = await optimistically(
        (items) => withEntry(items, item),
        (items) => withoutEntry(items, item.id),
        () => restore.mutateAsync({ id: item.id }),
      );
      keep(saved);
      void utils.dashboard.invalidate();
    },

    async reorder(ids) {
      const { current: state } = order;
      if (state.waiting === 0) state.confirmed = placesOf(current());
      state.waiting += 1;
      state.turn += 1;
      const { turn } = state;
      arrange((items) => inOrder(items, ids));
      try {
        const saved = await reorder.mutateAsync({ ...list, ids });
        state.confirmed = placesOf(saved);
        if (turn === state.turn) arrange((items) => withSaved(items, saved));
      } catch (error) {
        if (turn === state.turn) arrange((items) => withPlaces(items, state.confirmed));
        throw error;
      } finally {
        state.waiting -= 1;
      }
    },

    sortByDate: dated && !isNewestFirst(dated) ? sortByDate : undefined,
  };
  return api as unknown as SectionApi<K>;
}
