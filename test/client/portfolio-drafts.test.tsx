import { expect, test } from 'vitest';
import { shownPortfolioId } from '../../src/client/api/shown-portfolio';
import { readDraft, saveDraft, useDrafts } from '../../src/client/sections/form/draft-store';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { addPortfolio } from '../support/portfolio-rules';

const app = useTestApp();
const page = useClientPage(app);
const keyOf = (userId: string) => ({ userId, section: 'skills', entryId: 'new' }) as const;

test('drafts that were written in one portfolio are in no other one, and still there after switching back', async () => {
  const user = await app().newUser();
  const second = await addPortfolio(app(), user);
  const key = keyOf(user.accountId);
  const shows = (id: string) => until(() => expect(shownPortfolioId()).toBe(id));
  page.run(() => useDrafts(user.accountId, 'skills'), user);
  await shows(user.profileId);
  saveDraft(key, { values: { name: 'Steering' } });
  expect(readDraft(key)?.values).toEqual({ name: 'Steering' });

  await app().rest('PUT /profiles/current', { profileId: second.profileId }, user);
  page.reload();
  const drafts = page.run(() => useDrafts(user.accountId, 'skills'), user);
  await shows(second.profileId);
  expect(readDraft(key)).toBeUndefined();
  expect(drafts()).toEqual([]);
  saveDraft(key, { values: { name: 'Rowing' } });

  await app().rest('PUT /profiles/current', { profileId: user.profileId }, user);
  page.reload();
  page.run(() => useDrafts(user.accountId, 'skills'), user);
  await shows(user.profileId);
  expect(readDraft(key)?.values).toEqual({ name: 'Steering' });
});
