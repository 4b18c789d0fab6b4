import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';

const content = 'She saw what the engine could do long before it ran.';

describeInBrowser('testimonials that their authors confirm', () => {
  const site = useTestSite();

  /**
   * Sends the form, which comes back until three seconds have passed since it was opened, with everything kept but a photo.
   */
  async function send(page: Page) {
    const isSent = async () => {
      const answered = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Send testimonial', exact: true }).click();
      await answered;
      return page.getByRole('heading', { name: 'Now confirm it by e-mail', exact: true }).isVisible();
    };
    await expect.poll(isSent).toBe(true);
  }

  async function write(page: Page, url: string, address: string) {
    await page.goto(url);
    await page.getByRole('heading', { name: /^Write a testimonial for / }).waitFor();
    await page.getByLabel('Your testimonial', { exact: true }).fill(content);
    await page.getByLabel('Your name', { exact: true }).fill('Grace Hopper');
    await page.getByLabel('Your role', { exact: true }).fill('Rear Admiral');
    await page.getByLabel('Company', { exact: true }).fill('US Navy');
    await page.getByLabel('Your e-mail address', { exact: true }).fill(address);
    await send(page);
  }

  test('from the request to the page without scripts, and the withdrawal', async () => {
    const owner = await site().newSignedInPage();
    const { page, slug } = owner;
    await page.goto('/testimonials');
    await page.getByRole('button', { name: 'Ask somebody', exact: true }).click();
    const form = page.getByRole('form', { name: 'Ask for a testimonial', exact: true });
    await form.getByLabel('Name', { exact: true }).fill('Grace Hopper');
    await form.getByLabel('E-mail', { exact: true }).fill('grace@navy.example');
    await form.getByRole('button', { name: 'Send the request', exact: true }).click();
    await page.getByText('The request is on its way to grace@navy.example.').waitFor();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    const requests = page.getByRole('list', { name: 'Requests', exact: true });
    await requests.getByText('Sent', { exact: true }).waitFor();

    const context = await site().newContext({ javaScriptEnabled: false });
    const author = await context.newPage();
    await write(author, (await site().mailTo('grace@navy.example')).link, 'grace@navy.example');
    await author.goto((await site().mailTo('grace@navy.example')).link);
    await author.getByRole('button', { name: 'Yes, confirm them', exact: true }).click();
    await author.getByText('It is signed, and waits for').waitFor();
    expect((await site().mailTo(owner.email)).subject).toBe('Grace Hopper wrote a testimonial for you');

    await page.goto('/');
    await page.getByText('1 testimonial waits for your approval').waitFor();
    await page.getByRole('link', { name: 'Read and decide', exact: true }).click();
    const approve = page.getByRole('button', {
      name: 'Approve the testimonial of Grace Hopper',
      exact: true,
    });
    await approve.waitFor();
    await expectAccessible(page);
    await approve.click();
    const card = page.getByRole('article', { name: 'Testimonial of Grace Hopper', exact: true });
    await card.getByRole('link', { name: 'Confirmed by Grace Hopper', exact: true }).waitFor();
    expect(await card.getByRole('button', { name: 'Edit Testimonial of Grace Hopper' }).count()).toBe(0);

    await author.goto(`/profile/${slug}`);
    await author.getByRole('link', { name: /^Confirmed by Grace Hopper/ }).click();
    await author.getByRole('heading', { name: 'Confirmed by its author, Grace Hopper' }).waitFor();
    await author.goto((await site().mailTo('grace@navy.example')).link);
    await author.getByRole('link', { name: 'Withdraw my testimonial', exact: true }).click();
    await author.getByRole('button', { name: 'Withdraw it', exact: true }).click();
    await author.getByText('Your testimonial is withdrawn.').waitFor();
    await author.goto(`/profile/${slug}`);
    expect(await author.getByText('Grace Hopper').count()).toBe(0);
    await context.close();
  });
});
