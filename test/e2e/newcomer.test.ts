import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makeCvPdf } from '../support/cv-pdf';
import { password } from '../support/factories';
import { makeImage } from '../support/images';
import { startReaderFirst } from '../support/start-reader';
import { makeMp4 } from '../support/videos';

/** A way to use a screen. */
interface Hands {
  press: (page: Page, control: Locator) => Promise<unknown>;
  fill: (page: Page, field: Locator, text: string) => Promise<unknown>;
  /** The part of a drop area that is pressed. */
  chooser: (page: Page, name: string) => Locator;
}

const mostTabs = 150;

/** Tabs on until it has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; !(await hasFocus()); tabs += 1) {
    expect(tabs, `Tabs to ${control}`).toBeLessThan(mostTabs);
    await page.keyboard.press('Tab');
  }
}

const wordsOfChooser = (page: Page, name: string) => page.getByText(name, { exact: true });

const hands: Record<'mouse' | 'keyboard' | 'touch', Hands> = {
  mouse: {
    press: (_page, control) => control.click(),
    fill: (_page, field, text) => field.fill(text),
    chooser: wordsOfChooser,
  },
  keyboard: {
    async press(page, control) {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    async fill(page, field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    chooser: (page, name) => page.getByLabel(name),
  },
  touch: {
    press: (_page, control) => control.tap(),
    async fill(page, field, text) {
      await field.tap();
      await page.keyboard.type(text);
    },
    chooser: wordsOfChooser,
  },
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describeInBrowser('a stranger with a CV', () => {
  const site = useTestSite();
  startReaderFirst(site);

  /** Whether something has the focus; what is replaced passes it on within a moment. */
  const expectFocus = (page: Page, after: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `focus after ${after}` })
      .not.toBe('BODY');

  test.each([
    { way: 'mouse', name: 'Mara Lindqvist', device: {} },
    { way: 'keyboard', name: 'Nora Lindqvist', device: {} },
    { way: 'touch', name: 'Vera Lindqvist', device: phone },
  ] as const)(
    'needs 8 steps to a page, 13 to one worth sending and 23 to all nine parts, by $way',
    async ({ way, name, device }) => {
      const context = await site().newContext(device);
      const page = await context.newPage();
      const { press, fill, chooser } = hands[way];
      const button = (text: string) => page.getByRole('button', { name: text, exact: true });
      const link = (text: string) => page.getByRole('link', { name: text });
      const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });
      const field = (text: string) => page.getByRole('textbox', { name: text, exact: true });
      const panel = page.getByRole('tabpanel');
      const photo = page.getByRole('dialog', { name: 'Your photo' });
      const done: string[] = [];
      /** A press, a field that is filled in, a key that submits or a file. */
      const step = async (what: string, act: () => Promise<unknown>, follows: Locator) => {
        await act();
        done.push(what);
        await follows.waitFor();
        await expectFocus(page, what);
      };
      const pressed = (control: Locator, follows: Locator) =>
        step(`press ${control}`, () => press(page, control), follows);
      const filled = (label: string, text: string) =>
        step(label, () => fill(page, field(label), text), field(label));
      const entered = (follows: Locator) => step('Enter', () => page.keyboard.press('Enter'), follows);
      const chosen = async (control: Locator, file: object, follows: Locator) => {
        const choosing = page.waitForEvent('filechooser');
        await press(page, control);
        done.push(`press ${control}`);
        const opened = await choosing;
        await step('file', () => opened.setFiles(file as Parameters<typeof opened.setFiles>[0]), follows);
      };
      const cv = {
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: await makeCvPdf({ name, hasInterests: true }),
      };
      const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makeImage('jpeg', 800, 800) };

      await page.goto('/landing');
      const email = page.getByLabel('Email address').first();
      const address = `${way}@example.com`;
      await step('e-mail address', () => fill(page, email, address), email);
      await entered(field('Password'));
      await page.getByText('Start your portfolio.').waitFor();
      await field('Password').and(page.locator(':focus')).waitFor();
      await step('password', () => page.keyboard.type(password), field('Password'));
      const signIn = panel.getByRole('button', { name: 'Sign In' });
      await entered(signIn);
      expect(new URL(page.url()).searchParams.has('tab')).toBe(false);
      await signIn.and(page.locator(':focus')).waitFor();
      await entered(page.getByRole('heading', { name: 'Bring your CV' }));
      await chosen(chooser(page, 'Choose your CV'), cv, heading('Review what was read'));
      expect(await page.getByText('CV uploaded successfully').count()).toBe(0);
      await pressed(page.getByRole('button', { name: /^Add \d+ to my portfolio$/ }), link('See your page'));
      expect(done.length, done.join(', ')).toBe(8);

      await pressed(button('Next: add your photo'), photo);
      await chosen(photo.getByRole('button', { name: 'Add a photo' }), picture, button('Use this photo'));
      await pressed(button('Use this photo'), page.getByText('Photo saved'));
      await photo.waitFor({ state: 'detached' });
      await expectFocus(page, 'the dialog');
      const slug = name.toLowerCase().replace(' ', '-');
      await pressed(button('Change the address'), page.getByText(`Your page is at /profile/${slug} now.`));
      expect(done.length, done.join(', ')).toBe(13);
      const html = await (await fetch(`${site().origin}/profile/${slug}`)).text();
      for (const shown of [name, 'Senior Data Engineer', `alt="Portrait of ${name}"`])
        expect(html).toContain(shown);

      // The photo and the address are none of the nine.
      done.splice(8);
      await pressed(link('Next: Video Intro'), page.getByText('No video uploaded yet'));
      const video = { name: 'me.mp4', mimeType: 'video/mp4', buffer: makeMp4() };
      await chosen(chooser(page, 'browse files'), video, button('Upload Video'));
      await pressed(button('Upload Video'), page.getByRole('heading', { name: 'Video Introduction Ready' }));
      await pressed(link('Next: Photo Gallery'), heading('Photo Gallery'));
      const upload = page.getByRole('dialog', { name: 'Upload Photos' });
      const send = upload.getByRole('button', { name: 'Upload', exact: true });
      await chosen(chooser(page, 'Choose photos'), picture, send.and(page.locator(':enabled')));
      await pressed(send, link('Next: Testimonials'));
      await upload.waitFor({ state: 'detached' });
      await expectFocus(page, 'the dialog');
      await pressed(link('Next: Testimonials'), heading('Testimonials'));
      await pressed(button('Add testimonial').first(), field('Name'));
      await filled('Name', 'Ada King');
      await filled('Role', 'Head of Research');
      await filled('Company', 'Analytical Engines');
      await filled('Testimonial', 'The most careful engineer I know.');
      const save = page.getByRole('form').getByRole('button', { name: 'Add testimonial' });
      await pressed(save, page.getByRole('article').getByText('Ada King'));
      expect(done.length, done.join(', ')).toBe(23);
      await pressed(link('Next: Share Your Profile'), heading('Share Your Profile'));
      await page.getByText('9/9').first().waitFor();
      await context.close();
    },
  );
});
