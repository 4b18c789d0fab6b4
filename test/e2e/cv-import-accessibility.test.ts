import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeCvPdf, mara } from '../support/cv-pdf';
import { makePdf } from '../support/documents';
import { restOf } from '../support/section-screens';
import { startReaderFirst } from '../support/start-reader';

describeInBrowser('the review of a CV is accessible', () => {
  const site = useTestSite();
  startReaderFirst(site);

  /** An account with this file as its CV, and a position that the CV says as well. */
  async function start(content: Buffer) {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    await rest.add('work-experience', {
      company: 'Northern Grid',
      position: 'Senior Data Engineer',
      startDate: '2021-03',
      isCurrent: true,
    });
    const cv = await rest.upload<{ id: string }>('cv', 'cv', [
      { name: 'mara.pdf', type: 'application/pdf', content },
    ]);
    await page.goto(`/upload-cv?review=${cv.id}`);
    return page;
  }

  /** On a phone, and on a wide screen in the dark. */
  async function expectAccessibleEverywhere(page: Page, shown: () => Promise<unknown>) {
    for (const [width, colorScheme] of [
      [1440, 'dark'],
      [390, 'light'],
    ] as const) {
      // So high that the bars stick to nothing, whose targets they would cover in part.
      await page.setViewportSize({ width, height: 8000 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
      await shown();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      await expectAccessible(page, colorScheme === 'light' ? 'all' : 'contrast');
    }
  }

  test('where it is offered to a newcomer and after an upload', async () => {
    const { page } = await site().newSignedInPage();
    await page.goto('/');
    const title = page.getByRole('heading', { name: 'Bring your CV' });
    await expectAccessibleEverywhere(page, () => title.waitFor());
    await page.getByRole('button', { name: 'Skip, I will fill it in by hand' }).click();
    await title.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('0/9 sections complete').waitFor();
    expect(await title.count()).toBe(0);

    await page.goto('/upload-cv');
    const file = { name: 'mara.pdf', mimeType: 'application/pdf', buffer: await makeCvPdf() };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload CV', exact: true }).click();
    await page.getByRole('link', { name: 'Review what was read' }).waitFor();
    await expectAccessible(page);
  });

  test('with what is uncertain, incomplete, known, accepted and skipped, in a form and after the import', async () => {
    const page = await start(await makeCvPdf());
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button('Skip: Python').click();
    await expectAccessibleEverywhere(page, () => button(`Complete it: ${mara.incomplete}`).waitFor());
    // Folded away on a phone, until it is asked for.
    expect(await page.getByRole('listbox').count()).toBe(0);
    await button('Show the document').click();
    await page.getByRole('listbox', { name: 'Lines of page 1 that were read' }).waitFor();
    await page.locator('canvas').first().waitFor();
    await expectAccessible(page);

    await button(`Complete it: ${mara.incomplete}`).click();
    const form = page.getByRole('form', { name: 'Edit certification' });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Add \d+ to my portfolio$/ }).click();
    await page.getByRole('link', { name: 'See your page' }).waitFor();
    await expectAccessible(page);
  });

  test('where a document cannot be read', async () => {
    const page = await start(makePdf([]));
    await page.getByRole('heading', { name: 'This document cannot be read' }).waitFor();
    await page.getByText('This document has no text that can be read').waitFor();
    await expectAccessible(page);
  });
});
