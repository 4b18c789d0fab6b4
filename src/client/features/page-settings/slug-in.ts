/** The slug in the whole address of a page, which somebody may have pasted; anything else as it is. */
export const slugIn = (typed: string): string => /\/profile\/([^/?#\s]+)/i.exec(typed)?.[1] ?? typed;
