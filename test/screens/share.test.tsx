import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

test('the screen that shares the page counts what has come of it, and says what is missing', async () => {
  const { page, token, profileId } = await site.newSignedInPage();
  const { db } = app();
  await restOf(site.origin, token).seed(screenOf('skills'), ['First']);
  await newContact(db, profileId);
  const nameless = { displayName: '', jobTitle: '', location: 'London' };
  await db.updateTable('profiles').set(nameless).where('id', '=', profileId).execute();
  const counted = { profileId, source: 'direct', returningViews: 0, seconds: 0, timedViews: 0 };
  for (const [age, views] of [
    [0, 1234],
    [40, 100],
  ] as const) {
    const day = new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
    await db
      .insertInto('viewDays')
      .values({ ...counted, day, views })
      .execute();
  }
  await page.goto('/share-profile');
  const stats = page.getByRole('region', { name: 'What has come of it so far' });
  const texts = ['Profile views1,334', 'Views in the last 30 days1,234', 'Employer contacts1'];
  await expect.poll(() => stats.textContent()).toBe(texts.join(''));
  const preview = page.getByRole('region', { name: 'Profile preview' });
  await preview.getByText('A portfolio without a name').waitFor();
  await preview.getByText('London').waitFor();
  const completeness = page.getByRole('region', { name: 'Completeness' });
  await completeness.getByText('1/9 sections complete').waitFor();
  expect(await completeness.getByRole('link', { name: 'Skills' }).count()).toBe(0);
  await completeness.getByRole('link', { name: 'Video Intro' }).waitFor();
});

test('the screen that shares the page has the address first and folds what is seldom needed', async () => {
  const { page } = await site.newSignedInPage();
  await page.goto('/share-profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Download PNG' }).waitFor();
  const titles = ['Profile URL', 'A link with a name', 'Visibility', 'Downloads'];
  expect((await main.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 4)).toEqual(titles);
  const primary = main.locator('.mantine-Button-root:not([data-variant=default])');
  expect(await primary.allInnerTexts()).toEqual(['Copy']);

  const downloads = main.getByRole('region', { name: 'Downloads', exact: true });
  expect(await downloads.getByRole('link').count()).toBe(0);
  await downloads.getByRole('button', { name: 'Downloads', exact: true }).click();
  const forms = ['PDF', 'Word', 'Plain text', 'vCard', 'JSON Resume', 'Web site', 'Markdown', 'Picture'];
  await expect.poll(() => downloads.getByRole('link').allInnerTexts()).toEqual(forms);
  await downloads.getByRole('button', { name: 'Downloads', exact: true }).click();
  await expect.poll(() => downloads.getByRole('link').count()).toBe(0);
});
