import { TRPCError } from '@trpc/server';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';

/** No call takes nearly as many. More would keep the event loop for seconds, in no more bytes than a long text has. */
export const mostValues = 100_000;

const tooManyValues = () =>
  new TRPCError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `The body holds more than ${mostValues} values. Send fewer at once.`,
  });

/** Parses bodies of JSON whose number of values is bounded. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (hasMoreValues(body, mostValues)) done(tooManyValues());
    else parse(request, body, done);
  };
}

/** Whether a text of JSON holds more values than this, including objects and lists; other texts may be miscounted. */
export function hasMoreValues(json: string, most: number): boolean {
  let count = 1;
  for (let at = 0; at < json.length && count <= most; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfString(json, at);
    else if (character === ',' || character === '{' || character === '[') count += 1;
  }
  return count > most;
}

/** Where the string that begins here ends: at the next quote without a backslash of its own before it. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json[before] === '\\') before -= 1;
  return (at - before) % 2 === 0;
}
