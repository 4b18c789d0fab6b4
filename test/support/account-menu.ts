import type { Locator, Page } from 'playwright-core';

/** Opens the account's menu of the navigation. @returns the item of this name */
export async function accountItem(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Account / }).click();
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  return item;
}
