import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';

describeInBrowser('employer contacts', () => {
  const site = useTestSite();

  async function start(names: string[] = []) {
    const account = await site().newSignedInPage();
    const contacts = contactsOf(site().origin, account.token);
    for (const employerName of names) await contacts.add({ employerName });
    await account.page.goto('/employer-contacts');
    await account.page.getByRole('heading', { name: 'Employer Contacts', level: 1 }).waitFor();
    return { ...account, contacts };
  }

  test('are added by the rules of the form, changed, deleted and brought back', async () => {
    const { page, contacts } = await start();
    await page.getByRole('button', { name: 'Add your first contact' }).click();
    const form = page.getByRole('form', { name: 'Add Contact' });
    const add = form.getByRole('button', { name: 'Add Contact' });
    expect(await add.isDisabled()).toBe(true);
    await form.getByLabel('Name').fill('Ada Recruiter');
    await form.getByLabel('Email', { exact: true }).fill('no address');
    await add.click();
    await form.getByText('Enter an e-mail address such as name@example.com.').waitFor();
    await form.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await add.click();
    await page.getByRole('link', { name: 'Ada Recruiter' }).waitFor();
    expect((await contacts.list())[0]).toMatchObject({
      employerName: 'Ada Recruiter',
      employerEmail: 'ada@example.com',
      status: 'interested',
      contactMethod: 'email',
    });

    const menu = page.getByRole('button', { name: 'Move, edit or delete Ada Recruiter' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = page.getByRole('form', { name: 'Edit contact' });
    await edit.getByLabel('Company').fill('Acme');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Acme').waitFor();

    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this contact?').waitFor();
    await page.getByRole('button', { name: 'Delete contact' }).click();
    await page.getByText('“Ada Recruiter” deleted').waitFor();
    expect(await contacts.list()).toEqual([]);
    await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Ada Recruiter' }).waitFor();
    expect(await contacts.statusOf('Ada Recruiter')).toBe('interested');
  });

  test('are searched, filtered and ordered, which the address keeps and a saved view brings back', async () => {
    const { page, contacts } = await start(['Ada Recruiter', 'Bo Manager', 'Zoë Ünlü']);
    const [zoe] = await contacts.list();
    await contacts.change(zoe?.id ?? '', { status: 'responded' });
    await page.reload();
    await page.getByRole('tab', { name: 'Responded (1)' }).waitFor();
    await page.getByRole('tab', { name: 'New (0)' }).waitFor();
    await page.getByRole('tab', { name: 'Responded (1)' }).click();
    const links = page.getByRole('table', { name: 'Contacts' }).getByRole('link');
    await expect.poll(() => links.allTextContents()).toEqual(['Zoë Ünlü']);
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('responded');
    await page.getByRole('tab', { name: 'All (3)' }).click();
    await page.getByLabel('Order').selectOption({ label: 'Name' });
    await expect.poll(() => links.allTextContents()).toEqual(['Ada Recruiter', 'Bo Manager', 'Zoë Ünlü']);
    await page.getByLabel('Search').fill('zoe unlu');
    await expect.poll(() => links.allTextContents()).toEqual(['Zoë Ünlü']);
    const kept = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(kept).toEqual({ order: 'name', q: 'zoe unlu' });

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Only Zoë');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('View “Only Zoë” saved').waitFor();
    await page.goto('/employer-contacts');
    await expect.poll(() => links.count()).toBe(3);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Only Zoë', exact: true }).click();
    await expect.poll(() => links.allTextContents()).toEqual(['Zoë Ünlü']);
  });

  test('are replied to and set aside', async () => {
    const { page, contacts } = await start(['Ada Recruiter']);
    expect(await page.getByRole('button', { name: 'Reply to Ada Recruiter' }).count()).toBe(0);
    const [ada] = await contacts.list();
    await contacts.change(ada?.id ?? '', { employerEmail: 'ada@example.com', position: 'Designer' });
    await page.reload();
    await page.evaluate(() => {
      // Nothing that is removed from the document hears of it.
      HTMLAnchorElement.prototype.click = function click() {
        document.title = this.href;
      };
    });
    await page.getByRole('button', { name: 'Reply to Ada Recruiter' }).click();
    await expect
      .poll(() => page.title())
      .toBe('mailto:ada@example.com?subject=Re%3A%20Designer&body=Dear%20Ada%20Recruiter%2C%0D%0A%0D%0A');
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('responded');
    await page.getByRole('button', { name: 'Archive Ada Recruiter' }).click();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('archived');
    await page.getByRole('button', { name: 'Bring Ada Recruiter back' }).click();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('responded');
  });

  test('are imported from a table with its own columns, and exported', async () => {
    const { page, contacts } = await start(['Ada Recruiter']);
    const [ada] = await contacts.list();
    await contacts.change(ada?.id ?? '', { employerEmail: 'ada@example.com' });
    const menu = page.getByRole('button', { name: 'Import or export contacts' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Import a table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import contacts' });
    const table = 'Wer;Firma;Adresse\nBo Manager;Acme;bo@example.com\nAda R.;Other;ada@example.com\n';
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'contacts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
    await dialog.getByText('separated by semicolons').waitFor();
    await dialog.getByLabel('Wer').selectOption({ label: 'Name' });
    await dialog.getByLabel('Firma').selectOption({ label: 'Company' });
    await dialog.getByLabel('Adresse').selectOption({ label: 'Email' });
    await dialog.getByText('1 duplicate found').waitFor();
    await dialog.getByRole('button', { name: 'Add 1 contact' }).click();
    await dialog.getByText('1 contact added.').waitFor();
    await dialog.getByRole('button', { name: 'Show the contacts' }).click();
    await page.getByRole('link', { name: 'Bo Manager' }).waitFor();
    expect(await contacts.list()).toHaveLength(2);

    await menu.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as CSV, for spreadsheets' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Bo Manager');
    expect(csv).toContain('ada@example.com');
  });
});
