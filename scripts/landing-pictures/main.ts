import { writeFile } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from '../../test/support/chromium';

// Photographs the page of the demo profile for the landing page, on a screen and on a phone, on both papers:
// npm run draw:landing -- http://127.0.0.1:3000, with the address of a server that has just seeded the demo

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = 'src/server/site/pictures';
const page = `${address}/profile/demo-profile-1`;

/** What is photographed, and the widths that are kept of it, the largest first. */
const devices = [
  { name: 'wide', width: 1200, height: 840, kept: [1200, 640] },
  { name: 'phone', width: 390, height: 780, kept: [390, 200] },
];

async function photograph(
  browser: Browser,
  { width, height }: (typeof devices)[number],
  colorScheme: 'light' | 'dark',
) {
  const context = await browser.newContext({
    viewport: { width, height },
    // Half of the pixels are thrown away, which leaves sharper letters than one for one.
    deviceScaleFactor: 2,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const tab = await context.newPage();
  await tab.goto(page, { waitUntil: 'networkidle' });
  await tab.evaluate(() => document.fonts.ready);
  // The player would show that it is loading.
  await tab.evaluate(() => {
    for (const video of document.querySelectorAll('video')) video.controls = false;
  });
  const content = await tab.screenshot();
  await context.close();
  return content;
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Name it in CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const device of devices) {
    for (const scheme of ['light', 'dark'] as const) {
      const photo = await photograph(browser, device, scheme);
      for (const width of device.kept) {
        const file = `${folder}/demo-${device.name}-${scheme}-${width}.webp`;
        const content = await sharp(photo).resize({ width }).webp({ quality: 78, effort: 6 }).toBuffer();
        await writeFile(file, content);
        console.log(`${file}: ${Math.round(content.length / 1024)} kB`);
      }
    }
  }
} finally {
  await browser.close();
}
