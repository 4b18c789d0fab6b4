import type { ElementHandle, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import type { SectionKey } from '../../src/contracts/sections';
import { sectionContracts } from '../../src/contracts/sections';
import { describeInBrowser, type SignedInAccount, useTestSite } from '../support/browser';
import { makeImage } from '../support/images';
import { draftFor } from '../support/section-samples';
import { restOf } from '../support/section-screens';
import { makeWebm } from '../support/videos';

/** Where the last line of a tag's words ends; leaves only this tag's dot visible. */
const endOfWords = (tag: Locator) =>
  tag.evaluate((element) => {
    for (const other of document.querySelectorAll('.probed')) other.classList.remove('probed');
    element.classList.add('probed');
    element.scrollIntoView({ block: 'center' });
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()].at(-1)?.right ?? 0;
  });

/** The first and the last column of the window in which anything beside the box, or in it, is dark. */
async function darkColumns(page: Page, box: { y: number; height: number } | null) {
  const { y = 0, height = 1 } = box ?? {};
  const clip = { x: 0, y, width: page.viewportSize()?.width ?? 0, height };
  const picture = sharp(await page.screenshot({ clip })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 128).map((at) => at % info.width);
  return { first: Math.min(...dark), last: Math.max(...dark) };
}

/** Where the first screen is measured: a telephone, and a laptop with the bars of a browser. */
const firstScreens = [
  [390, 844],
  [1440, 844],
] as const;

/** Who the demo profile is, in what role, where, in which position, with what education, and how to reach her. */
const firstAnswers = [
  'Maren Tregenza',
  'Senior Product Manager, Wind-Assisted Shipping',
  'Bristol, United Kingdom',
  /^Senior Product Manager(?!, Wind)/,
  'Leeward Routing',
  "Master's Degree in Energy Systems and Policy",
  'University of the Severn',
  'Show contact',
];

const jobs = 9;

