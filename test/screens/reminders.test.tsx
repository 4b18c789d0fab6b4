import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { confirmAddress } from '../support/mails-by-choice';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

describe('reminders', () => {
  async function start() {
    const account = await site.newSignedInPage();
    const { profileId } = account;
    const contactId = await newContact(app().db, profileId, {
      nextAction: 'Call back',
      nextActionOn: '2026-03-05',
    });
    const wanted = async () => {
      const rows = await app()
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

  test('the switches start and stop mails, and stay as they were set', async () => {
    const { page, profileId, wanted } = await start();
    await page.goto('/analytics');
    const digest = page.getByRole('switch', { name: 'Weekly digest by e-mail' });
    expect(await digest.isChecked()).toBe(false);
    await digest.click();
    await page.getByText('You will get these mails').waitFor();
    expect(await wanted()).toEqual(['weekly-digest']);
    const unconfirmed = /None is sent until you confirm your e-mail address/;
    await page.getByText(unconfirmed).waitFor();

    await confirmAddress(app().db, profileId);
    await page.goto('/employer-contacts');
    const reminders = page.getByRole('switch', { name: 'Next actions by e-mail' });
    await reminders.focus();
    await page.keyboard.press('Space');
    await page.getByText('You will get these mails').waitFor();
    expect(await wanted()).toEqual(['weekly-digest', 'due-actions']);
    await page.reload();
    await expect.poll(() => reminders.isChecked()).toBe(true);
    expect(await page.getByText(unconfirmed).count()).toBe(0);
    await reminders.click();
    await page.getByText('These mails are stopped').waitFor();
    expect(await wanted()).toEqual(['weekly-digest']);
  });

  test('a calendar address is made, copied, renewed and revoked', async () => {
    const { page, token } = await start();
    await page.goto('/employer-contacts');
    await page.getByRole('button', { name: 'Make a calendar address' }).click();
    const address = page.getByRole('textbox', { name: 'Calendar address' });
    const first = await address.inputValue();
    const ask = async (url: string) => (await fetch(url)).status;
    expect(await (await fetch(first)).text()).toContain('SUMMARY:Call back – Grace Hopper');
    await page
      .getByRole('group', { name: 'Calendar subscription' })
      .getByRole('button', { name: 'Copy' })
      .click();
    await page.getByText('Calendar address copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);

    const answer = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await answer('Make anew');
    await expect.poll(() => address.inputValue()).not.toBe(first);
    const second = await address.inputValue();
    expect([await ask(first), await ask(second)]).toEqual([404, 200]);
    await page.reload();
    expect(await address.inputValue()).toBe(second);
    await answer('Revoke');
    await page.getByRole('button', { name: 'Make a calendar address' }).waitFor();
    expect(await ask(second)).toBe(404);

    const link = page.getByRole('link', { name: 'Save all dates for a calendar (.ics)' });
    const file = new URL((await link.getAttribute('href')) ?? '', site.origin);
    const answered = await fetch(file, { headers: { authorization: `Bearer ${token}` } });
    expect(await answered.text()).toContain('SUMMARY:Call back – Grace Hopper');
  });
});
