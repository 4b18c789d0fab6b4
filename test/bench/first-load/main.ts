import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { findChromium } from '../../support/chromium';
import { startProduct } from '../../support/killed-product';
import { type Figure, judge } from '../speed/figures';

// `npm run bench:first-load` counts what the screens of the built product take to load in Chromium, for somebody new and
// at a second visit; the exit code is 1 if a figure misses its goal. `npm run bench:first-load -- slow` also tells when
// something shows on a slow phone, as a ratio to the landing page, and by how much the layout shifts, and judges neither.

/** What any screen, or page of the server's, may take: scripts at first, and kB again. */
const most = { scripts: 12, scriptsOfPage: 2, kBAgain: 60 };
/** What the screens that people come to first may take besides. */
const budgets: Record<string, { requests: number; kB: number }> = {
  '/login': { requests: 15, kB: 340 },
  '/': { requests: 30, kB: 480 },
};

const landing = '/landing';
const login = '/login';
/** Pages that the server writes, which must not load the application's scripts. */
const pages = [landing, '/help', '/docs', '/profile/demo-profile-1'];
const screens = [
  '/',
  '/upload-cv',
  '/video-intro-v2',
  '/ten-facts',
  '/gallery',
  '/skills',
  '/work-experience',
  '/education-certifications',
  '/testimonials',
  '/contact',
  '/more-sections',
  '/design',
  '/share-profile',
  '/links',
  '/employer-contacts',
  '/analytics',
  '/portfolios',
  '/pricing',
  '/premium-features',
  '/user-profile',
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-first-load-'));
const { child, origin } = await startProduct(undefined, folder, { SEED_DEMO: 'true' });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const session = await signIn();
  const figures: Figure[] = [];
  console.log('first  requests  scripts     kB   again: kB');
  for (const address of [...pages, login, ...screens]) {
    const context = await newContext(address, session);
    const first = await load(context, address);
    const again = await load(context, address);
    await context.close();
    const row = [first.requests, first.scripts, first.kB.toFixed(0), again.kB.toFixed(0)];
    console.log(row.map((value) => String(value).padStart(9)).join(''), ` ${address}`);
    const scripts = pages.includes(address) ? most.scriptsOfPage : most.scripts;
    figures.push(
      { what: `${address}: scripts`, value: first.scripts, goal: { atMost: scripts } },
      { what: `${address}: sent again`, value: again.kB, unit: ' kB', goal: { atMost: most.kBAgain } },
    );
    const budget = budgets[address];
    if (!budget) continue;
    figures.push(
      { what: `${address}: requests`, value: first.requests, goal: { atMost: budget.requests } },
      { what: `${address}: sent`, value: first.kB, unit: ' kB', goal: { atMost: budget.kB } },
    );
  }
  if (!judge(figures)) process.exitCode = 1;
  if (process.argv.includes('slow')) await printSlow(session);
} finally {
  await browser.close();
  child.kill();
  await once(child, 'exit');
  await rm(folder, { recursive: true, force: true });
}

async function signIn() {
  const password = (await readFile(path.join(folder, 'demo-password.txt'), 'utf8')).trim();
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@storyfolio.example', password }),
  });
  const { session }: { session: { token: string; id: string } } = JSON.parse(await answer.text());
  return session;
}

type Session = Awaited<ReturnType<typeof signIn>>;

async function newContext(address: string, { token, id }: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  if (address === login || pages.includes(address)) return context;
  await context.addCookies([
    { name: 'storyfolio', value: token, url: origin, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript((id) => localStorage.setItem('authToken', id), id);
  return context;
}

/** Everything that the address takes until nothing more is asked for. */
async function load(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await show(page, address);
  const files = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith('http'))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  if (process.argv.includes('files'))
    for (const { name, transferSize } of files) console.log(transferSize, name);
  await page.close();
  return {
    requests: files.length,
    scripts: files.filter(({ name }) => /\.js$/.test(name)).length,
    kB: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}

/**
 * Shows an address and waits until nothing has been asked for or answered for half a second. Frames are not waited for: the
 * pane beside a screen is replaced while it loads, and what it had asked for by then is never answered.
 */
async function show(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let latest = Date.now();
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) open.add(request);
    latest = Date.now();
  });
  const end = (request: Request) => {
    open.delete(request);
    latest = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  while (open.size > 0 || Date.now() - latest < 500) await delay(50);
}

/** Prints when each screen first shows something on a slow phone, and by how much its layout shifts. */
async function printSlow(session: Session): Promise<void> {
  console.log('first paint  layout shift');
  let base = 0;
  for (const address of [landing, login, ...screens]) {
    const context = await newContext(address, session);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await show(page, address);
    const { paint, shift } = await page.evaluate(paintAndShift);
    await context.close();
    base ||= paint;
    console.log(`${(paint / base).toFixed(2).padStart(11)}  ${shift.toFixed(3).padStart(12)}  ${address}`);
  }
}

const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

async function paintAndShift() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const shift = await new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(
        list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    // There is no entry where nothing shifts.
    setTimeout(() => resolve(0), 500);
  });
  return { paint, shift };
}
