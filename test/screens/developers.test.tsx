import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { testConfig } from '../support/test-config';

const app = useTestApp(undefined, undefined, async () => ({ config: { ...testConfig, devPages: false } }));
const site = useScreenSite(app);
const paths = ['/user-management-test', '/app-button-demo', '/app-icon-demo'];

test('without the pages for developers their addresses are not found, and nothing links there', async () => {
  const { page } = await site.newSignedInPage();
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    expect(await page.locator(`a[href="${path}"]`).count()).toBe(0);
  }
});
