import type { BrowserContext } from 'playwright-core';
import { login, onOwnersSide, screens, show } from '../owners-side';
import { type Figure, judge } from '../speed/figures';
import { printSlow } from './slow';

// `npm run bench:first-load` counts what the screens of the built product take to load in Chromium, for somebody new and
// at a second visit; the exit code is 1 if a figure misses its goal. `npm run bench:first-load -- slow` tells instead when
// something shows on a slow phone, as a ratio to the landing page, and by how much the layout shifts, with filled sections
// and with empty ones; `-- slow /contact` of that screen alone.

/** What any screen, or page of the server's, may take: scripts at first, and kB again. */
const most = { scripts: 12, scriptsOfPage: 2, kBAgain: 60 };
/** What the screens that people come to first may take besides. */
const budgets: Record<string, { requests: number; kB: number }> = {
  '/login': { requests: 15, kB: 340 },
  '/': { requests: 30, kB: 480 },
};

/** Pages that the server writes, which must not load the application's scripts. */
const pages = ['/landing', '/help', '/docs', '/profile/demo-profile-1'];

await onOwnersSide(async (site) => {
  const [mode, ...named] = process.argv.slice(2);
  if (mode === 'slow') return printSlow(site, named);
  const figures: Figure[] = [];
  console.log('first  requests  scripts     kB   again: kB');
  for (const address of [...pages, login, ...screens]) {
    const context = await site.newContext(screens.includes(address) ? site.demo : undefined);
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
});

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
