import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makePdf } from '../support/documents';
import { restOf } from '../support/section-screens';

interface Cv {
  id: string;
  filename: string;
  isPublic: boolean;
}

const mayHoldAddress = /the address (in it )?that “Show contact” hides/;

describeInBrowser('the versions of a CV', () => {
  const site = useTestSite();

  /** The screen of an account that has uploaded CVs with these names, in this order. */
  async function start(names: string[], fields: Record<string, string> = {}) {
    const account = await site().newSignedInPage();
    const rest = restOf(site().origin, account.token);
    for (const name of names) {
      const file = { name, type: 'application/pdf', content: makePdf([name]), fields };
      await rest.upload('cv', 'cv', [file]);
    }
    const { page } = account;
    await page.goto('/upload-cv');
    await page.getByRole('heading', { name: 'Current CV' }).waitFor();
    const cvs = async () => (await rest.list('cv')) as unknown as Cv[];
    return { ...account, cvs, current: card(page, 'Current CV'), earlier: card(page, 'Earlier CVs') };
  }

  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const isPublic = (page: Page, name: string) => page.getByRole('switch', { name: `Public: ${name}` });

  /** What a stranger gets on the page, and by the file's own address. */
  async function offered(slug: string) {
    const page = await (await fetch(`${site().origin}/profile/${slug}`)).text();
    return / download="([^"]+)"/.exec(page)?.[1];
  }
  const readable = async ({ id }: Cv) => (await fetch(`${site().origin}/api/cv/${id}`)).status;

  test('an upload asks, is private by default, and forgets the choice for another file', async () => {
    const { page, slug, cvs, current } = await start([]);
    const choose = (name: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: makePdf([name]) });
    const ask = page.getByRole('switch', { name: 'Offer it on my public page' });
    await choose('first.pdf');
    await ask.click();
    await page.getByText(mayHoldAddress).waitFor();
    await page.getByRole('button', { name: 'Choose Different File' }).click();
    await choose('second.pdf');
    expect(await ask.isChecked()).toBe(false);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload CV', exact: true }).click();
    await current.getByText('second.pdf').waitFor();
    expect(await isPublic(page, 'second.pdf').isChecked()).toBe(false);
    expect(await offered(slug)).toBeUndefined();

    await choose('third.pdf');
    await ask.click();
    await page.getByRole('button', { name: 'Upload CV', exact: true }).click();
    await current.getByText('third.pdf').waitFor();
    expect(await isPublic(page, 'third.pdf').isChecked()).toBe(true);
    expect(await offered(slug)).toBe('third.pdf');
    expect((await cvs()).map(({ isPublic }) => isPublic)).toEqual([true, false]);
  });

  test('each is deleted with undo, and restored unchanged', async () => {
    const { page, slug, current, cvs } = await start(['old.pdf', 'new.pdf'], { isPublic: 'true' });
    const [newest] = await cvs();
    await page.getByRole('button', { name: 'Delete new.pdf' }).click();
    await current.getByText('old.pdf').waitFor();
    expect(newest && (await readable(newest))).toBe(404);
    expect(await offered(slug)).toBe('old.pdf');
    const undo = page.getByRole('region', { name: 'Undo' });
    await undo.getByText('CV deleted successfully').waitFor();
    await undo.getByText('“new.pdf”').waitFor();
    await undo.getByRole('button', { name: 'Undo' }).click();
    await current.getByText('new.pdf').waitFor();
    expect(await isPublic(page, 'new.pdf').isChecked()).toBe(true);
    expect(newest && (await readable(newest))).toBe(200);
    expect(await offered(slug)).toBe('new.pdf');

    await page.getByRole('button', { name: 'Use this one old.pdf' }).click();
    await current.getByText('old.pdf').waitFor();
    await page.getByRole('heading', { name: 'Current CV' }).and(page.locator(':focus')).waitFor();
    expect(await offered(slug)).toBe('old.pdf');
    await isPublic(page, 'old.pdf').click();
    await expect.poll(() => offered(slug)).toBe('new.pdf');
  });
});
