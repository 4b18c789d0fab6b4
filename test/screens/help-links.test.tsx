import { expect, test } from 'vitest';
import { screens } from '../../src/client/features/shell/screens';
import { accountItem } from '../support/account-menu';
import { useTestApp } from '../support/app';
import { contactsOf } from '../support/employer-contacts';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

const applicationScreens = screens.filter(({ path }) => path !== '/landing');

test.each(applicationScreens)('$path leads to its part of the help', async ({ path, help }) => {
  const { page } = await site.newSignedInPage('admin');
  await page.goto(path);
  const link = await accountItem(page, 'Help with this screen');
  expect(await link.getAttribute('href')).toBe(`/help#${help}`);
});

test('a page below a screen leads to the part of that screen', async () => {
  const { page, token } = await site.newSignedInPage();
  const { id } = await contactsOf(site.origin, token).add({ employerName: 'Grace' });
  await page.goto(`/employer-contacts/${id}`);
  const link = await accountItem(page, 'Help with this screen');
  expect(await link.getAttribute('href')).toBe('/help#employer-contacts');
});
