import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { documentPath, forEmployer } from '../../src/contracts/exports';
import { findChromium } from '../../test/support/chromium';

// Photographs the product for the landing page, in both schemes: npm run draw:landing -- http://127.0.0.1:3000
// data/demo-password.txt, with the address of a server that has just seeded the demo, and the file with the password of
// the demo account. It registers another account, which reads the demo's CV. Needs pdftoppm.

const [address = 'http://127.0.0.1:3000', passwordFile = 'data/demo-password.txt'] = process.argv.slice(2);
const folder = 'src/pictures';
const slug = 'demo-profile-1';

interface Account {
  email: string;
  password: string;
}
const owner: Account = {
  email: 'demo@storyfolio.example',
  password: (await readFile(passwordFile, 'utf8')).trim(),
};
const newcomer: Account = { email: `newcomer-${Date.now()}@storyfolio.example`, password: 'a pilot cutter' };

interface Shot {
  name: string;
  width: number;
  height: number;
  /** The height of what is pinned to the end of the screen, which is left out. */
  pinned?: number;
  /** The widths that are kept of it, the largest first. */
  kept: number[];
  account?: Account;
  /** Opens what is photographed, and scrolls to it. */
  open(tab: Page): Promise<unknown>;
}

const screen = { width: 640, height: 480, pinned: 200, kept: [1120, 560] };

const shots: Shot[] = [
  { name: 'demo-wide', width: 1200, height: 840, kept: [1200, 640], open: (tab) => openPage(tab) },
  { name: 'demo-phone', width: 390, height: 780, kept: [390, 200], open: (tab) => openPage(tab) },
  { name: 'review', ...screen, account: newcomer, open: openReview },
  {
    name: 'page',
    ...screen,
    async open(tab) {
      await openPage(tab);
      await scrollTo(tab.locator('#gallery'), -40);
      await tab.evaluate(() =>
        Promise.all(
          [...document.images]
            .filter((image) => image.getBoundingClientRect().top < innerHeight)
            .map((image) => image.decode()),
        ),
      );
    },
  },
  {
    name: 'links',
    ...screen,
    account: owner,
    async open(tab) {
      await tab.goto(`${address}/links`, { waitUntil: 'networkidle' });
      await scrollTo(tab.getByRole('heading', { name: 'HavenKracht' }), 96);
    },
  },
];

async function openPage(tab: Page) {
  await tab.goto(`${address}/profile/${slug}`, { waitUntil: 'networkidle' });
  // The player would show that it is loading.
  await tab.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.controls = false;
  });
}

async function openReview(tab: Page) {
  const multipart = {
    cv: {
      name: 'Maren Tregenza CV.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile('db/seeds/demo-cv.pdf'),
    },
  };
  const uploaded = await tab.context().request.post(`${address}/api/profile/${slug}/cv`, {
    multipart,
    headers: { origin: address },
  });
  const { id }: { id: string } = await uploaded.json();
  await tab.goto(`${address}/upload-cv?review=${id}`);
  const heading = tab.getByRole('heading', { name: 'Work experience' });
  await heading.waitFor();
  await scrollTo(heading, 136);
}

/** @param below how far from the top of the screen it is shown */
const scrollTo = (shown: Locator, below: number) =>
  shown.evaluate(
    (element, space) => window.scrollTo(0, scrollY + element.getBoundingClientRect().top - space),
    below,
  );

async function signIn(context: BrowserContext, { email, password }: Account) {
  const tab = await context.newPage();
  await tab.goto(`${address}/login`);
  await tab.getByLabel('Email').fill(email);
  await tab.getByRole('textbox', { name: 'Password' }).fill(password);
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click();
  await tab.waitForURL(({ pathname }) => pathname === '/');
  await tab.close();
}

async function photograph(browser: Browser, shot: Shot, colorScheme: 'light' | 'dark') {
  const { width, height, pinned = 0 } = shot;
  const context = await browser.newContext({
    viewport: { width, height: height + pinned },
    // Half of the pixels are thrown away, which leaves sharper letters than one for one.
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  });
  if (shot.account) await signIn(context, shot.account);
  const tab = await context.newPage();
  await shot.open(tab);
  await tab.evaluate(() => document.fonts.ready);
  const content = await tab.screenshot({ clip: { x: 0, y: 0, width, height } });
  await context.close();
  return content;
}

/** The top of the CV that the owner sends, as it is printed. */
async function photographCv(browser: Browser) {
  const context = await browser.newContext();
  await signIn(context, owner);
  const answer = await context.request.get(
    `${address}${documentPath(slug, { form: 'plain' })}&for=${forEmployer}`,
  );
  const pdf = await answer.body();
  await context.close();
  const file = path.join(os.tmpdir(), 'landing-cv');
  await writeFile(`${file}.pdf`, pdf);
  await promisify(execFile)('pdftoppm', ['-png', '-r', '150', '-singlefile', `${file}.pdf`, file]);
  const sheet = await sharp(`${file}.png`).metadata();
  // Without most of its margins.
  const left = Math.round(sheet.width * 0.11);
  const width = sheet.width - 2 * left;
  return sharp(`${file}.png`)
    .extract({ left, top: 0, width, height: Math.round(width * 0.75) })
    .toBuffer();
}

/** The width that the sign-in form has beside it, where few bytes count for more than sharp letters. */
const besideSignIn = 640;

async function keep(name: string, photo: Buffer, widths: number[]) {
  for (const width of widths) {
    const file = `${folder}/${name}-${width}.webp`;
    const quality = width === besideSignIn ? 60 : 78;
    const content = await sharp(photo).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    await writeFile(file, content);
    console.log(`${file}: ${Math.round(content.length / 1024)} kB`);
  }
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Name it in CHROMIUM_PATH.');
const registered = await fetch(`${address}/api/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...newcomer, firstName: 'Maren', lastName: 'Tregenza' }),
});
if (!registered.ok) throw new Error(await registered.text());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const shot of shots) {
    for (const scheme of ['light', 'dark'] as const) {
      await keep(`${shot.name}-${scheme}`, await photograph(browser, shot, scheme), shot.kept);
    }
  }
  await keep('cv', await photographCv(browser), [560, 280]);
} finally {
  await browser.close();
}
