import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

test('a page is kept under a name, compared, restored, and that is undone', async () => {
  const { page, token, profileId } = await site.newSignedInPage();
  const rest = restOf(site.origin, token);
  await rest.seed(screenOf('skills'), ['Knots']);
  await page.goto('/versions');
  await page.getByText('There is no version yet.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keep this version' });
  expect(await dialog.getByRole('banner').count()).toBe(0);
  await dialog.getByLabel('Name').fill('Sent to Acme');
  await dialog.getByRole('button', { name: 'Keep version' }).click();
  await page.getByRole('heading', { name: 'Sent to Acme', level: 2 }).waitFor();

  const { db } = app();
  await db
    .updateTable('skills')
    .set({ isPublic: false, name: 'Bends' })
    .where('profileId', '=', profileId)
    .execute();
  await rest.seed(screenOf('skills'), ['Ropes']);
  await page.getByRole('link', { name: 'Compare “Sent to Acme”' }).click();
  await page.getByText('“Ropes” was added since').waitFor();
  await page.getByText('Then', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const question = page.getByRole('dialog', { name: 'Restore “Sent to Acme”?' });
  await question.getByText('These are private now and become public: “Bends”.', { exact: false }).waitFor();
  await question.getByText('1 entry added since will go to the bin.', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Both are the same, down to the last word.').waitFor();
  const names = async () => {
    const rows = await db
      .selectFrom('skills')
      .select(['name', 'isPublic'])
      .where('profileId', '=', profileId)
      .where('deletedAt', 'is', null)
      .orderBy('sortOrder')
      .execute();
    return rows.map(({ name, isPublic }) => `${name} ${isPublic}`);
  };
  expect(await names()).toEqual(['Knots true']);
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await page.getByText('“Ropes” was added since').waitFor();
  expect(await names()).toEqual(['Bends false', 'Ropes true']);

  await page.getByRole('link', { name: 'All versions' }).click();
  await page.getByText('Before a restoration').first().waitFor();
  await page.getByRole('button', { name: 'Actions for “Sent to Acme”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete version' }).click();
  await page.getByRole('heading', { name: 'Sent to Acme' }).waitFor({ state: 'detached' });
});
