import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { messageSample } from '../support/messages';
import { restOf } from '../support/section-screens';

const labels = { name: 'Name', company: 'Company', role: 'Role', email: 'E-mail', message: 'Message' };
type Written = Partial<typeof messageSample>;

async function fillIn(page: Page, values: Written): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: labels[field as keyof Written] }).fill(value);
  }
}

const read = async (page: Page) => {
  const values: Record<string, string> = {};
  for (const [field, label] of Object.entries(labels))
    values[field] = await page.getByRole('textbox', { name: label }).inputValue();
  return values;
};

describeInBrowser('the contact form of the public page', () => {
  const site = useTestSite();

  const messagesTo = async (profileId: string) =>
    site().db.selectFrom('employerContacts').select('notes').where('profileId', '=', profileId).execute();

  async function openFor(page: Page, slug: string) {
    await page.goto(`/profile/${slug}`);
    await page.getByRole('link', { name: 'Write a message' }).first().click();
    await page.getByRole('heading', { name: 'Write to Test User' }).waitFor();
  }

  test('contact details are shown where they were asked for, and can be copied', async () => {
    const { slug, token } = await site().newAccount();
    const email = { type: 'email', label: 'Mail', value: 'a@harbor.example' };
    await restOf(site().origin, token).add('contacts', email);
    const page = await site().newTab();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/profile/${slug}`);
    const hero = page.locator('.hero');
    await hero.getByRole('button', { name: 'Show contact' }).click();
    await hero.locator('a:focus', { hasText: email.value }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/profile/${slug}`);
    await expectAccessible(page);
    await hero.getByRole('button', { name: `Copy: ${email.value}` }).click();
    await hero.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email.value);
  });

  test('opens over the page, keeps what was written, and tells what happens next', async () => {
    const { slug, profileId, email } = await site().newAccount();
    const page = await site().newTab();
    await openFor(page, slug);
    expect(new URL(page.url()).pathname).toBe(`/profile/${slug}`);
    const wrong = { ...messageSample, email: 'grace' };
    await fillIn(page, wrong);

    // Closed by mistake, and opened again.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Write a message' }).first().click();
    expect(await read(page)).toEqual(wrong);
    await page.getByRole('button', { name: 'Send message' }).click();
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await read(page)).toEqual(wrong);
    await expectAccessible(page);
    await summary.getByRole('link', { name: /^E-mail: / }).click();
    expect(
      await page
        .getByRole('textbox', { name: 'E-mail' })
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await fillIn(page, { email: messageSample.email });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/profile/${slug}`);
    expect(await messagesTo(profileId)).toEqual([{ notes: messageSample.message }]);
    expect((await site().mailTo(email)).text).toContain('Are you free on Tuesday?');
  });

  test('takes nothing that is typed while it is being sent, and leaves the focus where it is', async () => {
    const { slug, profileId } = await site().newAccount();
    const page = await site().newTab();
    await openFor(page, slug);
    await fillIn(page, messageSample);
    const form = page.locator('form[action$="/contact-requests"]');
    const texts = form.getByRole('textbox');
    const message = page.getByRole('textbox', { name: 'Message' });
    const isFocused = () => message.evaluate((element) => element === document.activeElement);
    const areEditable = async () =>
      new Set(await Promise.all((await texts.all()).map((text) => text.isEditable())));
    /** Sends the form, and types while the answer is being waited for. */
    const sendAndType = async (answer: 'failure' | 'no connection') => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/contact-requests', async (route) => {
        await released;
        await (answer === 'failure' ? route.fulfill({ status: 500, body: '' }) : route.abort());
      });
      await message.focus();
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await page.getByRole('button', { name: 'Sending …' }).waitFor();
      await message.press('x');
      expect(await form.getAttribute('aria-busy')).toBe('true');
      expect([await areEditable(), await isFocused()]).toEqual([new Set([false]), true]);
      release();
      await page.getByRole('button', { name: 'Send message' }).waitFor();
      await page.getByText('Your message could not be sent.').waitFor();
      await page.unroute('**/contact-requests');
      expect(await form.getAttribute('aria-busy')).toBeNull();
      expect([await areEditable(), await isFocused()]).toEqual([new Set([true]), true]);
      expect(await read(page)).toEqual(messageSample);
    };
    await sendAndType('failure');
    await sendAndType('no connection');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
    expect(await messagesTo(profileId)).toHaveLength(1);
  });

  test('works without JavaScript, and asks again where a program might have written', async () => {
    const { slug, profileId } = await site().newAccount();
    const context = await site().newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await openFor(page, slug);
    expect(new URL(page.url()).pathname).toBe(`/profile/${slug}/contact`);
    await fillIn(page, { ...messageSample, name: '' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: 'Name: Enter your name.' }).waitFor();
    const message = messageSample.message;
    expect(await read(page)).toEqual({ ...messageSample, name: '', message });
    expect(await page.getByText('Leave this field empty').isVisible()).toBe(false);
    await fillIn(page, { name: messageSample.name });
    // The form returns until three seconds have passed since it was opened.
    const isSent = async () => {
      const answered = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Send message' }).click();
      await answered;
      return page.getByRole('heading', { name: 'Your message is on its way' }).isVisible();
    };
    await expect.poll(isSent).toBe(true);
    expect(await messagesTo(profileId)).toEqual([{ notes: message }]);
    await context.close();
  });
});
