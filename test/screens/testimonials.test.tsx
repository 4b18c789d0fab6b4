import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

test('asking somebody comes first, adding a testimonial second', async () => {
  const { page, token } = await site.newSignedInPage();
  const main = page.getByRole('main');
  const primary = async () =>
    (
      await main
        .locator('.mantine-Button-root:not([data-variant=default], [data-variant=subtle], a)')
        .allInnerTexts()
    ).map((text) => text.trim());
  await page.goto('/testimonials');
  await page.getByText('No testimonials yet.', { exact: true }).waitFor();
  expect(await primary()).toEqual(['Ask somebody']);
  const add = main.getByRole('button', { name: 'Add testimonial', exact: true });
  await add.waitFor();
  expect(await page.getByRole('region', { name: 'Your requests' }).count()).toBe(0);

  await main.getByRole('button', { name: 'Ask somebody', exact: true }).click();
  const form = page.getByRole('form', { name: 'Ask for a testimonial', exact: true });
  await form.getByText('confirms the words by e-mail').waitFor();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Hopper');
  await form.getByRole('button', { name: 'Make the link', exact: true }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('list', { name: 'Requests', exact: true }).getByText('Grace Hopper').waitFor();

  await restOf(site.origin, token).seed(screenOf('testimonials'), ['First']);
  await page.reload();
  await page.getByRole('article', { name: 'Testimonial of First', exact: true }).waitFor();
  expect(await primary()).toEqual(['Ask somebody']);
  const buttons = await main.getByRole('button').allInnerTexts();
  expect(buttons.indexOf('Ask somebody')).toBe(buttons.indexOf('Add testimonial') - 1);
});
