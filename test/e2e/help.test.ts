import { expect, test } from 'vitest';
import { screens } from '../../src/client/features/shell/screens';
import { helpParts } from '../../src/server/site/help/help';
import { describeInBrowser, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';

describeInBrowser('help with a screen', () => {
  const site = useTestSite();

  const applicationScreens = screens.filter(({ path }) => path !== '/landing');

  test.each(applicationScreens)('$path leads to its part, in a tab of its own', async ({ path, help }) => {
    const { page } = await site().newSignedInPage('admin');
    await page.goto(path);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Help with this screen', exact: true }).click();
    const tab = await opened;
    await tab.waitForURL(`**/help#${help}`);
    const part = tab.locator(`section#${help}`);
    await part.getByRole('heading', { level: 2, name: titleOf(help) }).waitFor();
    // The browser has scrolled there.
    await expect
      .poll(() => part.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('a page below a screen leads to the part of that screen', async () => {
    const { page, token } = await site().newSignedInPage();
    const { id } = await contactsOf(site().origin, token).add({ employerName: 'Grace' });
    await page.goto(`/employer-contacts/${id}`);
    const link = page.getByRole('link', { name: 'Help with this screen', exact: true });
    expect(await link.getAttribute('href')).toBe('/help#employer-contacts');
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

const titleOf = (help: string) => helpParts.find(({ topic }) => topic === help)?.title ?? '';
