/** A text that this browser keeps under one key. */
export interface StoredText {
  key: string;
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

const storedText = (key: string): StoredText => ({
  key,
  read: () => localStorage.getItem(key),
  write: (text) => localStorage.setItem(key, text),
  remove: () => localStorage.removeItem(key),
});

/** The session's public id, which grants nothing: its presence says that there may be a session. */
export const sessionId = storedText('authToken');

/** Written with each change of the account, so that the other tabs notice. */
export const accountChange = storedText('storyfolio:account-changed');

/** Whether an account has declined the offer to upload a CV; the value does not matter. */
export const skippedImport = (userId: string) => storedText(`storyfolio:skipped-bringing:${userId}`);

/** The commands of the palette that an account used last, one id a line. */
export const recentCommands = (userId: string) => storedText(`storyfolio:recent-commands:${userId}`);
const folded = storedText('storyfolio:page-folded');

/** Whether the page beside the screens is folded away, as long as the browser stores anything. */
export const foldedPage = {
  isSet(): boolean {
    try {
      return folded.read() !== null;
    } catch {
      return false;
    }
  },
  set(isFolded: boolean): void {
    try {
      if (isFolded) folded.write('1');
      else folded.remove();
    } catch {
      // It is unfolded again on the next screen.
    }
  },
};

const draftPrefix = 'storyfolio:draft:';

/** A draft, at a key that its store makes. */
export const draftText = (address: string) => storedText(draftPrefix + address);

/** Drafts that the browser has no room for, by address; they last as long as the tab. */
export const unstoredDrafts = new Map<string, string>();

/** All drafts in this browser, whoever wrote them, by key. */
export function storedDrafts(): [address: string, text: string][] {
  return Object.entries<string>(localStorage).flatMap(([key, text]) =>
    key.startsWith(draftPrefix) ? [[key.slice(draftPrefix.length), text]] : [],
  );
}

/** Deletes the drafts in this browser: after signing out, somebody else may use it. */
export function clearDrafts(): void {
  unstoredDrafts.clear();
  for (const [address] of storedDrafts()) draftText(address).remove();
}
