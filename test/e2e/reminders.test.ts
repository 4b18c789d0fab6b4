import { expect, test } from 'vitest';
import { findOrCreateSecret } from '../../db/queries/secrets';
import { makeStopToken, stopPath, stopSecret } from '../../src/routers/mail-choices/stop-token';
import { describeInBrowser, useTestSite } from '../support/browser';

describeInBrowser('reminders', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { profileId } = account;
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
    return { ...account, wanted };
  }

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
  });
});
