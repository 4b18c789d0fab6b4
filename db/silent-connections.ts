import { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** The database did not answer; its connection is closed. */
class DatabaseSilentError extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Closes a connection that is silent for `limitMs` while an answer is due. If a proxy or a firewall has dropped
 * it, nothing else would ever notice.
 * @param limitMs 0 for never
 */
export function closeIfSilent({ connection }: PoolClient, limitMs: number): void {
  const { stream } = connection;
  // With TLS it is a socket too.
  if (limitMs === 0 || !(stream instanceof Socket)) return;
  let answered = stream.bytesWritten;
  // Must be the first listener: the next query is sent when the previous answer arrives.
  connection.prependListener('readyForQuery', () => {
    answered = stream.bytesWritten;
  });
  stream.setTimeout(limitMs);
  stream.on('timeout', () => {
    // Nothing is due. An expired timer is not restarted by the next query.
    if (stream.bytesWritten === answered) stream.setTimeout(limitMs);
    else stream.destroy(new DatabaseSilentError(`The database has not answered for ${limitMs / 1000} s.`));
  });
}
