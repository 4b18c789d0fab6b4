/** The paragraphs of a text, each with its line breaks. */
export const paragraphsOf = (text: string | null): string[] =>
  (text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
