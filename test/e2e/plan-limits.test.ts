import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plans, type SubscriptionTier } from '../../src/contracts/plans';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { restOf } from '../support/section-screens';
import { testConfig } from '../support/test-config';

const oneImage = 'The Free plan holds one gallery image. The Pro plan holds up to 500.';

describeInBrowser('the limits of a plan', () => {
  const site = useTestSite({ ...testConfig, sellsPlans: true });

  async function start() {
    const { page, token, accountId } = await site().newSignedInPage();
    const give = (tier: SubscriptionTier) => grantPlan(site().db, accountId, tier);
    return { page, accountId, rest: restOf(site().origin, token), give };
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

  test('leave a CV that its storage does not hold chosen', async () => {
    const { page, accountId, give } = await start();
    const full = {
      key: `full-${accountId}`,
      accountId,
      size: plans.free.storageBytes,
      state: 'kept',
    } as const;
    await site().db.insertInto('storedFiles').values(full).execute();
    await page.goto('/upload-cv');
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: makePdf(['Ada King', 'Engineer']) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const send = page.getByRole('button', { name: /^Upload/ });
    await send.click();
    const offer = page
      .getByRole('alert')
      .filter({ hasText: /The Free plan stores 100 MB.+The Pro plan stores 5 GB\./ });
    expect(await upgrade(offer).getAttribute('target')).toBe('_blank');
    await give('pro');
    await send.click();
    await page.getByText('CV uploaded successfully').waitFor();
  });
});
