import { beforeAll, expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { type SectionKey, sectionContracts } from '../../src/contracts/sections';
import { describeInBrowser, useTestSite } from '../support/browser';
import { pdfContents } from '../support/pdf-contents';
import { draftFor } from '../support/section-samples';
import { restOf } from '../support/section-screens';

/** So many that the page folds the older ones. */
const jobs = 9;

describeInBrowser('the printed page', () => {
  const site = useTestSite();

  async function newOwner() {
    const { profileId, token, slug } = await site().newAccount();
    return { profileId, slug, rest: restOf(site().origin, token) };
  }

  /** Somebody with an entry in every section, and a long career. */
  async function newPerson() {
    const { profileId, slug, rest } = await newOwner();
    const bio = 'I find ways across the sea.\n\nToday I build the software that I wished for on the bridge.';
    await rest.send('PATCH', '', { displayName: 'Maren Tregenza', jobTitle: 'Product Manager', bio });
    for (const [key, { path }] of Object.entries(sectionContracts)) {
      for (let entry = 0; entry < (key === 'workExperience' ? jobs : 1); entry += 1) {
        const draft = await draftFor(key as SectionKey, site().db, profileId);
        await rest.add(path, { ...draft, isPublic: true });
      }
    }
    return { slug, rest };
  }

  let person: Awaited<ReturnType<typeof newPerson>>;
  beforeAll(async () => {
    person = await newPerson();
  });

  test.each(themes)('is short, says where it comes from, and has nothing to press: %s', async (theme) => {
    const { slug, rest } = person;
    await rest.publish(theme);
    const context = await site().newContext({ viewport: { width: 1200, height: 800 } });
    const page = await context.newPage();
    await page.goto(`/profile/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    const address = page.getByText(`${site().origin}/profile/${slug}`, { exact: true });
    expect(await address.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await address.isVisible()).toBe(true);
    const pressed = page.locator('button, input, form, nav, summary, video, .button, footer.page-footer');
    const seen = await pressed.evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.outerHTML),
    );
    expect(seen).toEqual([]);
    const photos = await page.locator('.gallery img').first().isVisible();
    expect(photos).toBe(theme !== 'document');
    const { pageCount, text } = await pdfContents(await page.pdf({ format: 'A4' }));
    expect(pageCount).toBeLessThanOrEqual(3);
    // Each position, the folded ones too, and the latest at the top.
    expect(text.split('Northwind').length - 1).toBe(jobs + 1);
    await context.close();
  });

  test('keeps short positions on one page, but not long ones', async () => {
    const { profileId, slug, rest } = await newOwner();
    const draft = await draftFor('workExperience', site().db, profileId);
    for (const description of ['Short.', 'Long. '.repeat(300)])
      await rest.add('work-experience', { ...draft, description, isPublic: true });
    const page = await (await site().newContext()).newPage();
    await page.goto(`/profile/${slug}`);
    await page.emulateMedia({ media: 'print' });
    const breaks = (text: string) =>
      page.locator('.job', { hasText: text }).evaluate((element) => getComputedStyle(element).breakInside);
    expect([await breaks('Short.'), await breaks('Long.')]).toEqual(['avoid', 'auto']);
    await page.context().close();
  });

  test('keeps months with their years', async () => {
    const { profileId, slug, rest } = await newOwner();
    const draft = await draftFor('workExperience', site().db, profileId);
    await rest.add('work-experience', { ...draft, endDate: '2022-12', isPublic: true });
    await rest.publish('document');
    const page = await (await site().newContext()).newPage();
    await page.goto(`/profile/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    await page.emulateMedia({ media: 'print' });
    const boxes = await page
      .locator('.period time')
      .evaluateAll((dates) => dates.map((date) => date.getClientRects().length));
    expect(boxes).toEqual([1, 1]);
    await page.context().close();
  });

  test('has no heading above contact details that are told on request only', async () => {
    const { slug, rest } = await newOwner();
    const add = (contact: object) => rest.add('contacts', { isPrimary: false, isPublic: true, ...contact });
    const page = await (await site().newContext()).newPage();
    await page.emulateMedia({ media: 'print' });
    const heading = page.getByRole('heading', { name: 'Get in touch' });
    await add({ type: 'email', label: 'Work', value: 'ada@example.com' });
    await page.goto(`/profile/${slug}`);
    expect(await heading.count()).toBe(0);
    await add({ type: 'website', label: 'Website', value: 'https://ada.example' });
    await page.goto(`/profile/${slug}`);
    expect(await heading.count()).toBe(1);
    await page.context().close();
  });
});
