import { describe, expect, test } from 'vitest';
import { shownPortfolioId } from '../../src/client/api/shown-portfolio';
import { useOldDrafts } from '../../src/client/features/portfolios/use-old-drafts';
import { readDraft, saveDraft, useDrafts } from '../../src/client/sections/form/draft-store';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { addPortfolio } from '../support/portfolio-rules';

const app = useTestApp();
const page = useClientPage(app);
const keyOf = (userId: string) => ({ userId, section: 'skills', entryId: 'new' }) as const;

/** As an earlier version kept it. */
const keepOld = (address: string, values: Record<string, unknown>) =>
  localStorage.setItem(
    `storyfolio:draft:${address}`,
    JSON.stringify({ savedAt: '2026-03-01T10:00:00.000Z', values }),
  );

describe('drafts', () => {
  test('that were written in one portfolio are in no other one, and still there after switching back', async () => {
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

  test('of earlier versions are found once, in the first portfolio', async () => {
    const user = await app().newUser();
    const second = await addPortfolio(app(), user);
    await app().rest('PUT /profiles/current', { profileId: second.profileId }, user);
    const stranger = '01890a5d-ac96-774b-bcce-b302099a8057';
    keepOld(`${user.accountId}:skills:new`, { name: 'Steering' });
    keepOld(`${user.accountId}:cvImport:one/part`, { step: 2 });
    keepOld(`${stranger}:skills:new`, { name: 'Not mine' });
    page.run(() => useOldDrafts(), user);
    const address = (rest: string) => `storyfolio:draft:${user.accountId}:${user.profileId}:${rest}`;
    await until(() => expect(localStorage.getItem(address('skills:new'))).toContain('Steering'));
    expect(localStorage.getItem(address('cvImport:one/part'))).toContain('"step":2');
    expect(localStorage.getItem(`storyfolio:draft:${user.accountId}:skills:new`)).toBeNull();
    expect(localStorage.getItem(`storyfolio:draft:${stranger}:skills:new`)).toContain('Not mine');
    expect(shownPortfolioId()).toBe(second.profileId);
    expect(readDraft(keyOf(user.accountId))).toBeUndefined();

    await app().rest('PUT /profiles/current', { profileId: user.profileId }, user);
    page.reload();
    page.run(() => useDrafts(user.accountId, 'skills'), user);
    await until(() => expect(shownPortfolioId()).toBe(user.profileId));
    expect(readDraft(keyOf(user.accountId))?.values).toEqual({ name: 'Steering' });
  });

  test('of earlier versions never replace one that was saved since', async () => {
    const user = await app().newUser();
    const newer = `storyfolio:draft:${user.accountId}:${user.profileId}:skills:new`;
    keepOld(`${user.accountId}:skills:new`, { name: 'Steering' });
    keepOld(`${user.accountId}:${user.profileId}:skills:new`, { name: 'Newer' });
    page.run(() => useOldDrafts(), user);
    await until(() =>
      expect(localStorage.getItem(`storyfolio:draft:${user.accountId}:skills:new`)).toBeNull(),
    );
    expect(localStorage.getItem(newer)).toContain('Newer');
  });
});
