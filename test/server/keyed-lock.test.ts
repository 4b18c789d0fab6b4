import { expect, test } from 'vitest';
import { keyedLock } from '../../src/server/guarded-form/keyed-lock';

/** Something that is under way until its end is told. */
function underWay(events: string[], name: string) {
  let end = () => {};
  let fail = () => {};
  const ended = new Promise<string>((resolve, reject) => {
    end = () => resolve(name);
    fail = () => reject(new Error(name));
  });
  const run = () => {
    events.push(`${name} begins`);
    return ended.finally(() => events.push(`${name} ends`));
  };
  return { run, end, fail };
}

test('what is done for one key waits for all that came before it, and for nothing else', async () => {
  const events: string[] = [];
  const run = keyedLock();
  const [first, second] = [underWay(events, 'first'), underWay(events, 'second')];
  const [third, other] = [underWay(events, 'third'), underWay(events, 'other')];
  const [one, two] = [run('a', first.run), run('a', second.run)];
  other.end();
  expect(await run('b', other.run)).toBe('other');
  first.end();
  expect(await one).toBe('first');
  const three = run('a', third.run);
  third.end();
  second.end();
  expect(await Promise.all([two, three])).toEqual(['second', 'third']);
  expect(events.filter((event) => !event.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ]);
});

test('what comes after a failure is done all the same', async () => {
  const events: string[] = [];
  const run = keyedLock();
  const [broken, next] = [underWay(events, 'broken'), underWay(events, 'next')];
  const answers = Promise.allSettled([run('a', broken.run), run('a', next.run)]);
  broken.fail();
  next.end();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(events).toEqual(['broken begins', 'broken ends', 'next begins', 'next ends']);
});
