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

/** The session's public id, which opens nothing: that it is there says that a session is worth asking for. */
export const sessionId = storedText('authToken');

/** Written with each change of the account, so that the other tabs notice. */
export const accountChange = storedText('storyfolio:account-changed');

/** Whether an account has turned down the offer to bring a CV; its value says nothing. */
export const skippedBringing = (userId: string) => storedText(`storyfolio:skipped-bringing:${userId}`);

const draftPrefix = 'storyfolio:draft:';

/** The draft at an address that its store makes up. */
export const draftText = (address: string) => storedText(draftPrefix + address);

/** All drafts of this browser, whoever wrote them, by address. */
export function storedDrafts(): [address: string, text: string][] {
  return Object.entries<string>(localStorage).flatMap(([key, text]) =>
    key.startsWith(draftPrefix) ? [[key.slice(draftPrefix.length), text]] : [],
  );
}

/** Deletes the drafts of this browser: who signs out on purpose may be leaving it to somebody else. */
export function clearDrafts(): void {
  for (const [address] of storedDrafts()) draftText(address).remove();
}
