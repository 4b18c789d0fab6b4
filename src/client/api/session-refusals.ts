/** What a refused call means for the session: it has ended, or its account may not do this (any more). */
export type SessionRefusal = 'ended' | 'forbidden';

const refusalByStatus: Record<number, SessionRefusal> = { 401: 'ended', 403: 'forbidden' };
const listeners = new Set<(refusal: SessionRefusal) => void>();

/** Every transport reports the HTTP status of its failures here, so that no screen has to look for them. */
export function reportFailure(status: number | undefined): void {
  const refusal = status === undefined ? undefined : refusalByStatus[status];
  if (!refusal) return;
  for (const listener of listeners) listener(refusal);
}

/** @returns a function that removes the listener */
export function onSessionRefusal(listener: (refusal: SessionRefusal) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
