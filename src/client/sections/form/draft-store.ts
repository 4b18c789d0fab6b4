import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import type { SectionKey } from '../../../contracts/sections';
import { shownPortfolioId } from '../../api/shown-portfolio';
import { draftText, storedDrafts, unstoredDrafts } from '../../session/local-storage';

/** What a draft belongs to: an entry of a section, or the review of a document. */
type DraftKind = SectionKey | 'cvImport';

/** The user, section and entry of a draft in the shown portfolio; 'new' for an entry that does not exist yet. */
export interface DraftKey {
  userId: string;
  section: DraftKind;
  entryId: string;
}

const stored = z.object({
  /** When it was last saved, an ISO instant. */
  savedAt: z.string(),
  /** The version of the entry that the changes are based on. */
  updatedAt: z.string().optional(),
  values: z.record(z.string(), z.unknown()),
});
export type StoredDraft = z.infer<typeof stored>;

const addressOf = ({ userId, section, entryId }: DraftKey) =>
  `${userId}:${shownPortfolioId()}:${section}:${entryId}`;

const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Saves a draft on this device, so that a reload or an ended session loses nothing. One that a full or disabled local
 * storage does not take is kept until the tab is left; see `useIsUnstored`.
 */
export function saveDraft(key: DraftKey, draft: Omit<StoredDraft, 'savedAt'>): void {
  const address = addressOf(key);
  const text = JSON.stringify({ ...draft, savedAt: new Date().toISOString() });
  try {
    draftText(address).write(text);
    unstoredDrafts.delete(address);
  } catch {
    unstoredDrafts.set(address, text);
  }
  notify();
}

export function dropDraft(key: DraftKey): void {
  remove(addressOf(key));
  notify();
}

function remove(address: string): void {
  unstoredDrafts.delete(address);
  try {
    draftText(address).remove();
  } catch {
    // A disabled storage holds nothing that could be removed.
  }
}

/** Drops a draft and those of its parts, whose ids are the same up to a slash. */
export function dropDraftWithParts(key: DraftKey): void {
  const parts = `${addressOf(key)}/`;
  for (const [address] of allEntries()) {
    if (address.startsWith(parts)) remove(address);
  }
  dropDraft(key);
}

/** The draft; undefined if there is no valid one. */
export function readDraft(key: DraftKey): StoredDraft | undefined {
  return parse(allEntries().find(([address]) => address === addressOf(key))?.[1]);
}

/** The drafts of a section by entry id; follows changes in other tabs. */
export function useDrafts(userId: string, section: DraftKind): [entryId: string, draft: StoredDraft][] {
  const start = addressOf({ userId, section, entryId: '' });
  const snapshot = useSyncExternalStore(subscribe, () =>
    JSON.stringify(allEntries().filter(([address]) => address.startsWith(start))),
  );
  const entries: [string, string][] = JSON.parse(snapshot);
  return entries.flatMap(([address, text]) => {
    const draft = parse(text);
    return draft ? [[address.slice(start.length), draft]] : [];
  });
}

/** Whether the draft would be lost by a reload, because the browser does not store it. */
export const useIsUnstored = (key: DraftKey): boolean =>
  useSyncExternalStore(subscribe, () => unstoredDrafts.has(addressOf(key)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The drafts by address, each as it was saved last. */
function allEntries(): [string, string][] {
  const stored = storedEntries().filter(([address]) => !unstoredDrafts.has(address));
  return [...stored, ...unstoredDrafts];
}

function storedEntries(): [string, string][] {
  try {
    return storedDrafts();
  } catch {
    return [];
  }
}

function parse(text: string | undefined): StoredDraft | undefined {
  try {
    return text === undefined ? undefined : stored.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
