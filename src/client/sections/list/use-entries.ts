import { failureReason, isPlanRefusal, refusalCode } from '../../api/failure-reason';
import { announce } from '../../ui/announce';
import { showError, showSuccess } from '../../ui/toast';
import { offerUndo, withdrawUndo } from '../../ui/undo/undo-store';
import { sectionUi } from '../definitions/index.ts';
import type { EditedSection } from '../definitions/section-ui';
import type { DraftOf, ItemOf } from '../form/form-values';
import { type SectionApi, useSection } from './use-section';

/** One section's entries and the actions on them, each with the specified words. */
export interface Entries<K extends EditedSection> {
  items: ItemOf<K>[];
  status: SectionApi<K>['status'];
  reload: () => Promise<ItemOf<K>[]>;
  /** @throws the server's refusal, after it has been shown */
  add: (draft: DraftOf<K>) => Promise<ItemOf<K>>;
  /** @throws the server's refusal, after it has been shown; a CONFLICT is left to the caller to show */
  save: (item: ItemOf<K>, changes: Partial<DraftOf<K>>, updatedAt: string) => Promise<ItemOf<K>>;
  /** Changes entries without a form. @returns whether all were saved */
  change: (changes: { item: ItemOf<K>; to: Partial<DraftOf<K>> }[]) => Promise<boolean>;
  setPublic: (item: ItemOf<K>, isPublic: boolean) => Promise<boolean>;
  /** Deletes at once, and offers to undo it. */
  remove: (item: ItemOf<K>) => Promise<void>;
  /** @returns whether the server has saved the order */
  reorder: (ids: string[]) => Promise<boolean>;
  /** Puts them newest first, and returns them if that was saved; undefined if they have no dates, or are in that order already. */
  sortByDate: (() => Promise<ItemOf<K>[]>) | undefined;
}

export function useEntries<K extends EditedSection>(section: K): Entries<K> {
  const api = useSection(section);
  const { messages, nameOf } = sectionUi[section];
  const { sortByDate: sort } = api;

  const showDone = (text: string) => showSuccess(messages.success ?? 'Success', text);

  function refuse(error: unknown, text: string) {
    // The offer of a larger plan says it; trying again would not help.
    if (isPlanRefusal(error)) return;
    showError('Error', messages.tellsReason ? failureReason(error, text) : text);
  }

  async function undelete(item: ItemOf<K>) {
    try {
      await api.restore(item);
    } catch (error) {
      refuse(error, `“${nameOf(item)}” could not be restored. Please try again.`);
      if (refusalCode(error) !== 'NOT_FOUND')
        offerUndo({ message: messages.deleted, text: quoted(item), undo: () => undelete(item) });
    }
  }

  const quoted = (item: ItemOf<K>) => `“${nameOf(item)}”`;

  /** Tells failures only: the screen shows the rest. @returns whether all succeeded */
  async function tellFailure(updates: Promise<unknown>[]): Promise<boolean> {
    const results = await Promise.allSettled(updates);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) refuse(failure.reason, messages.updateFailed);
    return !failure;
  }

  async function sortByDate(sort: () => Promise<ItemOf<K>[]>): Promise<ItemOf<K>[]> {
    try {
      const sorted = await sort();
      announce('Sorted by date, newest first');
      return sorted;
    } catch (error) {
      refuse(error, messages.updateFailed);
      return [];
    }
  }

  return {
    items: api.items,
    status: api.status,
    reload: api.reload,

    async add(draft) {
      try {
        const added = await api.create(draft);
        showDone(messages.added);
        return added;
      } catch (error) {
        refuse(error, messages.addFailed);
        throw error;
      }
    },

    async save(item, changes, updatedAt) {
      try {
        const saved = await api.update(item, changes, updatedAt);
        showDone(messages.updated);
        return saved;
      } catch (error) {
        if (refusalCode(error) !== 'CONFLICT') refuse(error, messages.updateFailed);
        throw error;
      }
    },

    change: (changes) => tellFailure(changes.map(({ item, to }) => api.update(item, to))),
    setPublic: (item, isPublic) => tellFailure([api.setPublic(item, isPublic)]),

    async remove(item) {
      const removed = api.remove(item);
      // Undo is offered at once; using it waits until the removal has finished.
      const offer = {
        message: messages.deleted,
        text: quoted(item),
        undo: () => removed.then(() => undelete(item)),
      };
      offerUndo(offer);
      try {
        await removed;
      } catch (error) {
        withdrawUndo(offer);
        refuse(error, messages.deleteFailed);
      }
    },

    async reorder(ids) {
      try {
        await api.reorder(ids);
        return true;
      } catch (error) {
        refuse(error, messages.updateFailed);
        return false;
      }
    },

    sortByDate: sort && (() => sortByDate(sort)),
  };
}
