import { z } from 'zod';

const refusal = z.object({ message: z.string().min(1) });

/** What the server said of a refusal, as JSON or as plain text; a proxy's page of HTML is not meant for people. */
export function wordsOf(text: string, contentType: string | null): string | undefined {
  const isPlain = contentType?.startsWith('text/plain');
  return (isPlain && text) || refusal.safeParse(parseJson(text)).data?.message;
}

/** What the text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is said of a call to which the server gave no words; the status is 0 where there was no answer. */
export const wordless = (status: number) =>
  status === 0
    ? 'The server could not be reached. Please check your connection and try again.'
    : 'Please try again.';
