import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';

const _statusLabels = [
  'All statuses',
  'New',
  'In Progress',
  'Interested',
  'Contacted',
  'Responded',
  'Interview',
  'Offer',
  'Hired',
  'Declined',
  'Rejected',
  'Archived',
];

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

  test('are replied to and set aside', async () => {
    const { page, contacts } = await start(['Ada Recruiter']);
    expect(await page.getByRole('button', { name: 'Reply to Ada Recruiter' }).count()).toBe(0);
    const [ada] = await contacts.list();
    await contacts.change(ada?.id ?? '', { employerEmail: 'ada@example.com', position: 'Designer' });
    await page.reload();
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLAnchorElement) document.title = target.href;
      });
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
    await page.getByRole('tab', { name: 'Responded (1)' }).waitFor();
    await page.getByRole('button', { name: 'Archive Ada Recruiter' }).click();
    await expect.poll(() => contacts.statusOf('Ada Recruiter')).toBe('archived');
  });

  test('are imported from a table with its own columns, and exported', async () => {
    const { page, contacts } = await start(['Ada Recruiter']);
    const [ada] = await contacts.list();
    await contacts.change(ada?.id ?? '', { employerEmail: 'ada@example.com' });
    await page.getByRole('button', { name: 'Import' }).click();
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

    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV, for spreadsheets' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('Bo Manager');
    expect(csv).toContain('ada@example.com');
  });
});
