import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SubscriptionTier } from '../../src/contracts/plans';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { partsOf, restOf, screenOf } from '../support/section-screens';
import { testConfig } from '../support/test-config';
import { closeToast } from '../support/toast';

const oneSkill = 'The Free plan holds one skill. The Pro plan holds up to 200.';
const oneImage = 'The Free plan holds one gallery image. The Pro plan holds up to 500.';

describeInBrowser('the limits of a plan', () => {
  const site = useTestSite({ ...testConfig, sellsPlans: true });
  const skills = screenOf('skills');

  async function start() {
    const { page, token, accountId } = await site().newSignedInPage();
    const give = (tier: SubscriptionTier) => grantPlan(site().db, accountId, tier);
    return { page, rest: restOf(site().origin, token), give };
  }

  const upgrade = (scope: Pick<Page, 'getByRole'>) =>
    scope.getByRole('link', { name: 'Upgrade', exact: true });

  test('leave the photos of an upload that the plan does not hold in the dialog', async () => {
    const { page, rest, give } = await start();
    await page.goto('/gallery');
    await page.getByText('No photos found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Upload Photos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Photos' });
    const buffer = await makeImage('jpeg');
    const files = ['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await dialog.locator('input[type=file]').setInputFiles(files);
    await dialog.getByText(oneImage, { exact: true }).waitFor();
    const send = dialog.getByRole('button', { name: 'Upload', exact: true });
    await send.click();
    const offer = dialog.getByRole('alert').filter({ hasText: oneImage });
    await upgrade(offer).waitFor();
    await dialog.getByText('1 photo chosen').waitFor();
    expect(await rest.list('gallery')).toHaveLength(1);

    await give('pro');
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await rest.list('gallery')).toHaveLength(2);
  });

  test('stop the sample photos, and an undo that something else has taken the place of', async () => {
    const { page, rest } = await start();
    await page.goto('/gallery');
    await page.getByText('No photos found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add Sample Photos', exact: true }).click();
    const offer = page
      .getByRole('alert')
      .filter({ hasText: oneImage })
      .filter({ has: upgrade(page) });
    await offer.waitFor();
    expect(await rest.list('gallery')).toHaveLength(1);
    await closeToast(page);
    await offer.getByRole('button', { name: 'Close this offer' }).click();
    await offer.waitFor({ state: 'detached' });

    await rest.seed(skills, ['First']);
    const { open, act, undo } = partsOf(page, skills);
    await open();
    await act('First', 'Delete').click();
    await expect.poll(() => rest.list(skills.rest)).toEqual([]);
    await rest.seed(skills, ['Second']);
    await undo.getByRole('button', { name: 'Undo', exact: true }).click();
    await upgrade(page.getByRole('main')).waitFor();
    await page.getByText(oneSkill, { exact: true }).waitFor();
    expect(await rest.list(skills.rest)).toMatchObject([{ name: 'Second' }]);
  });
});
