import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plans } from '../../src/contracts/plans';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { grantPlan } from '../support/plans';
import { restOf, type ScreenKey } from '../support/section-screens';
import { testConfig } from '../support/test-config';

/** What the screen of each limited section says; that of skills and the gallery has tests of its own. */
const _sentences: [ScreenKey, string][] = [
  ['facts', 'The Free plan holds one fact. The Pro plan holds up to 15.'],
  ['workExperience', 'The Free plan holds one work experience. The Pro plan holds up to 100.'],
  ['education', 'The Free plan holds one education entry. The Pro plan holds up to 50.'],
  ['testimonials', 'The Free plan holds one testimonial. The Pro plan holds up to 100.'],
];

describeInBrowser('what the plan refuses is offered where it was refused', () => {
  const site = useTestSite({ ...testConfig, sellsPlans: true });

  async function start() {
    const { page, token, accountId } = await site().newSignedInPage();
    return { page, rest: restOf(site().origin, token), accountId };
  }

  /** The offer, which leads to the plans and leaves the screen open. */
  async function offered(page: Page, sentence: string | RegExp): Promise<Locator> {
    const offer = page.getByRole('alert').filter({ hasText: sentence });
    const link = offer.getByRole('link', { name: 'Upgrade', exact: true });
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/pricing',
      '_blank',
    ]);
    return offer;
  }

  const stored = /The Free plan stores 100 MB.+choose a larger plan\. The Pro plan stores 5 GB\./;

  async function fillStorage(accountId: string) {
    const file = { key: `full-${accountId}`, accountId, size: plans.free.storageBytes };
    await site()
      .db.insertInto('storedFiles')
      .values({ ...file, state: 'kept' })
      .execute();
  }

  test('the storage of a CV, which stays chosen', async () => {
    const { page, accountId } = await start();
    await fillStorage(accountId);
    await page.goto('/upload-cv');
    const buffer = makePdf(['Ada King', 'Engineer']);
    const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    const send = page.getByRole('button', { name: /^Upload/ });
    await send.click();
    await offered(page, stored);

    await grantPlan(site().db, accountId, 'pro');
    await send.click();
    await page.getByText('CV uploaded successfully').waitFor();
  });

  test('the storage of a photo, which stays in the dialog', async () => {
    const { page, accountId, rest } = await start();
    await fillStorage(accountId);
    await page.goto('/gallery');
    await page.getByText('No photos found', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Upload Photos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Photos' });
    const buffer = await makeImage('jpeg');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'one.jpg', mimeType: 'image/jpeg', buffer });
    const send = dialog.getByRole('button', { name: 'Upload', exact: true });
    await send.click();
    await offered(page, stored);
    await dialog.getByText('1 photo chosen').waitFor();

    await grantPlan(site().db, accountId, 'pro');
    await send.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await rest.list('gallery')).toHaveLength(1);
  });
});
