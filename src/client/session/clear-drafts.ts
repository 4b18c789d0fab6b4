const prefix = 'storyfolio:draft:';

/** Deletes the drafts of this browser: who signs out on purpose may be leaving it to somebody else. */
export function clearDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
