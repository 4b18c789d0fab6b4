import type { SourceLine } from '../contracts/cv-import';

/** Numbers texts as lines of a document, in the order of the calls. */
export function numberingLines(): (text: string) => SourceLine {
  let next = 0;
  return (text) => {
    next += 1;
    return { line: next - 1, text };
  };
}
