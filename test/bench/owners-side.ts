import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { findChromium } from '../support/chromium';
import { startProduct } from '../support/killed-product';

export const login = '/login';

/** The screens of a signed-in person. */
export const screens = [
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
  '/bin',
  '/versions',
  '/pricing',
  '/premium-features',
  '/user-profile',
];

export interface Session {
  token: string;
  id: string;
}

export interface OwnersSide {
  origin: string;
  /** Of the demo profile, whose sections are filled. */
  demo: Session;
  /** Registers somebody whose sections are empty. */
  register: (email: string) => Promise<Session>;
  /** @param session undefined where nobody is signed in */
  newContext: (
    session: Session | undefined,
    options?: BrowserContextOptions,
  ) => ReturnType<Browser['newContext']>;
}

/** Starts the build with the demo profile, and a browser, for as long as they are used. */
export async function onOwnersSide(use: (site: OwnersSide) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-owners-side-'));
  const { child, origin } = await startProduct(undefined, folder, { SEED_DEMO: 'true' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });

  async function post<Answer>(address: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/auth/${address}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return JSON.parse(text);
  }
  const signIn = async (email: string, password: string) =>
    (await post<{ session: Session }>('login', { email, password })).session;

  try {
    const demoPassword = (await readFile(path.join(folder, 'demo-password.txt'), 'utf8')).trim();
    await use({
      demo: await signIn('demo@storyfolio.example', demoPassword),

      origin,

      async register(email) {
        const person = { email, password: 'a long and quiet river' };
        await post('register', person);
        return signIn(person.email, person.password);
      },

      async newContext(session, options) {
        const viewport = { width: 1440, height: 900 };
        const context = await browser.newContext({ baseURL: origin, viewport, ...options });
        if (!session) return context;
        await context.addCookies([
          { name: 'storyfolio', value: session.token, url: origin, httpOnly: true, sameSite: 'Lax' },
        ]);
        await context.addInitScript((id) => localStorage.setItem('authToken', id), session.id);
        return context;
      },
    });
  } finally {
    await browser.close();
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends JSON to a route of the product, as whoever has the session. */
export const restOf =
  (origin: string, { token }: Session) =>
  async (route: string, body: object): Promise<unknown> => {
    const [method = '', address = ''] = route.split(' ');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${origin}/api${address}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
    return answer.json();
  };

/**
 * Shows an address and waits until nothing has been asked for or answered for half a second. Frames are not waited for: the
 * pane beside a screen is replaced while it loads, and what it had asked for by then is never answered.
 */
export async function show(page: Page, address: string): Promise<void> {
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
