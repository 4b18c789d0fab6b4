import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';

describeInBrowser('mail templates', () => {
  const site = useTestSite();

  test('are edited beside their preview, and reset', async () => {
    const { page } = await site().newSignedInPage('admin');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const mail = page.frameLocator('iframe[title="The mail"]');
    const greeting = mail.getByRole('paragraph').filter({ hasText: '<b>Dear</b> Ada' });
    await page.goto('/admin?tab=settings');
    await button('Configure Email Templates').click();
    await button('Edit Reset password').click();
    await mail.getByRole('link', { name: 'Set a new password' }).waitFor();

    const frame = await page.locator('iframe[title="The mail"]').elementHandle();
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('templates.preview')) asked.push(request.postData());
    });

    const text = page.getByRole('textbox', { name: /^Text/ });
    await text.fill('Hello {{nobody}}');
    await button('Save Changes').click();
    await page.getByRole('alert').getByText('There is no placeholder {{nobody}} in this mail.').waitFor();
    await page.getByText('This is the last text without a fault.').waitFor();

    await text.fill('<b>Dear</b> ');
    await button('Insert {{firstName}}').click();
    await page.keyboard.type('\n\n');
    await button('Insert {{link}}').click();
    expect(await text.inputValue()).toBe('<b>Dear</b> {{firstName}}\n\n{{link}}');
    await greeting.waitFor();
    // The last preview stays until the next has come.
    expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
    // A link in the preview does nothing.
    await mail.getByRole('link').click();
    await greeting.waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await button('Close Email Templates').click();
    await page.getByRole('dialog').getByText('What you changed in this mail is lost.').waitFor();
    await button('Stay here').click();
    await button('Save Changes').click();
    await page.getByText('E-mail template saved').waitFor();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await button('Reset to default').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset to default' }).click();
    await page.getByText('E-mail template reset to default').waitFor();
    const title = page.getByRole('heading', { name: 'Reset password' });
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => text.inputValue()).toContain('[Set a new password]({{link}})');
    expect(asked, 'the same preview twice').toEqual([...new Set(asked)]);
    await button('All e-mail templates').click();
    await button('Edit Invitation').waitFor();
  });
});
