import { chromium } from 'playwright-core';

/** Prints HTML pages as PDF, all in one browser without network access. */
export async function printWithChromium(
  documents: { name: string; html: string }[],
): Promise<Map<string, Buffer>> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ offline: true, javaScriptEnabled: false });
    const page = await context.newPage();
    const printed = new Map<string, Buffer>();
    for (const { name, html } of documents) {
      await page.setContent(html);
      printed.set(name, await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true }));
    }
    return printed;
  } finally {
    await browser.close();
  }
}
