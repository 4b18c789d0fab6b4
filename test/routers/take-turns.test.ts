import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns, takeTurnsByKey } from '../../src/routers/take-turns';

test('no more than two run at once, in the order in which they came, also past a failure', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    inTurn(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await nextTurn();
      running -= 1;
      if (index === 1) throw new Error('refused');
      return index;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true]);
  expect(await work(6)).toBe(6);
});

test('those of one key wait for each other, and for nobody else', async () => {
  const inTurn = takeTurnsByKey();
  const log: string[] = [];
  const work = (key: string, name: string) =>
    inTurn(key, 1, async () => {
      log.push(`${name} begins`);
      await nextTurn();
      log.push(`${name} ends`);
    });
  await Promise.all([work('a', 'first'), work('a', 'second'), work('b', 'third')]);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
  expect(log.indexOf('third begins')).toBeLessThan(log.indexOf('first ends'));
});
