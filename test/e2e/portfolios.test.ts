import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accountItem } from '../support/account-menu';
import { describeInBrowser, useTestSite } from '../support/browser';
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
    page.getByRole('button', { name: new RegExp(`^Account .* Plan ${name}$`) }).waitFor();
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

  test('are created, switched, duplicated, compared, deleted and brought back', async () => {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(token);
    await rest('POST /profile/demo-profile-1/skills', {
      name: 'Steering',
      category: 'Other',
      proficiency: 'Expert',
    });
    await open(page);
    await page.getByRole('button', { name: 'New portfolio', exact: true }).click();
    const naming = page.getByRole('dialog', { name: 'New portfolio' });
    await naming.getByLabel('Name').fill('For banks');
    await naming.getByRole('button', { name: 'Create portfolio' }).click();
    // It holds nothing yet, so it is not listed, as the dashboard says.
    await card(page, 'For banks')
      .getByText(/^Unlisted for now · 0\/9 sections/)
      .waitFor();

    await page.getByRole('button', { name: 'Switch to For banks', exact: true }).click();
    await shown(page, 'For banks');
    await page.goto('/skills');
    await page.getByRole('heading', { name: 'Skills', level: 1 }).waitFor();
    expect(await page.getByText('Steering').count()).toBe(0);
    await (await accountItem(page, 'My portfolio')).click();
    await shown(page, 'My portfolio');
    await page.goto('/skills');
    await page.getByText('Steering').first().waitFor();

    await open(page);
    await choose(page, 'My portfolio', 'Duplicate');
    const copying = page.getByRole('dialog', { name: 'Duplicate portfolio' });
    await copying.getByText('it is not listed anywhere').waitFor();
    await copying.getByLabel('For which employer?').fill('Harbour');
    await copying.getByRole('button', { name: 'Duplicate portfolio' }).click();
    await card(page, 'Harbour').waitFor();
    await page.getByRole('button', { name: 'Switch to Harbour', exact: true }).click();
    await shown(page, 'Harbour');
    const [skill] = await rest('GET /profile/demo-profile-1/skills');
    await rest(`PATCH /skills/${skill.id}`, { name: 'Sailing' });

    await open(page);
    await card(page, 'Harbour').getByRole('link', { name: 'What differs' }).click();
    await page.getByRole('heading', { name: 'What differs', level: 1 }).waitFor();
    await page.getByRole('region', { name: 'Skills' }).getByText('Steering').waitFor();

    await open(page);
    await choose(page, 'Harbour', 'Delete');
    await page.getByRole('button', { name: 'Delete portfolio' }).click();
    await shown(page, 'My portfolio');
    await page.getByText(/^“Harbour”, until \d+:\d\d\s[AP]M$/).waitFor();
    await page.getByRole('button', { name: 'Bring Harbour back' }).click();
    await card(page, 'Harbour').waitFor();
  });

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

  test('are tailored for an employer from their contact, in one step', async () => {
    const { page, profileId } = await site().newSignedInPage();
    const contact = await newContact(site().db, profileId, { employerCompany: 'Harbour' });
    await page.goto(`/employer-contacts/${contact}`);
    await page.getByRole('button', { name: 'Tailor a portfolio for this employer' }).click();
    const made = page.getByRole('region', { name: 'Tailored portfolio' });
    await made.getByRole('link', { name: 'Harbour', exact: true }).waitFor();
    await made.getByRole('button', { name: 'Switch to it and make a link' }).click();
    await shown(page, 'Harbour');
    await page.getByRole('form', { name: 'Make a link' }).waitFor();
  });
});
