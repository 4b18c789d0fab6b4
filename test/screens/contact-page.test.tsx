import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { contactsOf } from '../support/employer-contacts';
import { useScreenSite } from '../support/screen-site';
import { keepSentDocument } from '../support/sent-documents';
import { reader } from '../support/views';

const app = useTestApp();
const site = useScreenSite(app);

describe('the page of an employer contact', () => {
  async function start() {
    const account = await site.newSignedInPage();
    const { page, token } = account;
    const contacts = contactsOf(site.origin, token);
    const ada = await contacts.add({ employerName: 'Ada Recruiter', employerEmail: 'ada@example.com' });
    await page.goto(`/employer-contacts/${ada.id}`);
    await page.getByRole('heading', { name: 'Ada Recruiter', level: 1 }).waitFor();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Began as Interested').waitFor();
    return { ...account, contacts, ada, timeline };
  }

  test('keeps notes, rounds, next actions and moves in one timeline', async () => {
    const { page, contacts, timeline } = await start();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Spoke on the phone.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect.poll(() => note.inputValue()).toBe('');
    await timeline.getByText('Spoke on the phone.').waitFor();

    await page.getByRole('button', { name: 'Add round' }).click();
    const round = page.getByRole('form', { name: 'Interview round' });
    await round.getByLabel('Kind').fill('Phone screen');
    await round.getByLabel('Outcome').fill('Passed');
    await round.getByLabel('Date').first().fill('2026-12-03');
    await round.getByLabel('Time', { exact: true }).fill('14:30');
    await round.getByLabel('Length in minutes').fill('45');
    await round.getByLabel('Place').fill('Harbour 4');
    await round.getByLabel('Link to the meeting').fill('https://meet.example/ada');
    await round.getByRole('button', { name: 'Add round' }).click();
    await timeline.getByText('Interview round: Phone screen').waitFor();
    const rounds = page.getByRole('list', { name: 'Interview rounds' });
    await rounds.getByText('Passed').waitFor();
    await rounds.getByText('December 3, 2026 at 2:30 PM, 45 minutes').waitFor();
    await rounds.getByText('Harbour 4').waitFor();
    const meeting = rounds.getByRole('link', { name: 'Open the meeting' });
    expect(await meeting.getAttribute('href')).toBe('https://meet.example/ada');

    const next = page.getByRole('form', { name: 'Next action' });
    expect(await next.getByRole('button').allInnerTexts()).not.toContain('Save next action');
    await next.getByLabel('Next action').fill('Send the portfolio');
    await next.getByLabel('On', { exact: true }).fill('2026-12-24');
    await next.getByRole('button', { name: 'Save next action' }).click();
    await timeline.getByText('Next action: Send the portfolio, on December 24, 2026').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await timeline.getByText('Next action done or taken away').waitFor();

    await page.getByLabel('Status').selectOption({ label: 'Interview' });
    await timeline.getByText('Moved from Interested to Interview').waitFor();
    expect(await contacts.statusOf('Ada Recruiter')).toBe('interview');
  });

  test('has what was sent, as soon as it is kept', async () => {
    const { page, ada, accountId, timeline } = await start();
    const sent = page.getByRole('list', { name: 'What you sent' });
    expect(await sent.count()).toBe(0);
    await page.getByLabel('Status').selectOption({ label: 'Contacted' });
    await timeline.getByText('Moved from Interested to Contacted').waitFor();
    await keepSentDocument(app(), { accountId: accountId, contactId: ada.id });
    const link = sent.getByRole('link', { name: /^Sent [A-Z][a-z]+ \d+, \d{4} · PDF$/ });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^\/api\/sent-documents\/[\w-]{36}$/);
    await sent.getByText('With the status Contacted').waitFor();
    await sent.getByRole('button', { name: /^Delete Sent / }).click();
    await page.getByRole('button', { name: 'Delete PDF' }).click();
    await sent.waitFor({ state: 'detached' });
  });

  test('says that what was sent could not be kept', async () => {
    const { page, ada, accountId, timeline } = await start();
    const sent = page.getByRole('list', { name: 'What you sent' });
    await page.getByLabel('Status').selectOption({ label: 'Contacted' });
    await timeline.getByText('Moved from Interested to Contacted').waitFor();
    await keepSentDocument(app(), { accountId: accountId, contactId: ada.id });
    const noFile = { fileKey: null, size: null, sha256: null };
    await app().db.updateTable('sentDocuments').set(noFile).where('contactId', '=', ada.id).execute();
    await page.reload();
    await sent.getByText(/^Sent [A-Z][a-z]+ \d+, \d{4} · not kept$/).waitFor();
    await sent.getByText(/Your storage was full, or the page too long for a PDF$/).waitFor();
    expect(await sent.getByRole('link').count()).toBe(0);
    await sent.getByRole('button', { name: /^Delete Sent / }).click();
    await page.getByRole('button', { name: 'Delete note' }).click();
    await sent.waitFor({ state: 'detached' });
  });

  test('has the job with its ad, which the form keeps as it was', async () => {
    const { page, contacts, ada } = await start();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit contact' });
    await form.getByLabel('Job ad', { exact: true }).fill('jobs.example');
    await form.getByLabel('Salary').fill('£45,000');
    await form.getByLabel('Deadline', { exact: true }).fill('2026-12-31');
    await form.getByLabel('Text of the ad').fill('Designer\n\nYou draw engines.');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.getByText('Enter an address that starts with https:// or http://.').first().waitFor();
    await form.getByLabel('Job ad', { exact: true }).fill('https://jobs.example/7');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'detached' });
    const facts = page.getByRole('region', { name: 'Facts' });
    expect(await facts.getByRole('link', { name: 'jobs.example' }).getAttribute('href')).toBe(
      'https://jobs.example/7',
    );
    await facts.getByText('£45,000').waitFor();
    await facts.getByText('December 31, 2026').waitFor();
    await facts.getByText('You draw engines.').waitFor({ state: 'attached' });
    // The list has no texts of ads, and its form must not lose this one.
    await page.goto('/employer-contacts');
    await page.getByText('Apply by December 31, 2026').waitFor();
    await page.getByRole('button', { name: 'Move, edit or delete Ada Recruiter' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await form.getByLabel('Company').fill('Acme');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'detached' });
    expect(await contacts.get(ada.id)).toMatchObject({
      employerCompany: 'Acme',
      jobDescription: 'Designer\n\nYou draw engines.',
    });
  });

  test('puts the focus on the first field that keeps a form from being saved', async () => {
    const { page } = await start();
    await page.getByRole('button', { name: 'Add round' }).click();
    const round = page.getByRole('form', { name: 'Interview round' });
    await round.getByRole('button', { name: 'Add round' }).click();
    await expect.poll(() => round.getByLabel('Kind').evaluate((field) => field.matches(':focus'))).toBe(true);
    await round.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const contact = page.getByRole('form', { name: 'Edit contact' });
    const mail = contact.getByLabel('Email');
    await mail.fill('ada');
    await contact.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => mail.evaluate((field) => field.matches(':focus'))).toBe(true);
  });

  test('shows in its links that one is opened while it is open', async () => {
    const { page, token, profileId, ada } = await start();
    const made = await fetch(`${site.origin}/api/profile/${profileId}/links`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ label: 'Harbor', employerContactId: ada.id }),
    });
    const { token: link } = await made.json();
    const card = page.getByRole('list', { name: 'Links for Ada Recruiter' }).getByRole('listitem');
    await card.getByText('Never', { exact: true }).waitFor();
    const seen = await fetch(`${site.origin}/api/profile/${profileId}/view`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': reader },
      body: JSON.stringify({ source: 'direct', referrer: '', link }),
    });
    expect(seen.status).toBe(201);
    await card.getByText('Never', { exact: true }).waitFor({ state: 'detached' });
  });

  test('shows a message that arrives while it is open, and announces it', async () => {
    const { page, profileId, timeline } = await start();
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Can you come on Monday?' };
    const sent = await app().rest(`POST /profile/${profileId}/contact-requests`, message);
    expect(sent.status).toBe(201);
    await timeline.getByText(message.message).waitFor();
    await page.getByText('New: Message through your page.').waitFor();
  });

  test('shows what another tab does, and is left once its contact is deleted', async () => {
    const { page, contacts, ada, timeline } = await start();
    await contacts.addNote(ada.id, 'From another tab');
    await timeline.getByText('From another tab').waitFor();
    await contacts.change(ada.id, { employerCompany: 'Acme' });
    await page.getByText('Acme', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Move, edit or delete Ada Recruiter' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete contact' }).click();
    await page.getByRole('heading', { name: 'Employer Contacts', level: 1 }).waitFor();
    await page.goto(`/employer-contacts/${ada.id}`);
    await page.getByText('There is no such employer contact, or it was deleted.').waitFor();
  });

  test('shows both versions of a note and of a round that were changed elsewhere', async () => {
    const { page, contacts, ada, timeline } = await start();
    const note = await contacts.addNote(ada.id, 'Call on Monday.');
    await timeline.getByText('Call on Monday.').waitFor();
    await page.getByRole('button', { name: 'Edit note' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit note' });
    await dialog.getByLabel('Note').fill('Call on Tuesday.');
    await contacts.changeNote(note.id, 'Call on Friday.');
    // The page behind the dialog has it already; what is being written is not saved over it unseen.
    await timeline.getByText('Call on Friday.').waitFor();
    await dialog.getByRole('button', { name: 'Save note' }).click();
    const versions = dialog.getByRole('region', { name: 'Two versions' });
    await versions.getByText('Call on Friday.').waitFor();
    await versions.getByText('Call on Tuesday.').waitFor();
    await versions.getByRole('button', { name: 'Keep mine' }).click();
    await dialog.waitFor({ state: 'detached' });
    await timeline.getByText('Call on Tuesday.').waitFor();

    const round = await contacts.addRound(ada.id, { date: '2026-12-01', kind: 'Phone' });
    await page.getByRole('button', { name: 'Edit Phone' }).click();
    const form = page.getByRole('form', { name: 'Interview round' });
    await form.getByLabel('Outcome').fill('Passed');
    await contacts.changeRound(round.id, { outcome: 'Moved to January' });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.getByRole('region', { name: 'Two versions' }).getByText('Moved to January').waitFor();
    await form.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => form.getByLabel('Outcome').inputValue()).toBe('Moved to January');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await form.waitFor({ state: 'detached' });
  });

  test('of another account is not there', async () => {
    const { ada } = await start();
    const { page } = await site.newSignedInPage();
    await page.goto(`/employer-contacts/${ada.id}`);
    await page.getByText('There is no such employer contact, or it was deleted.').waitFor();
  });

  test('is one step from the dashboard, where its next action is due', async () => {
    const { page, contacts, ada } = await start();
    await contacts.change(ada.id, { nextAction: 'Call them', nextActionOn: '2026-01-05' });
    await page.goto('/');
    const due = page.getByRole('region', { name: 'Next Actions' });
    await due.getByText('1 due by today.').waitFor();
    await due.getByText('Overdue since January 5, 2026').waitFor();
    await due.getByRole('link', { name: 'Ada Recruiter' }).click();
    await page.getByRole('heading', { name: 'Ada Recruiter', level: 1 }).waitFor();
  });
});
