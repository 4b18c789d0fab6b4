import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

describeInBrowser('unsaved changes', () => {
  const site = useTestSite();

  async function start(key: ScreenKey, names: string[] = []) {
    const { page, token } = await site().newSignedInPage();
    const screen = screenOf(key);
    const rest = restOf(site().origin, token);
    await rest.seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return { screen, rest, ...parts };
  }

  /** Waits until this device has saved the text; typed text is saved with the next paint. */
  const kept = (page: Page, text: string) =>
    page.waitForFunction((wanted) => JSON.stringify({ ...localStorage }).includes(wanted), text);

  test.each<ScreenKey>(['skills', 'contacts'])('outlives a killed tab in the form for %s', async (key) => {
    const first = await start(key);
    const { screen, page } = first;
    const context = page.context();
    const form = await first.openForm();
    await fill(form, screen.required);
    await first.field(form).fill('Half written');
    await kept(page, 'Half written');
    await page.close();

    const second = partsOf(await context.newPage(), screen);
    await second.open();
    await second.offer.getByRole('button', { name: 'Restore' }).click();
    await second.field(second.form).waitFor();
    await expect.poll(() => second.field(second.form).inputValue()).toBe('Half written');
    expect(await first.rest.list(screen.rest)).toEqual([]);
    await second.submit(second.form);
    await second.expectToast(screen.texts.added);
    await second.entry('Half written').waitFor();
    expect(await first.rest.names(screen)).toEqual(['Half written']);
  });

  test('causes a warning before the screen is left', async () => {
    const { page, form, field, offer } = await start('contacts');
    const dashboard = page.getByRole('link', { name: 'Dashboard' });
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await field(form).click();
    await page.keyboard.type('Half written');

    await dashboard.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect.poll(() => field(form).inputValue()).toBe('Half written');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await dashboard.click();
    await question.getByRole('button', { name: 'Leave this page' }).click();
    await page.getByText('0/9 sections complete').waitFor();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => field(form).inputValue()).toBe('Half written');
  });
});
