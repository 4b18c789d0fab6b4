import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { readCode } from '../support/qr-codes';
import { restOf, screenOf } from '../support/section-screens';

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
    const { page, slug, profileId, token } = account;
    const rest = restOf(site().origin, token);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const open = async () => {
      await page.goto('/share-profile');
      await page.getByRole('heading', { name: 'Profile URL' }).waitFor();
    };
    return { ...account, page, profileId, rest, open, url: `${site().origin}/profile/${slug}` };
  }

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
    // Who copies again sees it for two seconds from then on.
    await copy.click();
    await copied.waitFor();
    await page.clock.runFor(1500);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copied.click();
    await expect.poll(() => clipboardOf(page)).toBe(url);
    await page.clock.runFor(1900);
    expect(await copied.count()).toBe(1);
    await page.clock.runFor(200);
    await copy.waitFor();
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

  test('a long name fits below the code', async () => {
    const { page, open, token, profileId } = await start();
    const displayName = 'Maria del Carmen Fernández de la Vega y Sánchez-Montero';
    await fetch(`${site().origin}/api/profile/${profileId}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ displayName }),
    });
    await open();
    const { content } = await downloadOf(page, 'Download PNG');
    const { width = 0, height = 0 } = await sharp(content).metadata();
    /** Whether there is anything dark in a part of the strip below the code. */
    const isDark = async (left: number, part: number) => {
      const strip = { left: Math.floor(left), top: width, width: Math.floor(part), height: height - width };
      const { channels } = await sharp(await sharp(content).extract(strip).png().toBuffer()).stats();
      return (channels[0]?.min ?? 255) < 128;
    };
    const margin = width / 20;
    expect([await isDark(0, margin), await isDark(width - margin, margin)]).toEqual([false, false]);
    expect([await isDark(margin, width / 6), await isDark(width * 0.8, width / 8)]).toEqual([true, true]);
  });

  test('shows words that are longer than a line whole, on a phone', async () => {
    const { page, open, profileId } = await start();
    const jobTitle = 'Rindfleischetikettierungsüberwachungsbeauftragte';
    const profile = { jobTitle, displayName: 'b'.repeat(60), profileSlug: 'a'.repeat(48) };
    await site().db.updateTable('profiles').set(profile).where('id', '=', profileId).execute();
    await page.setViewportSize({ width: 320, height: 800 });
    await open();
    const card = page.getByRole('region', { name: 'Signature and badge' });
    expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('shows the picture that sites show of the page', async () => {
    const { page, open, slug } = await start();
    await open();
    await page.waitForFunction(
      (path) =>
        [...document.images].some(({ src, naturalWidth }) => src.includes(path) && naturalWidth === 1200),
      `/profile/${slug}.png?`,
    );
  });

  test('introduces its owner with what there is, as the picture does', async () => {
    const { page, open, profileId } = await start();
    const preview = page.getByRole('region', { name: 'Profile preview' });
    const introductionOf = async (profile: { displayName: string; jobTitle: string; location: string }) => {
      await site().db.updateTable('profiles').set(profile).where('id', '=', profileId).execute();
      await open();
      return (await preview.innerText()).split('\n').filter(Boolean).slice(2, -1);
    };
    expect(await introductionOf({ displayName: '', jobTitle: '', location: '' })).toEqual([
      'A portfolio without a name',
    ]);
    expect(await introductionOf({ displayName: 'Ada King', jobTitle: '', location: 'London' })).toEqual([
      'Ada King',
      'London',
    ]);
  });

  test('leads to where the address can be posted', async () => {
    const { page, open, url } = await start();
    await open();
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
    const shared = await page.evaluate(async () => {
      const calls: ShareData[] = [];
      Object.assign(navigator, { share: async (data: ShareData) => void calls.push(data) });
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent === 'Message')?.click();
      await Promise.resolve();
      return calls;
    });
    expect(shared).toEqual([{ title: 'Test User: portfolio', url }]);
  });

  test('copies the address where the share sheet fails, but not where it is closed', async () => {
    const { page, open, url } = await start();
    await open();
    /** What is copied where the share sheet answers with this error. */
    const copiedAfter = (error: string) =>
      page.evaluate(async (name) => {
        const copied: string[] = [];
        navigator.clipboard.writeText = async (text) => void copied.push(text);
        Object.assign(navigator, { share: () => Promise.reject(new DOMException('', name)) });
        const buttons = [...document.querySelectorAll('button')];
        buttons.find((button) => button.textContent === 'Message')?.click();
        await new Promise((resolve) => setTimeout(resolve));
        return copied;
      }, error);
    expect(await copiedAfter('NotAllowedError')).toEqual([url]);
    expect(await copiedAfter('AbortError')).toEqual([]);
  });

  test('says so where the address cannot be copied', async () => {
    const { page, open } = await start();
    await open();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to copy URL' });
    await toast.getByText('Error', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(0);
  });

  test('counts what there is, and says what is missing', async () => {
    const { page, open, rest, profileId } = await start();
    await rest.seed(screenOf('skills'), ['First']);
    const message = { name: 'Grace', email: 'grace@example.com', message: 'Hello' };
    await fetch(`${site().origin}/api/profile/${profileId}/contact-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const days = [
      { age: 0, views: 1234 },
      { age: 40, views: 100 },
    ].map(({ age, views }) => ({
      profileId,
      source: 'direct',
      day: new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10),
      views,
      returningViews: 0,
      seconds: 0,
      timedViews: 0,
    }));
    await site().db.insertInto('viewDays').values(days).execute();
    await open();
    const stats = page.getByRole('region', { name: 'What has come of it so far' });
    await expect
      .poll(async () => (await stats.innerText()).split('\n').filter(Boolean))
      .toEqual(['Profile views', '1,334', 'Views in the last 30 days', '1,234', 'Employer contacts', '1']);
    const completeness = page.getByRole('region', { name: 'Completeness' });
    await completeness.getByText('1/9 sections complete').waitFor();
    expect(await completeness.getByRole('link', { name: 'Skills' }).count()).toBe(0);
    await completeness.getByRole('link', { name: 'Video Intro' }).click();
    await page.waitForURL('**/video-intro');
  });

  test('follows the visibility that is chosen here', async () => {
    const { page, open, url, slug } = await start();
    await open();
    const tips = page.getByRole('region', { name: 'Sharing tips' });
    await page.getByRole('radio', { name: 'Private' }).check();
    await tips.getByText('Your page is private').waitFor();
    expect((await fetch(url)).status).toBe(404);
    const address = page.getByRole('region', { name: 'Profile URL' });
    const preview = page.getByRole('region', { name: 'Profile preview' });
    await address.getByText('this address opens for nobody but you').waitFor();
    await preview.getByText('Nobody gets this where you post the address').waitFor();
    const picture = page.locator('img[src*=".png?"]');
    await picture.waitFor({ state: 'detached' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open();
    await preview.getByText('Nobody gets this where you post the address').waitFor();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(requests).not.toContain(`/profile/${slug}.png`);
    await page.getByRole('radio', { name: 'Unlisted' }).check();
    await picture.waitFor();
    await tips.getByText('Your page is private').waitFor({ state: 'detached' });
    await address.getByText('Whoever has it sees what you have made public.').waitFor();
    await preview.getByText('What others see where you post the address.').waitFor();
    expect((await fetch(url)).status).toBe(200);
  });

  test('reports that it was opened', async () => {
    const { page, open } = await start();
    const report = page.waitForRequest((request) => request.url().includes('views.record'));
    await open();
    expect((await report).postData()).toContain('"source":"share-page"');
  });

  test('offers the PDF in both forms, on both papers and for the archive', async () => {
    const { page, open, slug } = await start();
    await open();
    const link = page.getByRole('link', { name: 'PDF', exact: true });
    const query = async () => {
      const [path, choices = ''] = (await link.getAttribute('href'))?.split('?') ?? [];
      expect(path).toBe(`/profile/${slug}.pdf`);
      return choices;
    };
    expect(await query()).toBe('');
    await page.getByText('Plain CV', { exact: true }).click();
    await expect.poll(query).toBe('form=plain');
    await page.getByText('Letter', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^For the archive/ }).check();
    await expect.poll(query).toBe('form=plain&paper=letter&archival=true');
    const answer = await page.request.get(`/profile/${slug}.pdf?${await query()}`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).includes('/EmbeddedFile')).toBe(true);
  });

  test('gives a signature and a badge to take along', async () => {
    const { page, open, url } = await start();
    await open();
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
    expect(await clipboardOf(page)).toMatch(
      /^<a href="[^"]+"><img alt="Portfolio of Test User" [^>]*><\/a>$/,
    );
    const answer = await fetch(`${site().origin}/badge.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('is reached from the dashboard', async () => {
    const { page } = await start();
    await page.goto('/');
    const links = page.getByRole('link', { name: 'Share Your Portfolio', exact: true });
    await links.first().waitFor();
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toBe('/share-profile');
    }
    await links.first().click();
    await page.getByRole('heading', { name: 'Share Your Profile', level: 1 }).waitFor();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  });
});
