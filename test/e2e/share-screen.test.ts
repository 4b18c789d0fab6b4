import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { readCode } from '../support/qr-codes';

async function downloadOf(page: Page, label: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describeInBrowser('the screen that shares the profile', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, slug } = account;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const open = async () => {
      await page.goto('/share-profile');
      await page.getByRole('heading', { name: 'Profile URL' }).waitFor();
    };
    const unfold = (title: string) => page.getByRole('button', { name: title, exact: true }).click();
    return { ...account, open, unfold, url: `${site().origin}/profile/${slug}` };
  }

  test('names what the PDF cannot have, until it can have all', async () => {
    const { page, open, profileId } = await start();
    const write = (bio: string) =>
      site().db.updateTable('profiles').set({ bio }).where('id', '=', profileId).execute();
    await write('Letters \u0378 and \u{1fbfe}');
    await open();
    const documents = page.getByRole('region', { name: 'Documents', exact: true });
    const named = documents.getByText('These characters cannot be printed in the PDF: U+0378 U+1FBFE', {
      exact: true,
    });
    await named.waitFor();
    await write('Letters');
    const answer = page.waitForResponse(/profile\.unprintable/);
    await open();
    expect(await (await answer).text()).toContain('"characters":[]');
    await expect.poll(() => named.count()).toBe(0);
  });

  test('copies the address and says so for two seconds', async () => {
    const { page, open, url } = await start();
    await page.clock.install();
    await open();
    await page.clock.pauseAt(Date.now() + 60_000);
    const copy = page.getByRole('button', { name: 'Copy', exact: true });
    await copy.click();
    const copied = page.getByRole('button', { name: 'Copied', exact: true });
    await copied.waitFor();
    expect(await clipboardOf(page)).toBe(url);
    await page.clock.runFor(1900);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(200);
    await copy.waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await copy.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to copy URL' });
    await toast.getByText('Error', { exact: true }).waitFor();
    expect(await copied.count()).toBe(0);
    // Its clock cannot be given back.
    await page.context().close();
  });

  test('the QR code leads to the page, on screen, as PNG and as SVG, with the name under it', async () => {
    const { page, open, url, slug } = await start();
    await open();
    const code = page.getByRole('img', { name: `QR code that leads to ${url}` });
    const shown = decodeURIComponent((await code.getAttribute('src'))?.replace(/^data:[^,]*,/, '') ?? '');
    expect(await readCode(shown)).toBe(url);
    const svg = await downloadOf(page, 'Download SVG');
    expect(svg.name).toBe(`${slug}-qr.svg`);
    expect(await readCode(svg.content)).toBe(url);
    expect(svg.content.toString()).toContain('>Test User</text>');
    const png = await downloadOf(page, 'Download PNG');
    expect(png.name).toBe(`${slug}-qr.png`);
    expect((await sharp(png.content).metadata()).width).toBeGreaterThanOrEqual(1500);
    expect(await readCode(png.content)).toBe(url);
  });

  test('shows words that are longer than a line whole, on a phone', async () => {
    const { page, open, unfold, profileId } = await start();
    const jobTitle = 'Rindfleischetikettierungsüberwachungsbeauftragte';
    const profile = { jobTitle, displayName: 'b'.repeat(60), profileSlug: 'a'.repeat(48) };
    await site().db.updateTable('profiles').set(profile).where('id', '=', profileId).execute();
    await page.setViewportSize({ width: 320, height: 800 });
    await open();
    await unfold('Signature and badge');
    const card = page.getByRole('region', { name: 'Signature and badge' });
    await card.getByRole('button', { name: 'Copy HTML' }).waitFor();
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('leads to where the address can be posted', async () => {
    const { page, open, url } = await start();
    const report = page.waitForRequest((request) => request.url().includes('views.record'));
    await open();
    expect((await report).postData()).toContain('"source":"share-page"');
    const hrefOf = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href');
    const encoded = encodeURIComponent(url);
    expect(await hrefOf('LinkedIn')).toBe(`https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`);
    expect(await hrefOf('X')).toContain(`https://x.com/intent/post?url=${encoded}`);
    expect(await hrefOf('Email')).toMatch(
      new RegExp(`^mailto:\\?subject=.*${encoded.replace(/[.%]/g, '\\$&')}`),
    );

    // No share sheet in this browser, so the address is copied; with one, it is handed over.
    await page.getByRole('button', { name: 'Message' }).click();
    await page.getByText('Profile URL copied to clipboard').waitFor();
    /** What is shared and what is copied by a browser that has a share sheet, which answers with this error if any. */
    const shareWith = (error?: string) =>
      page.evaluate(async (name) => {
        const shared: ShareData[] = [];
        const copied: string[] = [];
        navigator.clipboard.writeText = async (text) => void copied.push(text);
        const share = async (data: ShareData) => {
          if (name) throw new DOMException('', name);
          shared.push(data);
        };
        Object.assign(navigator, { share });
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent === 'Message')?.click();
        await new Promise((resolve) => setTimeout(resolve));
        return { shared, copied };
      }, error);
    expect(await shareWith()).toEqual({ shared: [{ title: 'Test User: portfolio', url }], copied: [] });
    expect(await shareWith('NotAllowedError')).toEqual({ shared: [], copied: [url] });
    // Whoever closes the sheet wants no copy.
    expect(await shareWith('AbortError')).toEqual({ shared: [], copied: [] });
  });

  test('shows the picture that sites show of the page, unless it is private', async () => {
    const { page, open, url, slug } = await start();
    await open();
    await page.waitForFunction(
      (path) =>
        [...document.images].some(({ src, naturalWidth }) => src.includes(path) && naturalWidth === 1200),
      `/profile/${slug}.png?`,
    );
    const picture = page.locator('img[src*=".png?"]');
    await page.getByRole('radio', { name: 'Private' }).check();
    const address = page.getByRole('region', { name: 'Profile URL' });
    const preview = page.getByRole('region', { name: 'Profile preview' });
    await page.getByRole('region', { name: 'Sharing tips' }).getByText('Your page is private').waitFor();
    await address.getByText('this address opens for nobody but you').waitFor();
    await preview.getByText('Nobody gets this where you post the address').waitFor();
    await picture.waitFor({ state: 'detached' });
    expect((await fetch(url)).status).toBe(404);
    await page.getByRole('radio', { name: 'Unlisted' }).check();
    await address.getByText('Whoever has it sees what you have made public.').waitFor();
    await picture.waitFor();
  });

  test('offers the PDF in both forms, on both papers and for the archive', async () => {
    const { page, open, unfold, slug } = await start();
    await open();
    await unfold('Your archive');
    const archive = page.getByRole('region', { name: 'Your archive', exact: true });
    const link = archive.getByRole('link', { name: 'PDF', exact: true });
    const query = async () => {
      const [path, choices = ''] = (await link.getAttribute('href'))?.split('?') ?? [];
      expect(path).toBe(`/profile/${slug}.pdf`);
      return choices;
    };
    expect(await query()).toBe('');
    await archive.getByText('Plain CV', { exact: true }).click();
    await expect.poll(query).toBe('form=plain');
    await archive.getByText('Letter', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^For the archive/ }).check();
    await expect.poll(query).toBe('form=plain&paper=letter&archival=true');
  });

  test('gives a signature and a badge to take along', async () => {
    const { page, open, unfold, url } = await start();
    await open();
    await unfold('Signature and badge');
    await page.getByRole('button', { name: 'Copy plain text' }).click();
    await expect.poll(() => clipboardOf(page)).toBe(`-- \nTest User\n${url}`);
    await page.getByRole('button', { name: 'Copy formatted' }).click();
    const html = () =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
      });
    await expect.poll(html).toContain(`<a href="${url}">`);
    await page.getByRole('button', { name: 'Copy HTML' }).click();
    await expect.poll(() => clipboardOf(page)).toContain(`src="${site().origin}/badge.svg"`);
    expect(await clipboardOf(page)).toMatch(/^<a href="[^"]+"><img alt="Test User · Portfolio" [^>]*><\/a>$/);
    const { headers } = await fetch(`${site().origin}/badge.svg`);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('set-cookie')).toBeNull();
  });
});
