import { describe, expect, test } from 'vitest';
import { screens } from '../../src/client/features/shell/screens';
import { useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('the navigation', () => {
  test('links to every screen, in groups and in the menu of the account', async () => {
    const { page } = await site.newSignedInPage('admin');
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main', exact: true });
    const hrefsOf = (part: typeof main) =>
      part.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const inGroup = (name: string) => hrefsOf(main.getByRole('group', { name, exact: true }));
    const of = (group: string) => screens.filter((screen) => screen.group === group).map(({ path }) => path);
    expect(await inGroup('Your page')).toEqual(of('page'));
    expect(await inGroup('Reach')).toEqual(of('reach'));
    const listed = await hrefsOf(main);
    await main.getByRole('button', { name: /^Account / }).click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const menu = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set([...listed, ...menu])).toEqual(
      new Set([...screens.map(({ path }) => path), '/help#dashboard', null]),
    );
  });

  test('marks the parts of the page that are complete', async () => {
    const { page, token } = await site.newSignedInPage();
    await restOf(site.origin, token).seed(screenOf('skills'), ['First']);
    await page.goto('/');
    const marked = page.getByRole('navigation').locator('a[aria-describedby]');
    await marked.waitFor();
    expect(await marked.allInnerTexts()).toEqual(['Skills']);
  });

  test('says in the account’s row which of several portfolios is shown', async () => {
    const { page, token, accountId } = await site.newSignedInPage();
    await grantPlan(app().db, accountId, 'pro');
    await fetch(`${site.origin}/api/profiles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'For banks' }),
    });
    await page.goto('/');
    await page.getByRole('button', { name: /^Account .* Pro Plan My portfolio$/ }).click();
    await page.getByRole('menuitem', { name: 'For banks', exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Sign Out', exact: true }).waitFor();
  });
});
