import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeCvPdf, mara } from '../support/cv-pdf';
import { restOf } from '../support/section-screens';
import { startReaderFirst } from '../support/start-reader';

describeInBrowser('from a CV to the portfolio', () => {
  const site = useTestSite();
  startReaderFirst(site);

  async function start() {
    const account = await site().newSignedInPage();
    const rest = restOf(site().origin, account.token);
    return { ...account, ...partsOf(account.page), rest };
  }

  /** An account whose CV is kept already, with its review open. */
  async function startReview() {
    const account = await start();
    const { page, rest } = account;
    const file = { name: 'mara.pdf', type: 'application/pdf', content: await makeCvPdf() };
    const cv = await rest.upload<{ id: string }>('cv', 'cv', [file]);
    await page.goto(`/upload-cv?review=${cv.id}`);
    await account.heading.waitFor();
    return account;
  }

  const partsOf = (page: Page) => ({
    heading: page.getByRole('heading', { level: 1, name: 'Review what was read' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    entry: (name: string) => page.getByRole('article', { name, exact: true }),
    /** The row of what is folded. */
    row: (name: string) => page.getByRole('article', { name, exact: true }).locator('[aria-expanded=false]'),
    add: page.getByRole('button', { name: /^Add \d+ to my portfolio$/ }),
    seePage: page.getByRole('link', { name: 'See your page' }),
    /** The lines of the document that are lit. */
    lit: page.locator('[role=option][data-lit]'),
  });

  /** Points at one part until the other lights up: what arrives late moves it away from under the pointer. */
  const expectToLight = (target: Locator, other: Locator) =>
    expect
      .poll(async () => {
        await target.hover();
        return other.filter({ visible: true }).count();
      })
      .toBeGreaterThan(0);

  const [current, earlier] = mara.jobs.map(({ position, company }) => `${position} at ${company}`);
  if (!current || !earlier) throw new Error('The CV has two positions.');

  test('five steps lead from the file to a page with its sections', async () => {
    const { page, slug, heading, button, add, seePage, rest } = await start();
    await page.goto('/upload-cv');
    await page.getByRole('heading', { name: 'Current CV' }).waitFor();
    const buffer = await makeCvPdf();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mara.pdf', mimeType: 'application/pdf', buffer });
    await button('Upload CV').click();
    await page.getByRole('link', { name: 'Review what was read' }).click();
    await heading.waitFor();
    expect(await rest.list('skills'), 'before anybody said so').toEqual([]);
    await add.click();
    await seePage.click();
    await page.waitForURL(`**/profile/${slug}`);
    // The inner text lacks what is below the screen and not laid out yet.
    const text = await page.locator('body').textContent();
    const { position, company } = mara.jobs[0] ?? {};
    for (const shown of [position, company, mara.institution, mara.certification, ...mara.skills]) {
      expect(text).toContain(shown);
    }
    // E-mail addresses are behind "Show contact".
    expect(text).not.toContain(mara.email);
    await page.goto('/');
    // CV, skills, work, education and contact.
    await page.getByText('5/9 sections complete').waitFor();
    expect(await page.getByRole('heading', { name: 'Bring your CV' }).count()).toBe(0);
  });

  test('a newcomer drops a file on the dashboard, and corrects what is wrong', async () => {
    const { page, heading, button, entry, add, seePage, rest } = await start();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Bring your CV' }).waitFor();
    const buffer = await makeCvPdf();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mara.pdf', mimeType: 'application/pdf', buffer });
    await heading.waitFor();

    await button(`Edit ${earlier}`).click();
    const form = page.getByRole('form', { name: 'Edit work experience' });
    await form.getByText('Data Engineer, Metro Analytics').waitFor();
    await form.getByRole('textbox', { name: 'Company' }).fill('Metro Forecasts');
    await button('Keep for the import').click();
    await form.waitFor({ state: 'detached' });
    await entry('Data Engineer at Metro Forecasts').and(page.locator(':focus')).waitFor();

    // What lacks a field leads to it, and can be accepted all the same.
    await entry(mara.incomplete).getByText('Incomplete: Issuer').waitFor();
    expect(await button(`Accept: ${mara.incomplete}`).getAttribute('aria-pressed')).toBe('true');
    await button(`Complete it: ${mara.incomplete}`).click();
    const issuer = page.getByRole('textbox', { name: 'Issuer' });
    await issuer.and(page.locator(':focus')).waitFor();
    await issuer.fill('Scrum Alliance');
    await button('Keep for the import').click();
    await page.getByRole('form').waitFor({ state: 'detached' });
    // Text without a place is put into a section by hand.
    await button(`Put into… ${mara.stray.slice(0, 60)}`).click();
    await page.getByRole('menuitem', { name: 'Interesting facts' }).click();
    const fact = page.getByRole('form', { name: 'Edit interesting fact' });
    expect(await fact.getByRole('textbox', { name: 'Fact' }).inputValue()).toBe(mara.stray);
    await button('Keep for the import').click();
    await page.getByText('Put into Interesting facts').waitFor();
    await button('Skip: Python').click();
    await add.click();
    await seePage.waitFor();
    const companies = (await rest.list('work-experience')).map(({ company }) => company);
    expect(companies.sort()).toEqual(['Metro Forecasts', 'Northern Grid']);
    const certificates = (await rest.list('certifications')).map(({ name, issuer }) => [name, issuer]);
    expect(certificates).toEqual(expect.arrayContaining([[mara.incomplete, 'Scrum Alliance']]));
    expect((await rest.list('skills')).map(({ name }) => name)).not.toContain('Python');
    expect((await rest.list('facts')).map(({ fact }) => fact)).toEqual([mara.stray]);
  });

  test('an import is undone after a reload too, and its review comes back', async () => {
    const { page, heading, button, row, add, seePage, rest } = await startReview();
    await button(`Skip: ${earlier}`).click();
    await row('Job title').click();
    await page.getByRole('textbox', { name: 'Job title' }).fill('Head of Data');
    await add.click();
    await seePage.waitFor();
    expect(await rest.list('skills')).toHaveLength(mara.skills.length);
    await page.reload();
    await button('Undo this import').click();
    await heading.waitFor();
    expect(await rest.list('skills')).toEqual([]);
    expect(await button(`Skip: ${earlier}`).getAttribute('aria-pressed')).toBe('true');
    expect(await button('Accept: Scala').getAttribute('aria-pressed')).toBe('true');
    expect(await row('Job title').innerText()).toContain('Head of Data');
  });

  test('a form that is half filled in survives a reload, and all of it goes when it is discarded', async () => {
    const { page, heading, button, entry, rest } = await startReview();
    const name = page.getByRole('form').getByRole('textbox', { name: 'Skill name' });
    await button('Edit SQL').click();
    await name.fill('SQL, half typed');
    await page.reload();
    await heading.waitFor();
    await button('Edit SQL').click();
    await button('Restore').click();
    await expect.poll(() => name.inputValue()).toBe('SQL, half typed');
    await button('Keep for the import').click();
    await entry('SQL, half typed').waitFor();

    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('link', { name: 'Read into my portfolio: mara.pdf' }).click();
    await entry('SQL, half typed').waitFor();
    await button('Start again').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
    await entry('SQL').waitFor();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('cvImport')),
    );
    expect(kept).toEqual([]);
    expect(await rest.list('skills')).toEqual([]);
  });

  test('an entry and its lines light each other up, by pointer and by keyboard', async () => {
    const { page, entry, lit } = await startReview();
    const lines = page.getByRole('listbox', { name: 'Lines of page 1 that were read' });
    await lines.waitFor();
    await expectToLight(entry(earlier), lit.nth(2));
    const texts = await lit.evaluateAll((options) =>
      options.map((option) => option.getAttribute('aria-label')),
    );
    expect(texts[0]).toContain('Metro Analytics');

    const line = lines.getByRole('option', { name: /^Senior Data Engineer, Northern Grid/ });
    await expectToLight(line, entry(current).and(page.locator('[data-lit]')));
    await line.click();
    await entry(current).and(page.locator(':focus')).waitFor();

    // Text without a place does so as well, and what is out of sight is named.
    const strayLine = lines.getByRole('option', { name: mara.stray });
    await expectToLight(page.getByRole('listitem').filter({ hasText: mara.stray }), strayLine.and(lit));
    await expectToLight(strayLine, page.locator('li[data-lit]').getByText(mara.stray));
    await page.getByText('Text without a place', { exact: true }).waitFor();

    await lines.focus();
    await page.keyboard.press('End');
    // Above the last line and its heading.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.locator('article[data-lit]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('article:focus').waitFor();
  });

  test('a JSON Resume file is not kept, and what it does not say is filled in, one entry after the other', async () => {
    const { page, heading, button, entry, add, seePage, lit, rest } = await start();
    const resume = {
      basics: { name: 'Ada King' },
      work: [{ name: 'Analytical Engines', startDate: '2019-02' }],
      certificates: [{ name: 'Engine driver', date: '2020-05' }],
    };
    await page.goto('/upload-cv');
    const choose = (text: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await choose('{"basics":');
    await page.getByRole('alert').getByText('“resume.json” cannot be read').waitFor();
    await choose(JSON.stringify(resume));
    await heading.waitFor();
    const focused = page.locator(':focus');
    await button('Complete it: Analytical Engines').click();
    await page.getByRole('textbox', { name: 'Position' }).and(focused).waitFor();
    await page.keyboard.type('Programmer');
    await button('Keep for the import').click();
    await page.getByRole('form').waitFor({ state: 'detached' });
    await page.reload();
    await expectToLight(entry('Programmer at Analytical Engines'), lit);
    await add.click();
    await seePage.waitFor();
    expect(await rest.list('work-experience')).toMatchObject([{ position: 'Programmer' }]);
    expect(await rest.list('certifications')).toMatchObject([{ issuer: null }]);
    // What the document does not say is one press away.
    await page.goto('/education-certifications?tab=certifications');
    await page.getByRole('button', { name: /^Incomplete: issuer/ }).click();
    await page.getByRole('textbox', { name: 'Issuer' }).and(focused).waitFor();
    expect(await rest.list('cv')).toEqual([]);
    await page.goto('/upload-cv?review=file');
    await page.getByRole('heading', { name: 'This file is to be chosen again' }).waitFor();
  });

  test('text without a place is read again as what its owner says it is', async () => {
    const { page, heading, button, entry, add, seePage, rest } = await start();
    const work = [{ name: 'Acme', position: 'Programmer', startDate: '2019-03' }];
    const resume = { basics: { name: 'Ada King' }, work, tools: 'Excel, SQL', blog: 'crumbs' };
    await page.goto('/upload-cv');
    await page.locator('input[type=file]').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(resume)),
    });
    await heading.waitFor();
    await page.getByRole('checkbox', { name: 'Select: tools: Excel, SQL' }).check();
    await button('Read 1 as…').click();
    await page.getByRole('menuitem', { name: 'Skills' }).click();
    await entry('Excel').and(page.locator(':focus')).waitFor();
    await page.getByText('Put into Skills').waitFor();
    await page.getByRole('checkbox', { name: /^Select: / }).check();
    await button('Read 1 as…').click();
    await page.getByRole('menuitem', { name: 'Programmer at Acme' }).click();
    await page.getByText('Put into Programmer at Acme').waitFor();
    await add.click();
    await seePage.waitFor();
    expect((await rest.list('skills')).map(({ name }) => name)).toEqual(['Excel', 'SQL']);
  });
});
