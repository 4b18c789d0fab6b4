/** The words of a question as they are searched for: in lower case, and without the `s` of the plural. */
export const searchWords = (question: string): string[] =>
  question
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word))
    .filter(Boolean);
