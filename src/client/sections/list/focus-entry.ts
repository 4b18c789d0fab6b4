/** The id of an entry's article in the document. */
export const entryElementId = (id: string) => `entry-${id}`;

/** Gives the focus to an entry, once what happens now is on the screen; to the page where the focus would be lost else. */
export function focusEntry(id: string | undefined): void {
  setTimeout(() => id !== undefined && document.getElementById(entryElementId(id))?.focus());
  // A drawer gives the focus back by itself, a moment later.
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, 60);
}
