import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { draftFor } from '../support/section-samples';
import { restOf } from '../support/section-screens';
import { startReaderFirst } from '../support/start-reader';

describeInBrowser('a portfolio that comes back from its JSON', () => {
  const site = useTestSite();
  startReaderFirst(site);

  /** What an owner with this name saves, who has one fact. */
  async function savedJson(displayName: string) {
    const { token, slug, profileId } = await site().newAccount();
    const { db, origin } = site();
    await db.updateTable('profiles').set({ displayName }).where('id', '=', profileId).execute();
    await restOf(origin, token).add('facts', await draftFor('facts', db, profileId));
    const json = await fetch(`${origin}/profile/${slug}.json`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return Buffer.from(await json.arrayBuffer());
  }

  async function review() {
    const account = await site().newSignedInPage();
    const { page, token } = account;
    await page.goto('/upload-cv');
    await page.getByRole('heading', { name: 'Current CV' }).waitFor();
    const buffer = await savedJson('Ada King');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'profile.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { level: 1, name: 'Review what was read' }).waitFor();
    const bar = page.getByRole('region', { name: 'Add to your portfolio' });
    return { ...account, bar, rest: restOf(site().origin, token) };
  }

  test('brings its name in place of the one from signing up, which is shown before', async () => {
    const { page, slug, bar, rest } = await review();
    const name = page.getByRole('article', { name: 'Name', exact: true });
    await name.getByText('On your page now: Test User').waitFor();
    expect(await name.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada King');
    await page.getByRole('button', { name: 'Accept all', exact: true }).click();
    await bar.getByText('Your present name will be replaced.').waitFor();
    await page.getByRole('button', { name: /^Add \d+ to my portfolio$/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Your story is on your page' }).waitFor();
    expect(await rest.list('facts')).toHaveLength(1);
    await page.goto(`/profile/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Ada King' }).waitFor();
  });
});
