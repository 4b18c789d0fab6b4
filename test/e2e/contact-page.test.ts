import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';

describeInBrowser('the page of an employer contact', () => {
  const site = useTestSite();

  async function start() {
    const account = await site().newSignedInPage();
    const { page, token } = account;
    const contacts = contactsOf(site().origin, token);
    const ada = await contacts.add({ employerName: 'Ada Recruiter', employerEmail: 'ada@example.com' });
    await page.goto(`/employer-contacts/${ada.id}`);
    await page.getByRole('heading', { name: 'Ada Recruiter', level: 1 }).waitFor();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await timeline.getByText('Began as Interested').waitFor();
    return { ...account, contacts, ada, timeline };
  }

  test('shows a message that comes in while it is open, and says so', async () => {
    const { page, profileId, timeline } = await start();
    const sent = await fetch(`${site().origin}/api/profile/${profileId}/contact-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Recruiter',
        email: 'ada@example.com',
        message: 'Can you come on Monday?',
      }),
    });
    expect(sent.status).toBe(201);
    await timeline.getByText('Can you come on Monday?').waitFor();
    await timeline.getByText('Message through your page').waitFor();
    await page.getByText('New: Message through your page.').waitFor({ state: 'attached' });
  });
});
