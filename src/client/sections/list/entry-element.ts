/** The id of an entry's article in the document. */
export const entryElementId = (id: string) => `entry-${id}`;

/** An entry's article, once it is in the document. */
export const entryElement = (id: string) => document.getElementById(entryElementId(id));
