import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openResolver } from '../../src/server/adapters/dns-resolver';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { startDnsServer } from '../support/dns-server';
import { testConfig } from '../support/test-config';

const dns = await startDnsServer();
afterAll(() => dns.stop());

describeInBrowser('own domains on the screen that shares the page', () => {
  const site = useTestSite(testConfig, undefined, undefined, openResolver([dns.address]));

  async function start() {
    const account = await site().newSignedInPage();
    const { page } = account;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/share-profile');
    const card = page.getByRole('region', { name: 'Your own domain', exact: true });
    const unfold = card.getByRole('button', { name: 'Your own domain', exact: true });
    const add = async (host: string) => {
      await card.getByLabel('Domain', { exact: true }).fill(host);
      await card.getByRole('button', { name: 'Add domain', exact: true }).click();
    };
    return { ...account, page, card, unfold, add };
  }

  /** Checks a domain as its owner does who has opened the site at another of its hosts. */
  async function checkAt(siteHost: string, domainHost: string, token: string) {
    const { id } = await site()
      .db.selectFrom('domains')
      .select('id')
      .where('host', '=', domainHost)
      .executeTakeFirstOrThrow();
    const headers = { host: siteHost, authorization: `Bearer ${token}` };
    const sent = request(`${site().origin}/api/domains/${id}/check`, { method: 'POST', headers }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    expect(response?.resume().statusCode).toBe(200);
  }

  test('a domain is added, proved and deleted', async () => {
    const { page, card, unfold, add, token } = await start();
    await unfold.click();
    const host = `ada-${crypto.randomUUID()}.example.org`;
    await add('https://ada.example.org/');
    await card.getByText('Enter the name alone').waitFor();
    await add(host);
    const records = card.getByRole('table', { name: `Records to set for ${host}`, exact: true });
    await records.waitFor();
    await card.getByText('There is no TXT record yet.').waitFor();
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    await records.getByRole('button', { name: 'Copy the value of the TXT record', exact: true }).click();
    const value = await page.evaluate(() => navigator.clipboard.readText());
    expect(value).toMatch(/^storyfolio-verification=/);
    // The browser has opened the site where only this computer can.
    await card.getByText('Where it has to lead cannot be said yet').waitFor();
    const checkNow = card.getByRole('button', { name: `Check now: ${host}`, exact: true });
    await checkAt('portfolio.example', host, token);
    await checkNow.click();
    await card.getByText('leads nowhere yet').waitFor();

    dns.set(`_storyfolio.${host}`, 'TXT', value);
    dns.set(host, 'CNAME', 'portfolio.example');
    await checkNow.click();
    await card.getByText('Verified', { exact: true }).waitFor();
    await card.getByText(`${host} leads here.`, { exact: true }).waitFor();
    expect(await card.getByRole('link', { name: host, exact: true }).getAttribute('href')).toBe(
      `http://${host}:${new URL(site().origin).port}/`,
    );

    await card.getByRole('button', { name: `Delete ${host}`, exact: true }).click();
    await page.getByRole('button', { name: 'Delete domain', exact: true }).click();
    await card.getByRole('listitem').waitFor({ state: 'detached' });
  });

  test('the command palette leads to the field', async () => {
    const { page, card, unfold } = await start();
    await unfold.waitFor();
    expect(await unfold.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByPlaceholder('Go to, find or add …').fill('own domain');
    await page.keyboard.press('Enter');
    const field = card.getByLabel('Domain', { exact: true });
    await field.waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('placeholder') === 'www.example.com',
    );
  });
});
