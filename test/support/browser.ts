import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import AxeBuilder from 'axe-core';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { AccountRole, DB } from '../../db/tables.gen';
import { sendMail } from '../../src/routers/mail/send-mail';
import type { Clock } from '../../src/routers/ports';
import { prepareVideo } from '../../src/routers/video/prepare-video';
import { openDiskFileStore } from '../../src/server/adapters/disk-file-store';
import { findFfmpeg } from '../../src/server/adapters/ffmpeg';
import { openJobQueue } from '../../src/server/adapters/job-queue';
import { openLocationDatabase } from '../../src/server/adapters/location-database';
import { openRateLimiter } from '../../src/server/adapters/rate-limiter';
import { buildApp } from '../../src/server/app';
import { builtClient } from '../../src/server/assets/client-assets';
import { ensureDemo } from '../../src/server/demo/demo';
import { openMailer } from '../../src/server/process/mailer';
import { leaveUnawaitedEvents } from './awaited-events';
import { findChromium } from './chromium';
import { createTestDatabase } from './database';
import { newAccount as addAccount, newSession } from './factories';
import { readOutbox, type TestMail } from './mails';
import { noDns } from './no-dns';
import { settleAfterLoads } from './settle';
import { openTabs, type Tabs } from './tabs';
import { testConfig, testLimitMultiplier } from './test-config';
import type { TestPayments } from './test-payments';

const executablePath = findChromium();

/** A group of browser tests; skipped, with a note from global setup, if the machine has no Chromium. */
export const describeInBrowser = describe.skipIf(executablePath === undefined);

export interface SignedInAccount {
  accountId: string;
  email: string;
  profileId: string;
  slug: string;
  token: string;
}

export interface TestSite {
  origin: string;
  /** For what cannot be done on screen. */
  db: Kysely<DB>;
  /** A new browser profile: nothing stored, nobody signed in. A tab is usually enough, and costs far less. */
  newContext(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
  /**
   * A tab without a session or stored data. If a test requests it, it is taken back after the
   * test and lent to another one; a test that changes it permanently closes its context.
   */
  newTab(): Promise<Page>;
  /** An account with a session. */
  newAccount(role?: AccountRole): Promise<SignedInAccount>;
  /** A tab in which the owner of this session is signed in. */
  newTabOf(token: string): Promise<Page>;
  /** An account with its own tab, already signed in. */
  newSignedInPage(role?: AccountRole): Promise<SignedInAccount & { page: Page }>;
  /** Makes the renditions of the uploaded videos, as far as this machine can. */
  prepareVideos(): Promise<void>;
  /** Adds the demo profile with its files, as an installation does. */
  addDemo(): Promise<SignedInAccount>;
  /** The payment provider, where the site has one. */
  payments: TestPayments['server'] | undefined;
  /** The newest mail to this address, once the queue is empty; its link points to this site. */
  mailTo(email: string): Promise<TestMail>;
}

let browser: Promise<Browser> | undefined;

/** One browser for all the files of a worker; it closes with the worker. */
function startBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
    ],
  });
  return browser;
}

/** The cookie of a session that the next page to load is to have stored. */
const unstoredSession = 'unstored-session';

/**
 * Has the page that loads next store the id of its session, before its own scripts run. What another page stores before,
 * perhaps in another process of the browser, may arrive too late on a busy machine; cookies never do.
 */
const storeSessionOnLoad = (context: BrowserContext, origin: string) =>
  context.addInitScript(
    ({ origin, cookie }) => {
      // A frame may be forbidden to look at cookies.
      if (self !== top || self.origin !== origin || !document.cookie.includes(cookie)) return;
      localStorage.setItem('authToken', 'a-session');
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists in secure contexts only.
      document.cookie = `${cookie}=; max-age=0`;
    },
    { origin, cookie: unstoredSession },
  );

let lastPort = 0;

/** Reuses the previous site's address, whose files the browser has cached; another one if it is taken. */
async function listen(app: FastifyInstance): Promise<string> {
  const host = '127.0.0.1';
  const origin = await app.listen({ host, port: lastPort }).catch(() => app.listen({ host, port: 0 }));
  lastPort = Number(new URL(origin).port);
  return origin;
}

/**
 * Serves the built product on its own database and starts a browser, for the tests of one group.
 * @param clock of the server; the computer's by default
 * @param startPayments starts a payment provider; there is none by default
 * @param dns asks name servers; by default none answers
 */
