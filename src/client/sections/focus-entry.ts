/** The id of an entry's article in the document. */
export const entryElementId = (id: string) => `entry-${id}`;

/** Gives the focus to an entry, once what happens now is on the screen; to the page where there is no such entry. */
export function focusEntry(id: string | undefined): void {
  setTimeout(() => {
    const entry = id === undefined ? null : document.getElementById(entryElementId(id));
    (entry ?? document.getElementById('main'))?.focus();
  });
}
