import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSteps } from '../../src/client/features/design/use-steps';
import { type Design, defaultDesign } from '../../src/contracts/design';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();

afterEach(() => void vi.restoreAllMocks());

/** The steps of somebody who tries out designs; every action waits until it shows. */
async function openSteps() {
  const latest = page.run(() => {
    const [design, show] = useState<Design>(defaultDesign);
    return { design, ...useSteps(design, show) };
  });
  await until(() => latest());
  const shows = (values: Partial<Design>) => until(() => expect(latest().design).toMatchObject(values));
  const choose = async (values: Partial<Design>) => {
    latest().change({ ...latest().design, ...values });
    await shows(values);
  };
  return { latest, choose, shows };
}

test('colors that follow each other at once are one step, and everything else is one of its own', async () => {
  const clock = vi.spyOn(performance, 'now');
  const at = (ms: number) => void clock.mockReturnValue(ms);
  const { latest, choose, shows } = await openSteps();
  at(1000);
  await choose({ accent: '#111111' });
  at(1400);
  await choose({ accent: '#222222' });
  at(1800);
  await choose({ accent: '#333333' });
  at(2400);
  await choose({ accent: '#444444' });
  await choose({ theme: 'swiss' });
  await choose({ accent: '#555555' });
  for (const values of [
    { accent: '#444444', theme: 'swiss' },
    { accent: '#444444', theme: 'editorial' },
    { accent: '#333333' },
    { accent: null },
  ] as const) {
    latest().steps.undo?.();
    await shows(values);
  }
  expect(latest().steps.undo).toBeUndefined();
  expect(latest().steps.redo).toBeDefined();
  // A new change after a step back leads elsewhere.
  await choose({ theme: 'document' });
  expect(latest().steps.redo).toBeUndefined();
});
