import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SubscriptionTier } from '../../src/contracts/plans';
import { useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';
import { fill, partsOf, restOf, screenOf } from '../support/section-screens';
import { testConfig } from '../support/test-config';

const oneSkill = 'The Free plan holds one skill. The Pro plan holds up to 200.';

const app = useTestApp(undefined, undefined, async () => ({ config: { ...testConfig, sellsPlans: true } }));
const site = useScreenSite(app);

describe('the limits of a plan', () => {
  const skills = screenOf('skills');

  async function start() {
    const { page, token, accountId } = await site.newSignedInPage();
    const give = (tier: SubscriptionTier) => grantPlan(app().db, accountId, tier);
    return { page, rest: restOf(site.origin, token), give };
  }

  const upgrade = (scope: Pick<Page, 'getByRole'>) =>
    scope.getByRole('link', { name: 'Upgrade', exact: true });

  test('are told before a form is filled in', async () => {
    const { page, rest, give } = await start();
    await rest.seed(skills, ['First']);
    const { open, openForm } = partsOf(page, skills);
    await open();
    const form = await openForm();
    await form.getByText(oneSkill, { exact: true }).waitFor();
    expect(await upgrade(form).getAttribute('href')).toBe('/pricing');

    await give('pro');
    await page.reload();
    await openForm();
    await form.getByRole('textbox').first().waitFor();
    expect(await page.getByText(oneSkill).count()).toBe(0);
  });

  test('keep what was typed, and take it once the plan holds it', async () => {
    const { page, rest, give } = await start();
    const { open, openForm, submit, field, entry } = partsOf(page, skills);
    await open();
    const form = await openForm();
    await fill(form, skills.required);
    await rest.seed(skills, ['Elsewhere']);
    await submit(form);
    const dialog = page.getByRole('dialog');
    const offer = dialog.getByRole('alert').filter({ hasText: oneSkill });
    await offer.waitFor();
    expect(await upgrade(offer).getAttribute('href')).toBe('/pricing');
    expect(await field(form).inputValue()).toBe('First');
    expect(await page.locator('.mantine-Notification-root').count()).toBe(0);

    await give('pro');
    await submit(form);
    await entry('First').waitFor();
    await offer.waitFor({ state: 'detached' });
    expect(await rest.list(skills.rest)).toHaveLength(2);
  });

  test('stop an undo that something else has taken the place of', async () => {
    const { page, rest } = await start();
    await rest.seed(skills, ['First']);
    const { open, act, undo } = partsOf(page, skills);
    await open();
    await act('First', 'Delete');
    await expect.poll(() => rest.list(skills.rest)).toEqual([]);
    await rest.seed(skills, ['Second']);
    await undo.getByRole('button', { name: 'Undo', exact: true }).click();
    await upgrade(page.getByRole('main')).waitFor();
    await page.getByText(oneSkill, { exact: true }).waitFor();
    expect(await rest.list(skills.rest)).toMatchObject([{ name: 'Second' }]);
  });
});
