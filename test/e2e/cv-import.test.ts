import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeCvPdf, mara, maraLines } from '../support/cv-pdf';
import { makeDocx, makePdf } from '../support/documents';
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
  async function startReview(prepare?: (rest: ReturnType<typeof restOf>) => Promise<unknown>) {
    const account = await start();
    const { page, rest } = account;
    await prepare?.(rest);
    const file = { name: 'mara.pdf', type: 'application/pdf', content: await makeCvPdf() };
    const cv = await rest.upload<{ id: string }>('cv', 'cv', [file]);
    await page.goto(`/upload-cv?review=${cv.id}`);
    await account.heading.waitFor();
    return { ...account, cv };
  }

  const partsOf = (page: Page) => ({
    heading: page.getByRole('heading', { level: 1, name: 'Review what was read' }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    entry: (name: string) => page.getByRole('article', { name, exact: true }),
    add: page.getByRole('button', { name: 'Add to my portfolio' }),
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

  test('six steps lead from the file to a page with its sections', async () => {
    const { page, slug, button, add, seePage, rest } = await start();
    await page.goto('/upload-cv');
    await page.getByRole('heading', { name: 'Current CV' }).waitFor();
    const buffer = await makeCvPdf();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mara.pdf', mimeType: 'application/pdf', buffer });
    await button('Upload CV').click();
    await page.getByRole('link', { name: 'Review what was read' }).click();
    await button('Accept all').click();
    expect(await rest.list('skills'), 'before anybody said so').toEqual([]);
    await add.click();
    await seePage.click();
    await page.waitForURL(`**/profile/${slug}`);
    const text = await page.locator('body').innerText();
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

    // What lacks a field leads to it, and is not accepted before.
    await entry(mara.incomplete).getByText('Missing: Issuer').waitFor();
    expect(
      await entry(mara.incomplete)
        .getByRole('button', { name: /^Accept/ })
        .count(),
    ).toBe(0);
    await button(`Complete it: ${mara.incomplete}`).click();
    const issuer = page.getByRole('textbox', { name: 'Issuer' });
    await issuer.and(page.locator(':focus')).waitFor();
    await issuer.fill('Scrum Alliance');
    await button('Keep for the import').click();
    await page.getByRole('form').waitFor({ state: 'detached' });
    await button('Skip: Python').click();
    await page.getByRole('button', { name: /^Accept the other/ }).click();
    await add.click();
    await seePage.waitFor();
    const companies = (await rest.list('work-experience')).map(({ company }) => company);
    expect(companies.sort()).toEqual(['Metro Forecasts', 'Northern Grid']);
    const certificates = (await rest.list('certifications')).map(({ name, issuer }) => [name, issuer]);
    expect(certificates).toEqual(expect.arrayContaining([[mara.incomplete, 'Scrum Alliance']]));
    expect((await rest.list('skills')).map(({ name }) => name)).not.toContain('Python');
  });

  test('what exists already is merged with what the document says', async () => {
    const mine = { company: 'Northern Grid', position: 'Senior Data Engineer', startDate: '2021-03' };
    const { button, entry, add, seePage, rest } = await startReview(async (rest) => {
      await rest.add('work-experience', { ...mine, isCurrent: true, description: 'In my own words.' });
      await rest.add('skills', { name: 'Kafka', category: 'Tools & Platforms', proficiency: 'Expert' });
    });
    await entry(current).getByText(`You have “${current}” already.`).waitFor();
    // The document only says less about it.
    await button('Skip: Kafka').and(entry('Kafka').locator('[aria-pressed=true]')).waitFor();
    await button('Accept all').click();
    expect(await button(`Merge: ${current}`).getAttribute('aria-pressed')).toBe('true');
    await add.click();
    await seePage.waitFor();
    const jobs = await rest.list('work-experience');
    expect(jobs).toHaveLength(2);
    expect(jobs.find(({ company }) => company === mine.company)).toMatchObject({
      description: 'In my own words.',
      location: 'Leeds',
      achievements: ['Moved forty nightly jobs to streaming', 'Led a team of four engineers'],
    });
    const kafka = (await rest.list('skills')).filter(({ name }) => name === 'Kafka');
    expect(kafka.map(({ proficiency }) => proficiency)).toEqual(['Expert']);
  });

  test('an import is undone at once, and its review comes back', async () => {
    const { page, heading, button, add, seePage, rest } = await startReview();
    await button(`Skip: ${earlier}`).click();
    await button('Accept all: Skills').click();
    await add.click();
    await seePage.waitFor();
    expect(await rest.list('skills')).toHaveLength(mara.skills.length);
    await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The import is undone.').waitFor();
    expect(await rest.list('skills')).toEqual([]);
    await heading.waitFor();
    expect(await button(`Skip: ${earlier}`).getAttribute('aria-pressed')).toBe('true');

    await add.click();
    await seePage.waitFor();
    await page.reload();
    await button('Undo this import').click();
    await heading.waitFor();
    expect(await rest.list('skills')).toEqual([]);
    expect(await button(`Skip: ${earlier}`).getAttribute('aria-pressed')).toBe('true');
    expect(await button('Accept: Scala').getAttribute('aria-pressed')).toBe('true');
  });

  test('choices and corrections survive a reload in the middle', async () => {
    const { page, heading, button, entry } = await startReview();
    await button(`Accept: ${current}`).click();
    await button('Skip: Scala').click();
    await button(`Edit ${earlier}`).click();
    await page.getByRole('form').getByRole('textbox', { name: 'Position' }).fill('Forecaster');
    await button('Keep for the import').click();
    await page.getByRole('form').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Job title' }).fill('Head of Data');
    await page.reload();
    await heading.waitFor();
    expect(await button(`Accept: ${current}`).getAttribute('aria-pressed')).toBe('true');
    expect(await button('Skip: Scala').getAttribute('aria-pressed')).toBe('true');
    await entry('Forecaster at Metro Analytics').waitFor();
    expect(await page.getByRole('textbox', { name: 'Job title' }).inputValue()).toBe('Head of Data');
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
    expect(await button('Accept: SQL').getAttribute('aria-pressed')).toBe('false');
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('cvImport')),
    );
    expect(kept).toEqual([]);
    expect(await rest.list('skills')).toEqual([]);
  });

  test('a document without text says why, and is kept', async () => {
    const { page, button, rest } = await start();
    await page.goto('/upload-cv');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: makePdf([]) });
    await button('Upload CV').click();
    await page.getByRole('alert').getByText('“scan.pdf” was not read').waitFor();
    await page.getByRole('link', { name: 'Read into my portfolio: scan.pdf' }).click();
    await page
      .getByRole('heading', { name: 'This document cannot be read' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByText('This document has no text that can be read').waitFor();
    expect((await rest.list('cv')).map(({ filename }) => filename)).toEqual(['scan.pdf']);
    await page.getByRole('link', { name: 'Back to your CVs' }).click();
    await page.getByRole('heading', { name: 'Current CV' }).waitFor();
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
    await page.keyboard.press('ArrowUp');
    await page.locator('article[data-lit]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('article:focus').waitFor();
  });

  test('a Word document is beside its entries, in its own order', async () => {
    const { page, entry, lit } = await start();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Bring your CV' }).waitFor();
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const file = { name: 'mara.docx', mimeType, buffer: makeDocx(maraLines) };
    await page.locator('input[type=file]').setInputFiles(file);
    const options = page.getByRole('listbox', { name: 'Lines of the document' }).getByRole('option');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual(maraLines);
    const position = page.getByRole('article').filter({ hasText: 'Metro Analytics' }).first();
    await expectToLight(position, lit.filter({ hasText: 'Metro Analytics' }));
    const line = options.filter({ hasText: 'Languages:' });
    await expectToLight(line, entry('Scala').and(page.locator('[data-lit]')));
  });

  test('what the document does not say is filled in, one entry after the other', async () => {
    const { page, heading, button, add, seePage, rest } = await start();
    const resume = {
      basics: { name: 'Ada King' },
      work: [{ name: 'Analytical Engines', startDate: '2019-02' }],
      certificates: [{ name: 'Engine driver', date: '2020-05' }],
    };
    await page.goto('/upload-cv');
    const buffer = Buffer.from(JSON.stringify(resume));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
    await heading.waitFor();
    await page.getByText('2 entries lack what the document does not say').waitFor();
    await button('Complete 2').click();
    const focused = page.locator(':focus');
    await page.getByRole('textbox', { name: 'Position' }).and(focused).waitFor();
    await page.keyboard.type('Programmer');
    await button('Keep, and go on with the next of 1').click();
    await page.getByRole('textbox', { name: 'Issuer' }).and(focused).waitFor();
    await page.keyboard.type('Guild');
    await button('Keep for the import').click();
    await page.getByRole('form').waitFor({ state: 'detached' });
    await add.click();
    await seePage.waitFor();
    expect(await rest.list('work-experience')).toMatchObject([{ position: 'Programmer' }]);
    expect(await rest.list('certifications')).toMatchObject([{ issuer: 'Guild' }]);
  });

  test('a JSON Resume file is reviewed like a CV, and not kept', async () => {
    const { page, heading, button, entry, add, seePage, lit, rest } = await start();
    const resume = {
      basics: { name: 'Ada King', label: 'Programmer' },
      work: [{ name: 'Analytical Engines', position: 'Programmer', startDate: '2019-02' }],
    };
    await page.goto('/upload-cv');
    const choose = (buffer: Buffer) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer });
    await choose(Buffer.from('{"basics":'));
    await page.getByRole('alert').getByText('“resume.json” cannot be read').waitFor();
    await choose(Buffer.from(JSON.stringify(resume)));
    await heading.waitFor();
    const programmer = entry('Programmer at Analytical Engines');
    await programmer.hover();
    await lit.first().waitFor();
    await page.reload();
    await programmer.waitFor();
    await button('Accept all').click();
    await add.click();
    await seePage.waitFor();
    expect((await rest.list('work-experience')).map(({ company }) => company)).toEqual([
      'Analytical Engines',
    ]);
    expect(await rest.list('cv')).toEqual([]);
    await page.goto('/upload-cv?review=file');
    await page.getByRole('heading', { name: 'This file is to be chosen again' }).waitFor();
  });

  test('text without a place is put into a section by hand', async () => {
    const { page, button, entry, add, seePage, rest } = await startReview();
    await button(`Put into… ${mara.stray.slice(0, 60)}`).click();
    await page.getByRole('menuitem', { name: 'Interesting facts' }).click();
    const form = page.getByRole('form', { name: 'Edit interesting fact' });
    expect(await form.getByRole('textbox', { name: 'Fact' }).inputValue()).toBe(mara.stray);
    await button('Keep for the import').click();
    await page.getByText('Put into Interesting facts').waitFor();
    await entry(`${mara.stray.slice(0, 40).trimEnd()}…`)
      .and(page.locator(':focus'))
      .waitFor();
    await add.click();
    await seePage.waitFor();
    expect((await rest.list('facts')).map(({ fact }) => fact)).toEqual([mara.stray]);
  });
});
