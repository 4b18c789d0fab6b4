import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { makeDocx, makePdf } from '../support/documents';
import { password } from '../support/factories';
import { restOf, screenOf } from '../support/section-screens';

describeInBrowser('from a CV to a shared page', () => {
  const site = useTestSite();

  /** What the browser complains about, its content security policy above all. */
  function watch(page: Page): string[] {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
    });
    return complaints;
  }

  test('a newcomer registers by name, uploads, fills in, adds a skill and shares', async () => {
    // A late failure has already taken the address and the slug.
    await site().db.deleteFrom('accounts').execute();
    const page = await site().newTab();
    const complaints = watch(page);

    await page.goto('/skills');
    await page.getByRole('heading', { name: 'Your story, beautifully told' }).waitFor();
    await page.goto('/login?tab=sign-up');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('King');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Your account has been created. Please log in.').waitFor();

    await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Welcome back, Ada').waitFor();
    await page.waitForURL(`${site().origin}/`);
    await page.getByText('0/9 sections complete').waitFor();

    await page
      .getByRole('button', { name: 'Complete Next' })
      .or(page.getByRole('link', { name: 'Complete Next' }))
      .click();
    // The address changes before the screen does, and the dashboard has a place for a CV too.
    await page.getByRole('heading', { name: 'CV Upload' }).waitFor();
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no CV') });
    await page.getByText('Please upload a PDF, DOC, or DOCX file.').first().waitFor();
    await chooser.setInputFiles({
      name: 'ada-king.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(['Ada King', 'Engineer']),
    });
    await page.getByRole('button', { name: 'Choose Different File' }).waitFor();
    await page.getByRole('switch', { name: 'Offer it on my public page' }).click();
    await page.getByRole('button', { name: /^Upload/ }).click();
    await page.getByText('CV uploaded successfully').waitFor();
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await page.keyboard.press('Escape');

    await page.getByLabel(/Display Name/i).fill('Ada King');
    await page.getByLabel(/Job Title/i).fill('Engineer of engines');
    await page.getByLabel(/^Location/i).fill('London');
    await page.getByLabel(/^Bio/i).fill('Writes programs for machines that do not exist yet.');
    await page.getByRole('button', { name: /Save/ }).click();
    await page.getByText('Profile information updated').waitFor();

    await page.getByRole('link', { name: 'Skills', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Skills & Technologies' }).waitFor();
    await page
      .getByRole('button', { name: /Add (a |your first )?skill/i })
      .first()
      .click();
    await page.getByLabel('Skill name').fill('Analytical engines');
    await page.getByLabel(/^Category/).selectOption('Technical Skills');
    await page.getByLabel(/^Proficiency/).selectOption('Expert');
    await page
      .getByRole('button', { name: /^(Save|Add skill)/i })
      .last()
      .click();
    await page.getByText('Skill added successfully!').waitFor();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('2/9 sections complete').waitFor();
    expect(complaints).toEqual([]);

    const reader = await site().newContext({ javaScriptEnabled: false });
    const publicPage = await reader.newPage();
    const response = await publicPage.goto('/profile/ada-king');
    expect(response?.status()).toBe(200);
    await publicPage.getByRole('heading', { level: 1, name: 'Ada King' }).waitFor();
    const text = await publicPage.locator('body').innerText();
    for (const shown of [
      'Engineer of engines',
      'London',
      'Writes programs for machines',
      'Analytical engines',
      'Expert',
    ]) {
      expect(text).toContain(shown);
    }
    const href = await publicPage.getByRole('link', { name: /CV/ }).first().getAttribute('href');
    const file = await reader.request.get(`${site().origin}${href}`);
    expect(file.headers()['content-type']).toBe('application/pdf');
    await reader.close();
  });

  test('nothing on the dashboard moves when its figures arrive', async () => {
    const { page, token } = await site().newSignedInPage();
    await restOf(site().origin, token).seed(screenOf('skills'), ['First']);
    const painted = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.route(/\/trpc\/.*dashboard\.get/, async (route) => {
      await page.getByRole('heading', { name: 'Portfolio Progress' }).waitFor();
      await page.evaluate(() => {
        const shifts: number[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        });
        observer.observe({ type: 'layout-shift' });
        Object.assign(window, { shifts });
      });
      await painted();
      await route.continue();
    });
    await page.goto('/');
    await page.getByText('1/9 sections complete').waitFor();
    await painted();
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(moved).toBeLessThan(0.02);
  });

  test('two tabs with the same profile information are told apart', async () => {
    const { page: mine } = await site().newSignedInPage();
    const theirs = await mine.context().newPage();
    for (const tab of [mine, theirs]) {
      await tab.goto('/upload-cv');
      await tab.getByLabel('Job Title').waitFor();
    }
    const save = async (tab: Page, title: string) => {
      await tab.getByLabel('Job Title').fill(title);
      await tab.getByRole('button', { name: 'Save Changes' }).click();
    };
    const versions = mine.getByRole('region', { name: 'Two versions' });
    await save(theirs, 'Their title');
    await theirs.getByText('Profile information updated').waitFor();
    await save(mine, 'My title');
    await versions.getByText('Their title', { exact: true }).waitFor();
    await versions.getByText('My title', { exact: true }).waitFor();
    await expectAccessible(mine);
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await expect.poll(() => mine.getByLabel('Job Title').inputValue()).toBe('Their title');

    await save(theirs, 'Another title');
    await theirs.getByText('Profile information updated').last().waitFor();
    await save(mine, 'My title');
    await versions.getByText('Another title', { exact: true }).waitFor();
    await versions.getByRole('button', { name: 'Keep mine' }).click();
    await versions.waitFor({ state: 'detached' });
    await theirs.reload();
    await expect.poll(() => theirs.getByLabel('Job Title').inputValue()).toBe('My title');
  });

  test('a Word document is previewed in the page', async () => {
    const { page } = await site().newSignedInPage();
    const complaints = watch(page);
    await page.goto('/upload-cv');
    const docx = makeDocx(['Grace Hopper', 'Rear admiral']);
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await page.locator('input[type=file]').setInputFiles({ name: 'grace.docx', mimeType, buffer: docx });
    await page.getByRole('button', { name: /^Upload/ }).click();
    await page.getByText('CV uploaded successfully').waitFor();
    await page.getByRole('button', { name: 'Preview' }).first().click();
    await page.getByRole('dialog').frameLocator('iframe').getByText('Rear admiral').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Review what was read' }).click();
    const lines = page.getByRole('listbox', { name: 'Lines of the document' });
    await lines.getByRole('option', { name: 'Rear admiral' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
