import { expect, test } from 'vitest';
import type { Link } from '../../src/contracts/link';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { restOf } from '../support/section-screens';
import { reader } from '../support/views';

describeInBrowser('readers of links', () => {
  const site = useTestSite();

  async function start(choices: object = {}) {
    const owner = await site().newAccount();
    const rest = restOf(site().origin, owner.token);
    await rest.send('PATCH', '', { visibility: 'private', bio: 'Ten years at sea.' });
    const link = await rest.send<Link>('POST', '/links', { label: 'Harbor', ...choices });
    const headers = { authorization: `Bearer ${owner.token}` };
    const linkNow = async (): Promise<Link> =>
      (await (await fetch(`${site().origin}/api/links/${link.id}`, { headers })).json()).link;
    const opensOf = () =>
      site().db.selectFrom('linkOpens').select('isMeasured').where('linkId', '=', link.id).execute();
    return { ...owner, link, linkNow, opensOf };
  }

  const visit = async (
    options: { extraHTTPHeaders?: Record<string, string>; javaScriptEnabled?: boolean } = {},
  ) => (await site().newContext({ userAgent: reader, ...options })).newPage();

  test('a reader sees the note and who watches, and goes on where the token has left the address', async () => {
    const { slug, link, linkNow, opensOf } = await start({ note: 'Dear Grace,\n\nas we said.' });
    const page = await visit();
    await page.goto(link.shortUrl);
    const note = page.getByRole('complementary', { name: 'About this link' });
    await note.getByText('Dear Grace,').waitFor();
    await note.getByText('sent you this link, and sees when it is opened').waitFor();
    await page.getByText('Ten years at sea.').waitFor();
    const address = `${site().origin}/profile/${slug}`;
    await expect.poll(() => page.url()).toBe(address);
    await page.reload();
    await page.getByText('Ten years at sea.').waitFor();
    await expect.poll(linkNow).toMatchObject({ opens: 1, readers: 1 });
    expect(await opensOf()).toEqual([{ isMeasured: true }]);
    // Whoever gets the address without the token finds no page.
    const other = await visit();
    expect((await other.goto(address))?.status()).toBe(404);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'contrast');
    await other.context().close();
    await page.context().close();
  });

  test('a link without a limit counts where no script runs too, once the page shows', async () => {
    const { link, linkNow } = await start();
    const page = await visit({ javaScriptEnabled: false });
    const picture = page.waitForResponse('**/seen.gif');
    await page.goto(link.url);
    expect((await picture).status()).toBe(200);
    expect(await linkNow()).toMatchObject({ opens: 1, readers: 1 });
    await page.context().close();
  });

  test('a reader declines to be measured', async () => {
    const { link, linkNow } = await start();
    const page = await visit();
    await page.goto(link.url);
    await page.getByRole('button', { name: 'Go on without being seen' }).press('Enter');
    await page.getByText('does not see what you read here').waitFor();
    await page.getByText('Ten years at sea.').waitFor();
    expect(await linkNow()).toMatchObject({ opens: 1, readers: 0, lastOpenedAt: null });
    await page.context().close();
  });

  test.each([true, false])(
    'a limited link opens with its button, with scripts: %s',
    async (javaScriptEnabled) => {
      const { link, linkNow, slug } = await start({ maxOpens: 1 });
      const page = await visit({ javaScriptEnabled });
      await page.goto(link.shortUrl);
      await page.getByRole('heading', { name: 'shares a page with you' }).waitFor();
      // What looks for faults is a script itself.
      if (javaScriptEnabled) await expectAccessible(page);
      expect(await linkNow()).toMatchObject({ opens: 0, state: 'open' });
      await page.getByRole('button', { name: 'Open the page' }).press('Enter');
      await page.getByText('Ten years at sea.').waitFor();
      expect(await linkNow()).toMatchObject({ opens: 1, readers: 1, state: 'used-up' });
      await page.goto(`${site().origin}/profile/${slug}`);
      await page.getByText('Ten years at sea.').waitFor();
      expect(await linkNow()).toMatchObject({ opens: 1 });
      await page.context().close();
    },
  );

  test('a passcode is asked for once, and a wrong one refused on its field', async () => {
    const { link, linkNow } = await start({ passcode: 'tide table' });
    const page = await visit();
    await page.goto(link.url);
    await page.getByRole('heading', { name: 'This page asks for a passcode' }).waitFor();
    const field = page.getByLabel('Passcode');
    await field.fill('ebb');
    await field.press('Enter');
    await page.getByText('This is not the passcode. Please try again.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.title()).toBe('Error: This page asks for a passcode · Storyfolio');
    expect(await page.locator('h1').textContent()).toBe('This page asks for a passcode');
    await expectAccessible(page);
    expect(await linkNow()).toMatchObject({ opens: 0 });
    await field.fill('tide table');
    await field.press('Enter');
    await page.getByText('Ten years at sea.').waitFor();
    await page.reload();
    await page.getByText('Ten years at sea.').waitFor();
    expect(await linkNow()).toMatchObject({ opens: 1 });
    await page.context().close();
  });
});
