import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSlugCheck } from '../../src/client/features/page-settings/use-slug-check';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';

const app = useTestApp();
const page = useClientPage(app);

/** The field of somebody who types one address after the other. */
async function openField() {
  const user = await app().newUser();
  const states: [string, string, boolean][] = [];
  const latest = page.run(() => {
    const [typed, type] = useState(user.slug);
    const { text, isUsable } = useSlugCheck(typed, user.slug);
    states.push([typed, text, isUsable]);
    return { type, text, isUsable };
  }, user);
  await until(() => expect(latest().text).toContain('If you change it'));
  const shows = (text: string, isUsable: boolean) =>
    until(() => expect(latest()).toMatchObject({ text: expect.stringContaining(text), isUsable }));
  return { user, states, type: (slug: string) => latest().type(slug), shows };
}

test('an address can be saved once it is known to be free, and not while it is typed on', async () => {
  const { user, states, type, shows } = await openField();
  const other = await app().newUser();
  type('nobody-lives-here');
  await shows('This address is free.', true);
  type(other.slug);
  await shows('This address is taken already.', false);
  type(`${other.slug}-else`);
  await shows('This address is free.', true);
  type('no');
  await shows('Use 3 characters or more.', false);
  type(user.slug);
  await shows('If you change it', false);
  // Never what was found out about another address.
  const said = new Set(
    states.map(([typed, text, isUsable]) => `${typed}: ${text.split('.')[0]}, ${isUsable}`),
  );
  expect([...said].filter((one) => one.startsWith(other.slug))).toEqual([
    `${other.slug}: Checking …, false`,
    `${other.slug}: This address is taken already, false`,
    `${other.slug}-else: Checking …, false`,
    `${other.slug}-else: This address is free, true`,
  ]);
});
