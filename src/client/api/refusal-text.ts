import { z } from 'zod';
import { fieldIssue } from '../../contracts/issues';
import { subscriptionTiers } from '../../contracts/plans';

/** The body of a refusal, from REST and tRPC alike. */
export const refusal = z.object({ message: z.string().min(1), issues: z.array(fieldIssue).optional() });

const planRefusal = refusal.extend({ upgradeTo: z.enum(subscriptionTiers) });
const withRejected = z.object({ rejected: z.array(z.unknown()) });

/** The part of an answer that the plan refused: the whole call, or one of the items in it. */
export function planRefusalIn(answer: unknown): z.infer<typeof planRefusal> | undefined {
  const { data } = planRefusal.safeParse(answer);
  if (data) return data;
  const rejected = withRejected.safeParse(answer).data?.rejected ?? [];
  return rejected.map((each) => planRefusal.safeParse(each).data).find((each) => each !== undefined);
}

/** The most sentences that fit into a toast. */
const maxSentences = 3;

/** A refusal in words for people: `message` names fields by their keys, the issues do not. */
export function sentencesOf({ message, issues = [] }: z.infer<typeof refusal>): string {
  const sentences = [...new Set(issues.map((issue) => issue.message))];
  const more = sentences.length - maxSentences;
  if (more > 0) sentences.splice(maxSentences, more, `And ${more} more.`);
  if (sentences.length <= 1) return sentences[0] ?? message;
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** The message of a refusal sent as JSON or plain text; undefined for anything else, such as a proxy's HTML page. */
export function wordsOf(text: string, contentType: string | null): string | undefined {
  if (contentType?.startsWith('text/plain') && text) return text;
  const { data } = refusal.safeParse(parseJson(text));
  return data && sentencesOf(data);
}

/** The text parsed as JSON; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message when something other than our server answered, such as a proxy. */
export const unreadable = 'The server is not answering as it should. Please try again in a moment.';

/** The message for a failed call without one from the server; the status is 0 if there was no answer. */
export const wordless = (status: number) =>
  status === 0
    ? 'The server could not be reached. Please check your connection and try again.'
    : 'Please try again.';
