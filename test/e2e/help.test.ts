import { expect, test } from 'vitest';
import { accountItem } from '../support/account-menu';
import { describeInBrowser, useTestSite } from '../support/browser';

describeInBrowser('help with a screen', () => {
  const site = useTestSite();

  test('opens at the part about it, in a tab of its own', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/skills');
    const opened = page.context().waitForEvent('page');
    await (await accountItem(page, 'Help with this screen')).click();
    const tab = await opened;
    await tab.waitForURL('**/help#skills');
    const part = tab.locator('section#skills');
    await part.getByRole('heading', { level: 2 }).waitFor();
    // The browser has scrolled there.
    await expect
      .poll(() => part.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe('/skills');
  });

  test('the search filters while somebody types, and asks the server for a question in the address', async () => {
    const page = await site().newTab();
    await page.goto('/help');
    await page.getByRole('searchbox').fill('recovery CODES');
    await page.getByText('I have lost my phone.').waitFor();
    expect(await page.getByText('How many facts can I add?').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help?q=recovery+CODES');
    await page.getByText('I have lost my phone.').waitFor();
    expect(await page.getByText('How many facts can I add?').count()).toBe(0);
  });
});
