import { expect, test } from 'vitest';
import type { EmployerContactFigures } from '../../src/contracts/employer-contact';
import { useTestApp } from '../support/app';
import { addContactHistory } from '../support/contact-histories';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);
const day = (age: number) => new Date(Date.now() - age * 86_400_000).toISOString();

test('the cards and the charts of employer contacts have the figures of the interface', async () => {
  const user = await site.newSignedInPage();
  const { page, profileId } = user;
  for (const days of [1, 2, 3, 4, 5])
    await addContactHistory(app().db, profileId, [
      [day(70), 'contacted'],
      [day(70 - days), 'responded'],
    ]);
  for (const age of [40, 39, 20, 19, 18]) await addContactHistory(app().db, profileId, [[day(age), 'new']]);
  const path = `GET /profile/${profileId}/employer-contacts/figures` as const;
  const figures: EmployerContactFigures = (await app().rest(path, undefined, user)).body;
  expect(figures).toMatchObject({ total: 10, new: 5, responded: 5, medianResponseDays: 3, responseCases: 5 });

  await page.goto('/employer-contacts?view=figures');
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('3 days').waitFor();
  const cards = await summary.textContent();
  for (const text of ['Total Contacts10', 'New5', 'Responded5', '3 daysMedian of 5 answers'])
    expect(cards).toContain(text);
  expect(cards).toContain('Up 50% on the 30 days before');

  /** The rows behind a chart. */
  const rowsOf = async (title: string) => {
    await page.getByRole('button', { name: `Show the rows: ${title}`, exact: true }).click();
    const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
    await rows.first().waitFor();
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );
  };
  const numbersOf = async (title: string) => (await rowsOf(title)).map(([, count]) => Number(count));
  expect((await numbersOf('Contacts by month')).reverse()).toEqual(figures.months.map(({ count }) => count));
  expect(await numbersOf('From new to hired')).toEqual(figures.funnel.map(({ count }) => count));
  expect(await rowsOf('Hints')).toEqual([
    ['Opened three times in two days', '0', '0'],
    ['Nothing for ten days after a visit', '0', '0'],
    ['CV downloaded and no answer', '0', '0'],
  ]);
});
