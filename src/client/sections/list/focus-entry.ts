/** The id of an entry's article in the document. */
export const entryElementId = (id: string) => `entry-${id}`;

/** Focuses an entry after the next render, or the page if the focus would otherwise be lost. */
export function focusEntry(id: string | undefined): void {
  setTimeout(() => id !== undefined && document.getElementById(entryElementId(id))?.focus());
  // A drawer restores the focus itself, a moment later.
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus();
  }, 60);
}
