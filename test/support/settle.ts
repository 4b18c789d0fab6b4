import type { Page } from 'playwright-core';

/**
 * Lets each load of the page end when the screen shows what it has fetched. Waiting for an element would work, but what
 * is not there after a quarter of a second is looked for only every half second then; this looks at every frame.
 */
export function settleAfterLoads(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await settle(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await settle(page);
    return response;
  };
}

async function settle(page: Page): Promise<void> {
  const isSettled = () =>
    document.contentType !== 'text/html' ||
    (document.querySelector('h1') !== null &&
      document.querySelector('.mantine-Skeleton-root, .mantine-Loader-root') === null);
  // Anything slower is what the test itself waits for, or fails on.
  await page.waitForFunction(isSettled, undefined, { timeout: 1_000 }).catch(() => {});
}
