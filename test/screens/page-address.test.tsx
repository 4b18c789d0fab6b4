// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { makeImage } from '../support/images';

const app = useTestApp();
const site = useScreenSite(app);

describe('the photo, the address and the visibility of a page', () => {

  async function start() {
    const account = await site.newSignedInPage();
    await account.page.goto('/design');
    await account.page.getByRole('heading', { name: 'Your photo' }).waitFor();
    const visit = (slug = account.slug) => fetch(`${site.origin}/profile/${slug}`, { redirect: 'manual' });
    return { ...account, visit };
  }




  test('an address is checked while it is typed, and the old one leads to the new one', async () => {
    const { page, slug, visit } = await start();
    const { slug: taken } = await site.newAccount();
    const form = page.getByRole('form', { name: 'Address of your page' });
    const field = form.getByLabel('Address of your page');
    await form.getByText('If you change it, this one leads to the new one for 90 days.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await field.fill('admin');
    await form.getByText('This address is reserved. Choose another one.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const texts = describedBy.map((id) => page.locator(`[id="${id}"]`).innerText());
    expect(await Promise.all(texts)).toEqual([
      `${location.host}/profile/admin`,
      'This address is reserved. Choose another one.',
    ]);
    await field.fill(taken);
    await form.getByText('This address is taken already. Choose another one.').waitFor();
    const change = form.getByRole('button', { name: 'Change address' });
    expect(await change.isDisabled()).toBe(true);
    await field.fill(`${location.origin}/profile/ada-king-moved`);
    expect(await field.inputValue()).toBe('ada-king-moved');
    await form.getByText('This address is free.').waitFor();
    await change.click();
    await page.getByText('The one before leads there for 90 days.').waitFor();
    const old = await visit(slug);
    expect([old.status, old.headers.get('location')]).toEqual([301, '/profile/ada-king-moved']);
    await field.fill(slug);
    await form.getByText('This was your address before, and you can have it again.').waitFor();
  });

});
