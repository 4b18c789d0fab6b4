import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtClient } from '../../src/server/assets/client-assets';
import { describeInBrowser, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';
import { testConfig } from '../support/test-config';
import { makeWebm } from '../support/videos';

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let now = Date.now();

/** Hides the tab until the test shows it. */
function hideTab(): void {
  let state: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => state });
  Object.assign(window, {
    setVisibility: (next: DocumentVisibilityState) => {
      state = next;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
}

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(
    (next) => (window as unknown as { setVisibility(state: string): void }).setVisibility(next),
    state,
  );

describeInBrowser('the counting of views', () => {
  const site = useTestSite(testConfig, { now: () => new Date(now) });

  /** A profile whose work experience is longer than a screen. */
  async function newPerson() {
    const account = await site().newAccount();
    const rest = restOf(site().origin, account.token);
    const work = {
      company: 'Harbor',
      startDate: '2020-01-01',
      isCurrent: true,
      description: 'Ships. '.repeat(60),
    };
    for (let job = 0; job < 6; job += 1)
      await rest.add('work-experience', { ...work, position: `Captain ${job}` });
    return account;
  }

  type Options = Parameters<ReturnType<typeof site>['newContext']>[0];

  /** A visitor's browser. Its clock stands still unless a test advances it, and so does the server's. */
  async function newVisitor(options: Options = {}, isHidden = false) {
    const context = await site().newContext({ userAgent, ...options });
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) await page.clock.install({ time: now });
    if (options.javaScriptEnabled !== false) await page.clock.pauseAt(now + 1000);
    if (isHidden) await page.addInitScript(hideTab);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(view|progress)$/.test(pathname)) sent.push(pathname);
    });
    const pass = async (seconds: number) => {
      now += seconds * 1000;
      await page.clock.runFor(seconds * 1000);
    };
    const begin = async () => {
      const answer = page.waitForResponse(/\/view$/);
      await pass(1);
      return (await answer).json();
    };
    return { context, page, pass, begin, sent };
  }

  const findView = (id: string) =>
    site()
      .db.selectFrom('views')
      .select([
        'kind',
        'source',
        'utmCampaign',
        'referrer',
        'seconds',
        'sections',
        'videoSeconds',
        'downloads',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  const storedIn = async (context: BrowserContext, page: Page) => ({
    cookies: (await context.cookies()).length,
    ...(await page.evaluate(() => ({ local: { ...localStorage }, session: sessionStorage.length }))),
  });

  const nothing = { cookies: 0, local: {}, session: 0 };

  test('reports what was read until the tab was closed', async () => {
    const { slug } = await newPerson();
    const { context, page, pass, begin } = await newVisitor({ viewport: { width: 800, height: 240 } });
    await page.goto(`/profile/${slug}?utm_source=linkedin&utm_campaign=spring`, {
      referer: 'https://www.google.com/search?q=harbor',
    });
    const { id } = await begin();
    await page.locator('#work').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await pass(1);
    await page.locator('h1').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await pass(5);
    await page.locator('#work').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await pass(12);
    expect(await storedIn(context, page)).toEqual(nothing);
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(() => findView(id))
      .toMatchObject({
        kind: 'person',
        source: 'linkedin',
        utmCampaign: 'spring',
        referrer: 'google.com',
        seconds: 18,
        sections: { workExperience: 12 },
      });
    await context.close();
  });

  test('does not take an abandoned page for a read one, and continues after a reload', async () => {
    const { slug } = await newPerson();
    const { context, page, pass, begin } = await newVisitor();
    await page.goto(`/profile/${slug}`);
    const { id } = await begin();
    await pass(120);
    await page.reload();
    const again = page.waitForResponse(/\/view$/);
    await pass(1);
    expect(await (await again).json()).toMatchObject({ id, seconds: 30 });
    await page.mouse.move(40, 40);
    await pass(20);
    await page.close({ runBeforeUnload: true });
    await expect.poll(async () => (await findView(id)).seconds).toBe(51);
    await context.close();
  });

  test('continues where the visitor has asked for the contact details', async () => {
    const { slug, token } = await newPerson();
    await restOf(site().origin, token).add('contacts', {
      type: 'email',
      label: 'Mail',
      value: 'a@harbor.example',
    });
    const { context, page, pass, begin } = await newVisitor();
    // Where they cannot be shown in place, the page is loaded again with them.
    await page.route('**/contact*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(`/profile/${slug}`);
    const { id } = await begin();
    await page.getByRole('button', { name: 'Show contact' }).first().click();
    await page.locator('#contact').getByText('a@harbor.example').waitFor();
    // The script that counts begins once the page has loaded.
    await page.waitForLoadState();
    expect((await begin()).id).toBe(id);
    // What is still intercepted when the page closes may never be sent.
    await page.unrouteAll();
    await pass(4);
    await page.close({ runBeforeUnload: true });
    await expect.poll(async () => (await findView(id)).sections).toMatchObject({ contact: 5 });
    await context.close();
  });

  test('sends nothing from a background tab until it is shown, and reports when it is hidden again', async () => {
    const { slug } = await newPerson();
    const { context, page, pass, begin, sent } = await newVisitor({}, true);
    await page.goto(`/profile/${slug}`);
    await pass(60);
    expect(sent).toEqual([]);
    await setVisibility(page, 'visible');
    const { id } = await begin();
    await pass(4);
    await setVisibility(page, 'hidden');
    await expect.poll(async () => (await findView(id)).seconds).toBe(4);
    await pass(60);
    await setVisibility(page, 'visible');
    await pass(3);
    await setVisibility(page, 'hidden');
    await expect.poll(async () => (await findView(id)).seconds).toBe(8);
    await pass(31 * 60);
    await setVisibility(page, 'visible');
    expect((await begin()).id).not.toBe(id);
    await context.close();
  });

  test('reports the video and the downloads', async () => {
    const { slug, token } = await newPerson();
    const video = { name: 'a.webm', type: 'video/webm', content: makeWebm() };
    await restOf(site().origin, token).upload('video', 'video', [video]);
    const { context, page, pass, begin } = await newVisitor();
    await page.goto(`/profile/${slug}`);
    const { id } = await begin();
    await pass(10);
    await page.locator('video').evaluate(async (player: HTMLVideoElement) => {
      player.muted = true;
      const ended = new Promise((resolve) => player.addEventListener('ended', resolve));
      await player.play();
      await ended;
    });
    const download = page.waitForEvent('download');
    await page.locator('[data-download=vcf]').click();
    await download;
    await expect.poll(() => findView(id)).toMatchObject({ downloads: ['vcf'], sections: { video: 10 } });
    expect([1, 2]).toContain((await findView(id)).videoSeconds);
    await context.close();
  });

  test('ends with a switch that the browser remembers, and nothing else', async () => {
    const { slug } = await newPerson();
    const { context, page, pass, begin, sent } = await newVisitor();
    await page.goto(`/profile/${slug}`);
    await begin();
    await page.getByText('This page counts its visits').waitFor();
    const choice = page.getByRole('checkbox', { name: 'Don’t count my visits in this browser' });
    expect(await storedIn(context, page)).toEqual(nothing);
    await choice.check();
    expect(await storedIn(context, page)).toEqual({ ...nothing, local: { 'storyfolio:uncounted': '1' } });
    const before = sent.length;
    await pass(60);
    await page.reload();
    expect(await choice.isChecked()).toBe(true);
    await page.mouse.move(30, 30);
    await pass(60);
    await page.getByRole('link', { name: 'vCard' }).click();
    await page.goto('about:blank');
    expect(sent.length).toBe(before);
    await page.goto(`/profile/${slug}`);
    await choice.uncheck();
    expect(await storedIn(context, page)).toEqual(nothing);
    await begin();
    await context.close();
  });

  test('does not happen without JavaScript, and is not announced there', async () => {
    const { slug, profileId } = await newPerson();
    const { context, page, sent } = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`/profile/${slug}`);
    expect(await page.getByText('This page counts its visits').isVisible()).toBe(false);
    await page.goto('about:blank');
    expect(sent).toEqual([]);
    const views = site().db.selectFrom('views').select('id').where('profileId', '=', profileId);
    expect(await views.execute()).toEqual([]);
    await context.close();
  });

  test('takes less than 2 kB', () => {
    const client = builtClient();
    const script = client.read?.(client.hrefOf('src/server/public-page/counting/views.client.ts'));
    if (!script) throw new Error('The build holds no script.');
    expect(script.toString()).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`(]/);
    expect(brotliCompressSync(script).length).toBeLessThan(2000);
  });
});
