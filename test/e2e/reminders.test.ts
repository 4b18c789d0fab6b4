import { expect, test } from 'vitest';
import { findOrCreateSecret } from '../../db/queries/secrets';
import { makeStopToken, stopPath, stopSecret } from '../../src/routers/mail-choices/stop-token';
import { describeInBrowser, useTestSite } from '../support/browser';
import { newContact } from '../support/links';

describeInBrowser('reminders', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, profileId } = account;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const contactId = await newContact(site().db, profileId, {
      nextAction: 'Call back',
      nextActionOn: '2026-03-05',
    });
    const wanted = async () => {
      const rows = await site()
        .db.selectFrom('mailChoices')
        .select('kind')
        .where('profileId', '=', profileId)
        .where('wantedSince', 'is not', null)
        .orderBy('kind')
        .execute();
      return rows.map(({ kind }) => kind);
    };
    return { ...account, contactId, wanted };
  }

  test('the page of one contact has its dates as a file', async () => {
    const { page, contactId } = await start();
    await page.goto(`/employer-contacts/${contactId}`);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the dates for a calendar (.ics)' }).click();
    expect((await downloaded).suggestedFilename()).toBe('Grace Hopper.ics');
  });

  test('the recipient of a mail stops others like it and undoes that, without scripts and without a session', async () => {
    const { page, profileId, wanted } = await start();
    await page.goto('/analytics');
    await page.getByRole('switch', { name: 'Weekly digest by e-mail' }).click();
    await page.getByText('You will get these mails').waitFor();
    const key = await findOrCreateSecret(site().db, stopSecret);
    const path = stopPath(makeStopToken(key, { kind: 'weekly-digest', id: profileId }));
    const context = await site().newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(path);
    await reader.getByRole('heading', { name: 'Stop these mails' }).waitFor();
    expect(await wanted()).toEqual(['weekly-digest']);
    await reader.keyboard.press('Tab');
    await reader.keyboard.press('Enter');
    await reader.getByRole('heading', { name: 'These mails are stopped' }).waitFor();
    expect(await wanted()).toEqual([]);
    await reader.getByRole('button', { name: 'Undo: send them again' }).click();
    await reader.getByRole('heading', { name: 'These mails are sent again' }).waitFor();
    expect(await wanted()).toEqual(['weekly-digest']);
    await reader.getByRole('button', { name: 'Stop these mails' }).click();
    await reader.getByRole('heading', { name: 'These mails are stopped' }).waitFor();
    await context.close();

    await page.goto(path);
  });
});
