import { describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';

const badGateway = { status: 502, body: 'Bad Gateway' };

const app = useTestApp();
const site = useScreenSite(app);

describe('a session', () => {
  test('a server that is away while a page loads ends no session', async () => {
    const { page } = await site.newSignedInPage();
    const asked = vi.spyOn(globalThis, 'fetch');
    const mend = site.fail('auth.me', badGateway);
    await page.goto('/user-profile');
    await page.getByRole('heading', { level: 1, name: 'Your account could not be loaded' }).waitFor();
    expect(String(asked.mock.calls).split('auth.me')).toHaveLength(1 + 4);
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user-profile');
  });

  test('a server that is back within seconds is not noticed', async () => {
    const { page } = await site.newSignedInPage();
    const asked = vi.spyOn(globalThis, 'fetch');
    const mend = site.fail('auth.me');
    const opened = page.goto('/user-profile');
    await expect.poll(() => String(asked.mock.calls).split('auth.me').length - 1).toBe(2);
    mend();
    await opened;
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  });
});
