import { z } from 'zod';
import { fieldIssue } from '../../contracts/issues';

/** What a refusal says, through whichever door. */
export const refusal = z.object({ message: z.string().min(1), issues: z.array(fieldIssue).optional() });

/** What a toast has room for. */
const maxSentences = 3;

/** A refusal for people: its message names the fields as programs know them, which its issues do not. */
export function sentencesOf({ message, issues = [] }: z.infer<typeof refusal>): string {
  const sentences = [...new Set(issues.map((issue) => issue.message))];
  const more = sentences.length - maxSentences;
  if (more > 0) sentences.splice(maxSentences, more, `And ${more} more.`);
  if (sentences.length <= 1) return sentences[0] ?? message;
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** What the server said of a refusal, as JSON or as plain text; a proxy's page of HTML is not meant for people. */
export function wordsOf(text: string, contentType: string | null): string | undefined {
  if (contentType?.startsWith('text/plain') && text) return text;
  const { data } = refusal.safeParse(parseJson(text));
  return data && sentencesOf(data);
}

/** What the text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is said where something else than our server answered, such as a proxy with a page of its own. */
export const unreadable = 'The server is not answering as it should. Please try again in a moment.';

/** What is said of a call to which the server gave no words; the status is 0 where there was no answer. */
export const wordless = (status: number) =>
  status === 0
    ? 'The server could not be reached. Please check your connection and try again.'
    : 'Please try again.';
