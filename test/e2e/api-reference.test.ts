import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedDemoProfile } from '../../db/seeds/demo-profile';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';

describeInBrowser('the API reference', () => {
  const site = useTestSite();
  beforeAll(async () => {
    await seedDemoProfile(site().db, { passwordHash: 'none' });
  });

  /** Opens a call by its address, and the form that tries it. */
  async function openCall(page: Page, operationId: string) {
    await page.goto(`/docs#${operationId}`);
    const call = page.locator(`#${operationId}`);
    await call.getByRole('button', { name: 'Try it', exact: true }).click();
    await call.getByRole('button', { name: 'Send', exact: true }).waitFor();
    return call;
  }

  async function send(call: Locator, status: string) {
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await call.getByRole('status').getByText(status).waitFor();
    return (await call.getByRole('status').locator('pre').textContent()) ?? '';
  }

  test('finds calls by their words', async () => {
    const page = await site().newTab();
    await page.goto('/docs');
    await page.getByLabel('Find a call').fill('patch SKILLS');
    await page.getByText('1 entry found').waitFor();
    expect(await page.locator('.call:visible').count()).toBe(1);
    expect(await page.locator('.call:visible').getAttribute('data-path')).toBe('/api/skills/{id}');
    await page.getByLabel('Find a call').fill('');
    await page.getByText('1 entry found').waitFor({ state: 'detached' });
    expect(await page.locator('.call:visible').count()).toBeGreaterThan(100);
  });

  test('tries a call without a session, which reads the demo profile', async () => {
    const page = await site().newTab();
    const call = await openCall(page, 'listSkills');
    const profile = call.getByLabel('profileId (path)');
    await profile.fill('demo-profile-1');
    expect(JSON.parse(await send(call, '200 OK'))).not.toEqual([]);
    await expectAccessible(page);

    // What is typed stays within its part of the address.
    await profile.fill('../../auth/me?');
    const sent = page.waitForRequest('**/api/profile/..%2F..%2Fauth%2Fme%3F/skills');
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await sent;
  });

  test('tries a call with the session of the browser, and shows what the server refuses', async () => {
    const { page, profileId } = await site().newSignedInPage();
    const call = await openCall(page, 'createSkill');
    await call.getByText('This really happens: it changes data.').waitFor();
    await call.getByLabel('profileId (path)').fill('demo-profile-1');
    const body = call.getByLabel('Body', { exact: true });
    const example = JSON.parse(await body.inputValue()) as object;
    expect(JSON.parse(await send(call, '201 Created'))).toMatchObject({ profileId });
    const skills = () =>
      site().db.selectFrom('skills').select('name').where('profileId', '=', profileId).execute();
    expect(await skills()).toHaveLength(1);

    await body.fill(JSON.stringify({ ...example, name: '' }));
    expect(JSON.parse(await send(call, '400 Bad Request'))).toMatchObject({ issues: [{ path: ['name'] }] });
    expect(await skills()).toHaveLength(1);
  });

  test('tries an upload, with the token that is typed in and no other session', async () => {
    const { page } = await site().newSignedInPage();
    const other = await site().newAccount();
    const upload = await openCall(page, 'uploadCv');
    const token = page.getByLabel('Bearer token, to try calls with');
    await token.fill(other.token);
    await upload.getByLabel('profileId (path)').fill('demo-profile-1');
    await upload.getByLabel('cv', { exact: true }).setInputFiles('db/seeds/demo-cv.pdf');
    expect(JSON.parse(await send(upload, '201 Created'))).toMatchObject({ filename: 'demo-cv.pdf' });
    const stored = await site().db.selectFrom('cvs').where('profileId', '=', other.profileId).execute();
    expect(stored).toHaveLength(1);
    await token.fill('no-such-token');
    expect(JSON.parse(await send(upload, '401 Unauthorized'))).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('says so where the server cannot be reached', async () => {
    const page = await site().newTab();
    const call = await openCall(page, 'getStatus');
    await page.route('**/api/status', (route) => route.abort());
    await call.getByRole('button', { name: 'Send', exact: true }).click();
    await call.getByText('The server could not be reached. Check your connection.').waitFor();
    await page.unroute('**/api/status');
    expect(JSON.parse(await send(call, '200 OK'))).toHaveProperty('status');
  });
});
