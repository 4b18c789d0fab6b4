import type { BrowserContext, Page } from 'playwright-core';

export interface Tabs {
  /** A tab of a browser profile of its own: nothing is stored, nobody is signed in. */
  borrow(): Promise<Page>;
  /** Takes back the tabs borrowed since the last time, to lend them again; otherwise closes their profiles. */
  takeBack(mayLendAgain: boolean): Promise<void>;
  /** Leaves the tabs borrowed so far to their borrowers until the end. */
  give(): void;
  /** What the tabs borrowed since the last time show, for whoever looks for the reason of a failure. */
  describe(): Promise<string[]>;
  /** Takes everything back, for the next site at this address. */
  close(): Promise<void>;
}

// A page of the product's origin without a script that could write to its storage.
const bare = '/healthz';

const idleAt = new Map<string, Page[]>();

/** Lends tabs to one test after another: a warm one loads the product in a third of a new one's time. */
export function openTabs(origin: string, newContext: () => Promise<BrowserContext>): Tabs {
  const idle = idleAt.get(origin) ?? [];
  idleAt.set(origin, idle);
  const lent: Page[] = [];
  const given: Page[] = [];
  const openTab = async () => {
    const page = await (await newContext()).newPage();
    await page.goto(bare);
    return page;
  };
  const takeBack = async (pages: Page[], mayLendAgain: boolean) => {
    for (const page of pages.splice(0)) {
      const [open, ...others] = page.context().pages();
      for (const other of others) await other.close();
      if (mayLendAgain && open) idle.push(await makeAsNew(open));
      else await page.context().close();
    }
  };
  return {
    async borrow() {
      const page = idle.pop() ?? (await openTab());
      noteRefusals(page);
      lent.push(page);
      return page;
    },
    takeBack: (mayLendAgain) => takeBack(lent, mayLendAgain),
    give: () => void given.push(...lent.splice(0)),
    describe: () => Promise.all(lent.map(describePage)),
    close: () => takeBack(given, true),
  };
}

const refusals = new WeakMap<Page, string[]>();

/** Records the requests of a page that fail. */
function noteRefusals(page: Page): void {
  const noted: string[] = [];
  refusals.set(page, noted);
  page.on('response', async (response) => {
    if (response.status() >= 400) noted.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => noted.push(`${request.failure()?.errorText} ${request.url()}`));
}

const shownLength = 500;

async function describePage(page: Page): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
  const refused =
    refusals
      .get(page)
      ?.map((line) => `\n  refused: ${line}`)
      .join('') ?? '';
  return `${page.url()} shows: ${text.replace(/\s+/g, ' ').slice(0, shownLength)}${refused}`;
}

async function makeAsNew(page: Page): Promise<Page> {
  const context = page.context();
  for (const event of ['console', 'pageerror', 'response', 'requestfailed']) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(bare);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  return page;
}
