/** A question as people ask it, with its answer: paragraphs in which `[words](/path)` is a link. */
export interface HelpAnswer {
  question: string;
  answer: string[];
}

/** What the help says about a screen or a subject. */
export interface HelpPart {
  title: string;
  answers: HelpAnswer[];
}
