import { expect, test } from 'vitest';
import { confirmSubscription } from '../../src/client/features/premium/confirm-subscription';

const free = { tier: 'free', hasPortal: true, isGranted: false } as const;
const pro = { tier: 'pro', hasPortal: true, isGranted: false } as const;
const given = { ...pro, isGranted: true } as const;
const stranger = { tier: 'free', hasPortal: false, isGranted: false } as const;
const away = new Error('away');

type Answer = typeof free | typeof pro | typeof given | typeof stranger | Error;

/** Waits with these answers, the last of which repeats. @returns how it ended, and what was done, in order */
async function confirmWith(readings: Answer[], answers: Answer[]) {
  const done: string[] = [];
  const next = async (name: string, answers: Answer[]) => {
    done.push(name);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer || answer instanceof Error) throw answer;
    return answer;
  };
  const outcome = await confirmSubscription({
    read: () => next('read', readings),
    askProvider: () => next('ask', answers),
    wait: async () => {},
    onSlow: () => void done.push('slow'),
    signal: new AbortController().signal,
  });
  return { outcome, done };
}

test('a subscription that the provider has told of is confirmed by reading alone', async () => {
  const { outcome, done } = await confirmWith([free, away, pro], [free]);
  expect(outcome).toBe('confirmed');
  expect(done).toEqual(['read', 'read', 'read']);
});

test('where the provider tells nothing it is asked, and its answer is final', async () => {
  expect((await confirmWith([free], [pro])).outcome).toBe('confirmed');
  const { outcome, done } = await confirmWith([free], [free]);
  expect(outcome).toBe('not-found');
  expect(done.filter((name) => name === 'ask')).toHaveLength(1);
});

test('a plan that was given confirms no checkout', async () => {
  expect((await confirmWith([given, pro], [free])).outcome).toBe('confirmed');
  expect((await confirmWith([given], [given])).outcome).toBe('not-found');
});

test('an account that never began a checkout waits for nothing', async () => {
  expect(await confirmWith([stranger], [pro])).toEqual({ outcome: 'not-found', done: ['read'] });
});

test('a provider that is away is asked again, and the wait says that it is slow and comes to an end', async () => {
  const { outcome, done } = await confirmWith([free], [away, away, pro]);
  expect(outcome).toBe('confirmed');
  expect(done.filter((name) => name === 'slow')).toHaveLength(2);
  expect((await confirmWith([free], [away])).outcome).toBe('unreachable');
});
