import { readInThread } from '../../src/routers/reading-thread';

/** Keeps the thread that reads documents from its next questions. @returns what lets it go on */
function holdReadingThread(): () => Promise<void> {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  const json = Buffer.from('{"basics":{}}');
  const held = readInThread(() => isFree.then(() => ({ bytes: json, type: 'file' })), {}, '');
  return async () => {
    release();
    await held;
  };
}

/**
 * Sends something while the thread is held, and asks meanwhile whether the server is alive.
 * @returns the answer, and what was answered before the thread went on, in order
 */
export async function sentWhileHeld<T>(send: () => Promise<T>, isAlive: () => Promise<unknown>) {
  const release = holdReadingThread();
  const answered: unknown[] = [];
  const sent = send().finally(() => answered.push('what was sent'));
  for (let asked = 0; asked < 100; asked += 1) answered.push(await isAlive());
  const before = [...answered];
  await release();
  return { before, answer: await sent };
}
