import { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** The database was asked and said nothing; its connection is closed. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Closes a connection that says nothing for `limitMs` while an answer is due. Where a proxy or a firewall has forgotten
 * it, nothing else would ever tell.
 * @param limitMs 0 for never
 */
export function giveUpWhereSilent({ connection }: PoolClient, limitMs: number): void {
  const { stream } = connection;
  // Behind TLS it is a socket as well.
  if (limitMs === 0 || !(stream instanceof Socket)) return;
  let answered = stream.bytesWritten;
  // First of all listeners: the next question goes out with the answer to the last one.
  connection.prependListener('readyForQuery', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(limitMs);
  stream.on('timeout', () => {
    // Nothing is due. A timer that has gone off does not start again with the next question.
    if (stream.bytesWritten === answered) stream.setTimeout(limitMs);
    else stream.destroy(new DatabaseSilentError(`The database has not answered for ${limitMs / 1000} s.`));
  });
}