export function useTestSite(
  config = testConfig,
  clock?: Clock,
  startPayments?: () => Promise<TestPayments>,
  dns = noDns,
): () => TestSite {
  let site: TestSite | undefined;
  let tabs: Tabs | undefined;
  const cleanups: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const dataDirectory = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-site-'));
    cleanups.unshift(() => rm(dataDirectory, { recursive: true, force: true }));
    const { database, drop } = await createTestDatabase();
    cleanups.unshift(drop);
    const files = await openDiskFileStore(dataDirectory, []);
    const { db } = database;
    const jobs = await openJobQueue(database);
    cleanups.unshift(() => jobs.stop());
    const geo = await openLocationDatabase();
    const limiter = openRateLimiter({ ...database, multiplier: testLimitMultiplier });
    const provider = await startPayments?.();
    if (provider) cleanups.unshift(() => provider.server.close());
    const app = await buildApp({
      db,
      files,
      jobs,
      payments: provider?.payments,
      geo,
      dns,
      limiter,
      config,
      client: builtClient(),
      publicUrl: undefined,
      logLevel: 'silent',
      ...(clock && { clock }),
    });
    cleanups.unshift(() => app.close());
    const origin = await listen(app);
    provider?.connectTo(origin);
    const browser = await startBrowser();
    const mailer = openMailer({ DATA_DIR: dataDirectory }, app.log);
    const services = { db, mailer, origin, log: app.log };

    const newContext: TestSite['newContext'] = async (options) => {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
      // Ends what hangs, on any machine.
      context.setDefaultTimeout(120_000);
      leaveUnawaitedEvents(context);
      await storeSessionOnLoad(context, origin);
      if (options?.javaScriptEnabled !== false) context.on('page', settleAfterLoads);
      return context;
    };
    const videoTools = await findFfmpeg(undefined);
    const newAccount: TestSite['newAccount'] = async (role = 'user') => {
      const { id, email, profile } = await addAccount(db);
      await db.updateTable('accounts').set({ role }).where('id', '=', id).execute();
      const token = await newSession(db, id);
      return { accountId: id, email, profileId: profile.id, slug: profile.profileSlug, token };
    };
    tabs = openTabs(origin, newContext);
    cleanups.unshift(tabs.close);
    const newTab = tabs.borrow;
    const newTabOf: TestSite['newTabOf'] = async (token) => {
      const page = await newTab();
      await page.context().addCookies([
        { name: 'storyfolio', value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
        { name: unstoredSession, value: '1', url: origin, sameSite: 'Lax' },
      ]);
      return page;
    };
    site = {
      origin,
      db,
      newContext,
      newTab,
      payments: provider?.server,
      prepareVideos: () =>
        jobs.runPending({
          'prepare-video': ({ videoId }) => prepareVideo({ db, files, videoTools, log: app.log }, videoId),
        }),
      async addDemo() {
        await ensureDemo({ db, files, jobs, geo, dns, limiter, config }, dataDirectory);
        const { id: profileId, ...account } = await db
          .selectFrom('profiles')
          .innerJoin('accounts', 'accounts.id', 'profiles.accountId')
          .select(['profiles.id', 'accounts.id as accountId', 'email', 'profileSlug as slug'])
          .where('isDemo', '=', true)
          .executeTakeFirstOrThrow();
        return { ...account, profileId, token: await newSession(db, account.accountId) };
      },
      async mailTo(email) {
        await jobs.runPending({ 'send-mail': (job, id) => sendMail(services, job, id) });
        // Queued mails to others are sent at the same time, in any order.
        const mails = await readOutbox(dataDirectory);
        const mail = mails.findLast(({ to }) => to?.some(({ address }) => address === email));
        if (!mail) throw new Error(`No mail was sent to ${email}.`);
        return mail;
      },
      newAccount,
      newTabOf,
      async newSignedInPage(role) {
        const account = await newAccount(role);
        return { ...account, page: await newTabOf(account.token) };
      },
    };
  });
  // Tabs opened before the tests stay open for all of them.
  beforeEach(() => tabs?.give());
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) console.log(`${task.name}\n${(await tabs?.describe())?.join('\n')}`);
    await tabs?.takeBack(!hasFailed);
  });
  afterAll(async () => {
    for (const cleanup of cleanups) await cleanup();
  });
  return () => {
    if (!site) throw new Error('The test site starts before the first test.');
    return site;
  };
}

/** Controls and badges that are clipped at a side by a box that does not scroll. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1) return false;
      // Its own text, as in a badge.
      if (getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth)
        return true;
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const edge = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('button, a[href], .mantine-Badge-label')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [inert]') && isCut(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** How many sections a public page has not laid out yet, in which nothing reaches over its edge. */
const postponed = (page: Page) =>
  page
    .locator('.section-body')
    .evaluateAll(
      (bodies) => bodies.filter((body) => getComputedStyle(body).contentVisibility !== 'visible').length,
    );

/** Colors that still change from one scheme to the other have the contrast of neither. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    // One that is cancelled is over as well.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/**
 * Fails if the page violates a machine-checkable rule of WCAG 2.2 AA, scrolls sideways, or clips a control.
 * @param rules `contrast` if all the others were just checked in the other colour scheme
 */
export async function expectAccessible(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  await expect.poll(() => postponed(page), { message: 'sections not laid out' }).toBe(0);
  // A page needs a moment after its width has changed.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: 'pixels that the page scrolls sideways' }).toBeLessThanOrEqual(0);
  await expect.poll(() => cutOff(page), { message: 'what is cut off' }).toEqual([]);
  await transitionsEnd(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AxeBuilder.source);
  const violations = await page.evaluate(async (isContrastOnly) => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const result = await axe.run(document, {
      ...(isContrastOnly
        ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
        : { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } }),
      // Passes are not reported.
      resultTypes: ['violations'],
      // What is framed has tests of its own; a frame that is replaced meanwhile would fail this one.
      iframes: false,
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    );
  }, rules === 'contrast');
  expect(violations).toEqual([]);
}
