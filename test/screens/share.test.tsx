import { expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { useScreenSite } from '../support/screen-site';
import { restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

test('the screen that shares the page counts what has come of it, and says what is missing', async () => {
  const { page, token, profileId } = await site.newSignedInPage();
  const { db } = app();
  await restOf(site.origin, token).seed(screenOf('skills'), ['First']);
  await newContact(db, profileId);
  const nameless = { displayName: '', jobTitle: '', location: 'London' };
  await db.updateTable('profiles').set(nameless).where('id', '=', profileId).execute();
  const counted = { profileId, source: 'direct', returningViews: 0, seconds: 0, timedViews: 0 };
  for (const [age, views] of [
    [0, 1234],
    [40, 100],
  ] as const) {
    const day = new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10);
    await db
      .insertInto('viewDays')
      .values({ ...counted, day, views })
      .execute();
  }
  await page.goto('/share-profile');
  const stats = page.getByRole('region', { name: 'What has come of it so far' });
  const texts = ['Profile views1,334', 'Views in the last 30 days1,234', 'Employer contacts1'];
  await expect.poll(() => stats.textContent()).toBe(texts.join(''));
  const preview = page.getByRole('region', { name: 'Profile preview' });
  await preview.getByText('A portfolio without a name').waitFor();
  await preview.getByText('London').waitFor();
  const completeness = page.getByRole('region', { name: 'Completeness' });
  await completeness.getByText('1/9 sections complete').waitFor();
  expect(await completeness.getByRole('link', { name: 'Skills' }).count()).toBe(0);
  await completeness.getByRole('link', { name: 'Video Intro' }).waitFor();
});

test('the screen that shares the page has the address and what is sent first, and folds what is seldom needed', async () => {
  const { page } = await site.newSignedInPage();
  await page.goto('/share-profile');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Download PNG' }).waitFor();
  const titles = ['Profile URL', 'Documents', 'A link with a name', 'Visibility', 'Your archive'];
  expect((await main.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 5)).toEqual(titles);
  const primary = main.locator('.mantine-Button-root:not([data-variant=default])');
  expect(await primary.allInnerTexts()).toEqual(['Copy']);

  const archive = main.getByRole('region', { name: 'Your archive', exact: true });
  expect(await archive.getByRole('link').count()).toBe(0);
  await archive.getByRole('button', { name: 'Your archive', exact: true }).click();
  const forms = ['JSON Resume', 'vCard', 'Markdown', 'Plain text', 'Word', 'PDF', 'Picture', 'Web site'];
  await expect.poll(() => archive.getByRole('link').allInnerTexts()).toEqual(forms);
  await archive.getByRole('button', { name: 'Your archive', exact: true }).click();
  await expect.poll(() => archive.getByRole('link').count()).toBe(0);
});

test('documents to send are in each language of the page', async () => {
  const { page, token } = await site.newSignedInPage();
  const english = { displayName: 'Ada King', language: 'en', translations: { de: {} } };
  await restOf(site.origin, token).send('PATCH', '', english);
  await page.goto('/share-profile');
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  const hrefOf = (name: string) => documents.getByRole('link', { name, exact: true }).getAttribute('href');
  await documents.getByLabel('Language of the documents').selectOption('Deutsch');
  for (const name of ['PDF', 'Word', 'See their CV'])
    await expect.poll(() => hrefOf(name)).toMatch(/[?&]language=de/);
  expect(await hrefOf('Word')).toContain('for=employer');
  await documents.getByLabel('Language of the documents').selectOption('English');
  await expect.poll(() => hrefOf('PDF')).not.toContain('language');
});

test('the owner chooses how the documents to send say to reach them', async () => {
  const { page, token, profileId, slug } = await site.newSignedInPage();
  const add = (contact: object) =>
    app().rest(`POST /profile/${profileId}/contacts`, contact, { token } as TestUser);
  await add({ type: 'email', label: 'Work', value: 'work@example.com', isPublic: true });
  await add({ type: 'phone', label: 'Mobile', value: '+44 20 7946 0002', isPublic: false });
  await page.goto('/share-profile');
  const documents = page.getByRole('region', { name: 'Documents', exact: true });
  await documents.getByText('In them: work@example.com', { exact: true }).waitFor();
  const pdf = documents.getByRole('link', { name: 'PDF', exact: true });
  expect(await pdf.getAttribute('href')).toBe(`/profile/${slug}.pdf?form=plain&for=employer`);
  const card = documents.getByRole('link', { name: 'as version 3' });
  expect(await card.getAttribute('href')).toBe(`/profile/${slug}.vcf?version=3&for=employer`);

  await documents.getByRole('button', { name: 'Choose' }).click();
  await documents.getByRole('checkbox', { name: '+44 20 7946 0002' }).check();
  await documents.getByText('In them: work@example.com, +44 20 7946 0002', { exact: true }).waitFor();
  await documents.getByText('Mobile, private: only in what you send yourself').waitFor();
  await documents.getByRole('checkbox', { name: 'work@example.com' }).uncheck();
  const sentOf = async () => {
    const rows = await app().db.selectFrom('contacts').select(['type', 'isSent']).execute();
    return rows.map(({ type, isSent }) => `${type}: ${isSent}`).toSorted();
  };
  await expect.poll(sentOf).toEqual(expect.arrayContaining(['email: false', 'phone: true']));

  const mend = site.fail('sections.contacts.update');
  await documents.getByRole('checkbox', { name: 'work@example.com' }).click();
  await page.getByRole('alert').filter({ hasText: 'Failed to update contact' }).waitFor();
  expect(await documents.getByRole('checkbox', { name: 'work@example.com' }).isChecked()).toBe(false);
  mend();
});
