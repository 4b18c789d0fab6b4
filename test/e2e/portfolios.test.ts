import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { newContact } from '../support/links';
import { fill, partsOf, screenOf } from '../support/section-screens';

describeInBrowser('portfolios', () => {
  const site = useTestSite();

  const restOf = (token: string) => async (route: string, body?: object) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const response = await fetch(`${site().origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, route).toBe(true);
    return response.json();
  };

  const shown = (page: Page, name: string) =>
    page.getByRole('button', { name: `Portfolio: ${name}`, exact: true }).waitFor();
  const card = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const choose = async (page: Page, name: string, item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const open = async (page: Page) => {
    await page.goto('/portfolios');
    await page.getByRole('heading', { name: 'Portfolios', level: 1 }).waitFor();
  };


  test('a tab keeps saving into its own portfolio after another one has switched', async () => {
    const { page, profileId, token } = await site().newSignedInPage();
    const { id: secondId } = await restOf(token)('POST /profiles', { name: 'Second' });
    const screen = screenOf('facts');
    const { form, submit } = partsOf(page, screen);
    await page.goto(screen.path);
    await page.getByRole('button', { name: screen.empty.action, exact: true }).click();
    await fill(form, [['textbox', 'Fact', 'I sail.']]);

    const other = await page.context().newPage();
    await other.goto('/portfolios');
    await other.getByRole('button', { name: 'Switch to Second', exact: true }).click();
    await shown(other, 'Second');

    await page.getByText('You have switched to “Second” elsewhere').waitFor({ state: 'attached' });
    await submit(form);
    await expect
      .poll(() =>
        site()
          .db.selectFrom('facts')
          .select(['fact', 'profileId'])
          .where('profileId', 'in', [profileId, secondId])
          .execute(),
      )
      .toEqual([{ fact: 'I sail.', profileId }]);
    await page.getByRole('button', { name: 'Show “Second” here' }).click();
    await shown(page, 'Second');
    await other.close();
  });

});
