import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { password } from '../support/factories';
import { fill, partsOf, restOf, screenOf } from '../support/section-screens';

describeInBrowser('a session that ends while somebody works', () => {
  const site = useTestSite();
  const screen = screenOf('skills');

  const endSessions = () => site().db.deleteFrom('sessions').execute();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

  async function startWithHalfAnEntry() {
    const { page, email } = await site().newSignedInPage();
    // Without the page beside the form, which would notice before anything is submitted.
    await page.setViewportSize({ width: 1200, height: 720 });
    const parts = partsOf(page, screen);
    await parts.open();
    const form = await parts.openForm();
    await fill(form, screen.required);
    await parts.field(form).fill('Half written');
    await endSessions();
    await parts.submit(form);
    await dialog(page).waitFor();
    // The dialog says why it failed; nothing says so beside it.
    await form.locator('[type=submit]:not([data-loading])').waitFor({ state: 'attached' });
    expect(await page.getByText('Failed to add skill').count()).toBe(0);
    return { ...parts, email, form };
  }

  test('is renewed in place, with the entry still in the form', async () => {
    const { page, email, form, field, submit, expectToast } = await startWithHalfAnEntry();
    const signIn = dialog(page);
    expect(await signIn.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email);
    expect(await signIn.getByRole('textbox', { name: 'Email' }).getAttribute('readonly')).not.toBeNull();
    await page.keyboard.press('Escape');
    await signIn.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await signIn.waitFor({ state: 'detached' });
    expect(await field(form).inputValue()).toBe('Half written');
    await submit(form);
    await expectToast(screen.texts.added);
  });

  test("is replaced by another account's, which sees nothing of the first", async () => {
    const { page } = await startWithHalfAnEntry();
    const other = await site().newAccount();
    await restOf(site().origin, other.token).seed(screen, ['First']);
    await dialog(page).getByRole('button', { name: 'Use another account' }).click();
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill(other.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Portfolio Progress' }).waitFor();
    await page.goto(screen.path);
    const parts = partsOf(page, screen);
    await parts.entry('First').waitFor();
    expect(await parts.offer.count()).toBe(0);
  });

  test('continues in every tab once one of them has signed in again', async () => {
    const { page, form, field } = await startWithHalfAnEntry();
    const second = await page.context().newPage();
    await second.goto('/login');
    // This tab notices the ended session by itself, and has nothing unsaved.
    await second
      .getByRole('textbox', { name: 'Email' })
      .fill(await dialog(page).getByRole('textbox', { name: 'Email' }).inputValue());
    await second.getByRole('textbox', { name: 'Password' }).fill(password);
    await second.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await field(form).inputValue()).toBe('Half written');
    await second.close();
  });

  test('is not ended by a tab that loaded while another one signed in', async () => {
    const { page, token } = await site().newSignedInPage();
    // As if the other tab had written the session's id right after this one looked for it.
    await page.addInitScript(() => {
      const { getItem } = Storage.prototype;
      Storage.prototype.getItem = function (key) {
        if (key !== 'authToken') return getItem.call(this, key);
        Storage.prototype.getItem = getItem;
        return null;
      };
    });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Portfolio Progress' }).waitFor();
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${site().origin}/api/auth/me`, { headers })).status).toBe(200);
    await page.context().close();
  });
});
