import type { Page } from 'playwright-core';

/** Expects a message with this title and text, and closes it, because it would cover what follows. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const says = (words: string) => ({ has: page.getByText(words, { exact: true }) });
  const toast = page
    .locator('.mantine-Notification-root')
    .filter(says(title))
    .filter(text ? says(text) : {});
  await toast.waitFor();
  await closeToast(page);
  await toast.waitFor({ state: 'detached' });
}

/** Messages also go by themselves: a click would wait forever for the button of one that has just gone. */
const closeToast = (page: Page) =>
  page.getByRole('button', { name: 'Close this message' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