describeInBrowser('the themes of the public page', () => {
  const site = useTestSite();

  const restOfOwner = ({ token }: { token: string }) => restOf(site().origin, token);

  /** An account with an entry in every section, and a long career. */
  async function newPerson() {
    const account = await site().newAccount();
    const rest = restOfOwner(account);
    const person = {
      displayName: 'Maren Tregenza',
      jobTitle: 'Senior Product Manager, Wind-Assisted Shipping',
      location: 'Bristol',
      bio: 'I find ways across the sea.\n\nToday I build the software that I wished for on the bridge.',
    };
    await rest.send('PATCH', '', person);
    for (const [key, { path }] of Object.entries(sectionContracts)) {
      const count = key === 'workExperience' ? jobs : 1;
      for (let entry = 0; entry < count; entry += 1) {
        const draft = await draftFor(key as SectionKey, site().db, account.profileId);
        await rest.add(path, { ...draft, isPublic: true });
      }
    }
    await addPortrait(account);
    return account;
  }

  const addPortrait = async (owner: { token: string }) =>
    restOfOwner(owner).upload('portrait', 'portrait', [
      { name: 'me.jpg', type: 'image/jpeg', content: await makeImage('jpeg', 960, 960) },
    ]);

  test('say who this is on the first screen, without JavaScript', async () => {
    const demo = await site().addDemo();
    const context = await site().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const hero = page.locator('.hero');
    for (const theme of themes) {
      await restOfOwner(demo).publish(theme);
      for (const [width, height] of firstScreens) {
        await page.setViewportSize({ width, height });
        await page.goto(`/profile/${demo.slug}`);
        // What takes room away from the answers.
        for (const other of ['.portrait', '.lead', '[data-download="cv"]'])
          expect(await hero.locator(other).isVisible(), other).toBe(true);
        for (const answer of firstAnswers) {
          const box = await hero.getByText(answer).first().boundingBox();
          const place = `${theme}, ${width} x ${height}: ${answer}`;
          expect(box && Math.min(box.x, box.y), place).toBeGreaterThanOrEqual(0);
          expect(box && box.x + box.width, place).toBeLessThanOrEqual(width);
          expect(box && box.y + box.height, place).toBeLessThanOrEqual(height - 8);
        }
      }
    }
    await context.close();
  });

  /** What the tabulator reaches on the first screen, one after the other, and where it is. */
  async function focusOrder(page: Page) {
    const stops = new Map<string, ElementHandle<Element>>();
    await page.locator('.skip').focus();
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = (await page.evaluateHandle(() => document.activeElement)).asElement();
      const name = await focused?.evaluate(
        (element) => element.closest('.hero') && (element.textContent?.trim() || 'the video'),
      );
      if (!focused || !name) break;
      stops.set(name, focused);
    }
    // Focus scrolls, so that places are comparable only in the end.
    return Promise.all(
      [...stops].map(async ([name, element]) => ({ name, box: await element.boundingBox() })),
    );
  }

  let person: SignedInAccount;
  beforeAll(async () => {
    person = await newPerson();
    const rest = restOfOwner(person);
    const video = { name: 'a.webm', type: 'video/webm', content: makeWebm() };
    await rest.upload('video', 'video', [video]);
    await rest.add('contacts', {
      type: 'website',
      label: 'My site',
      value: 'https://example.com',
    });
  });

  test.each(themes)('pass the focus on as the first screen is read: %s', async (theme) => {
    await restOfOwner(person).publish(theme);
    const page = await (await site().newContext()).newPage();
    // On a narrow screen, Editorial shows the video at the end, and beside the name on a wide one.
    for (const width of theme === 'editorial' ? [1440] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/profile/${person.slug}`);
      await page.evaluate(() => document.fonts.ready);
      const stops = await focusOrder(page);
      expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['the video', 'My site']));
      stops.slice(1).forEach(({ name, box }, index) => {
        const { name: nameBefore, box: before } = stops[index] ?? {};
        if (!box || !before) throw new Error(`${name} is nowhere.`);
        const isAfter = box.y >= before.y || box.x >= before.x + before.width;
        expect(isAfter, `${width}: ${name} after ${nameBefore}`).toBe(true);
      });
    }
    await page.context().close();
  });

  test('set a long testimonial as text, which may be split on paper', async () => {
    const person = await site().newAccount();
    const { profileId, slug } = person;
    const draft = await draftFor('testimonials', site().db, profileId);
    for (const content of ['Long. '.repeat(100), 'Short.'])
      await restOfOwner(person).add('testimonials', { ...draft, content, isPublic: true });
    const page = await (await site().newContext()).newPage();
    for (const theme of themes) {
      await restOfOwner(person).publish(theme);
      await page.goto(`/profile/${slug}`);
      const sizes = await page
        .locator('.quotes .prose')
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
      expect(sizes[0], theme).toBe(sizes[1]);
    }
    await page.emulateMedia({ media: 'print' });
    const breaks = await page
      .locator('.quotes > li')
      .evaluateAll((quotes) => quotes.map((quote) => getComputedStyle(quote).breakInside));
    expect(breaks).toEqual(['auto', 'avoid']);
    await page.context().close();
  });

  test.each([
    ['Theodora Featherstonehaugh', 16],
    ['Maren Tregenza', 32],
  ])('keep the words of a name whole with a portrait: %s, with text of %i px', async (name, standard) => {
    const person = await site().newAccount();
    await restOfOwner(person).send('PATCH', '', { displayName: name });
    await addPortrait(person);
    const context = await site().newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
    for (const theme of themes) {
      await restOfOwner(person).publish(theme);
      await page.goto(`/profile/${person.slug}`);
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.locator('h1').evaluate((heading) => {
        const text = heading.firstChild;
        if (!text?.nodeValue) return 0;
        const surname = document.createRange();
        surname.setStart(text, text.nodeValue.indexOf(' ') + 1);
        surname.setEnd(text, text.nodeValue.length);
        return surname.getClientRects().length;
      });
      expect(lines, theme).toBe(1);
    }
    await page.context().close();
  });

  test('keep the dot between two technologies at the word before it: document', async () => {
    const person = await site().newAccount();
    const draft = await draftFor('workExperience', site().db, person.profileId);
    const technologies = ['a cloud for containers in '.repeat(3).trim(), 'W'.repeat(60), 'SQL', 'Go'];
    const job = { ...draft, technologies, isPublic: true };
    await restOfOwner(person).add('work-experience', job);
    await restOfOwner(person).publish('document');
    const page = await (await site().newContext()).newPage();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/profile/${person.slug}`);
      await page.evaluate(async () => {
        await document.fonts.ready;
        const onlyOneDot = new CSSStyleSheet();
        onlyOneDot.replaceSync('.tags li { color: transparent } .tags li.probed::after { color: #000 }');
        document.adoptedStyleSheets.push(onlyOneDot);
      });
      const list = await page.locator('.tags').boundingBox();
      for (const tag of (await page.locator('.tags li').all()).slice(0, -1)) {
        const word = await endOfWords(tag);
        const dot = await darkColumns(page, await tag.boundingBox());
        const place = `${width}: ${await tag.innerText()}`;
        expect(dot.last, place).toBeLessThan((list?.x ?? 0) + (list?.width ?? 0));
        expect(dot.first - word, place).toBeGreaterThanOrEqual(0);
        expect(dot.first - word, place).toBeLessThan(12);
      }
    }
    await page.context().close();
  });

  test('let the cover image reach the edge of the window beside a portrait', async () => {
    const person = await site().newAccount();
    const content = await makeImage('jpeg', 1200, 900);
    await restOfOwner(person).upload('gallery/upload', 'images', [
      { name: 'a.jpg', type: 'image/jpeg', content, fields: {} },
    ]);
    await addPortrait(person);
    await restOfOwner(person).publish('showcase');
    const page = await (await site().newContext()).newPage();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/profile/${person.slug}`);
      expect(await page.locator('.cover').boundingBox(), `${width}`).toMatchObject({ x: 0, y: 0 });
    }
  });

  test.each(['testimonials', 'contacts'] as const)(
    'keep the name and the heading of what comes first off the edge: %s',
    async (key) => {
      const person = await site().newSignedInPage();
      const { page, slug, profileId } = person;
      const draft = await draftFor(key, site().db, profileId);
      await restOfOwner(person).add(sectionContracts[key].path, { ...draft, isPublic: true });
      for (const theme of themes) {
        await restOfOwner(person).publish(theme);
        await page.goto(`/profile/${slug}`);
        const name = await page.locator('h1').boundingBox();
        expect(name?.y, theme).toBeGreaterThanOrEqual(16);
        if (theme !== 'editorial' && theme !== 'showcase') continue;
        const first = page.locator('main > .section:first-child');
        const [edge, heading] = [await first.boundingBox(), await first.locator('h2').boundingBox()];
        expect((heading?.y ?? 0) - (edge?.y ?? 0), theme).toBeGreaterThanOrEqual(32);
      }
    },
  );

  test.each(themes)('break no word of a label, however long the language makes it: %s', async (theme) => {
    const { slug, token } = await site().newAccount();
    const rest = restOf(site().origin, token);
    await rest.send('PATCH', '', {
      displayName: 'Ελευθερία',
      availability: 'Πλήρης απασχόληση',
      language: 'el',
    });
    await rest.publish(theme);
    for (const [width, height] of firstScreens) {
      const page = await (await site().newContext({ viewport: { width, height } })).newPage();
      await page.goto(`/profile/${slug}`);
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.getByText('Διαθεσιμότητα', { exact: true }).evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return range.getClientRects().length;
      });
      expect(lines, `${width}`).toBe(1);
      await page.context().close();
    }
  });
});
