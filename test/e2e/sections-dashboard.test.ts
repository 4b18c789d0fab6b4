import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { type Rest, restOf, type ScreenKey, screenOf } from '../support/section-screens';
import { makeMp4 } from '../support/videos';

const entry = (key: ScreenKey) => (rest: Rest) => rest.seed(screenOf(key), ['First']);

/** The nine sections in the dashboard's order, each with its card, its screen, and what completes it. */
const sections: { card: string; path: string; complete: (rest: Rest) => Promise<unknown> }[] = [
  {
    card: 'CV Upload',
    path: '/upload-cv',
    complete: (rest) =>
      rest.upload('cv', 'cv', [{ name: 'cv.pdf', type: 'application/pdf', content: makePdf(['Ada']) }]),
  },
  { card: 'Interesting Facts', path: '/ten-facts', complete: entry('facts') },
  {
    card: 'Video Intro',
    path: '/video-intro',
    complete: (rest) =>
      rest.upload('video', 'video', [{ name: 'intro.mp4', type: 'video/mp4', content: makeMp4() }]),
  },
  {
    card: 'Photo Gallery',
    path: '/gallery',
    complete: async (rest) =>
      rest.upload('gallery/upload', 'images', [
        { name: 'one.png', type: 'image/png', content: await makeImage('png') },
      ]),
  },
  { card: 'Testimonials', path: '/testimonials', complete: entry('testimonials') },
  { card: 'Skills', path: '/skills', complete: entry('skills') },
  { card: 'Work Experience', path: '/work-experience', complete: entry('workExperience') },
  {
    card: 'Education & Certifications',
    path: '/education-certifications',
    complete: entry('certifications'),
  },
  { card: 'Contact', path: '/contact', complete: entry('addresses') },
];

describeInBrowser('the dashboard', () => {
  const site = useTestSite();

  test('counts each section and leads to the first open one', async () => {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    // One from the middle is first, so that the next step is not simply the one after the last.
    const rounds = [[5], [0], [1, 2, 3], [4, 6, 7], [8]];
    const open = new Set(sections);
    await page.goto('/');
    await page.getByText('0/9 sections complete').waitFor();
    for (const round of rounds) {
      const next = sections.find((section) => open.has(section));
      await page.getByText(`${open.size} section${open.size === 1 ? ' remains' : 's remain'}.`).waitFor();
      await page.getByRole('link', { name: 'Complete Next' }).click();
      await page.waitForURL((url) => url.pathname === next?.path);

      for (const section of sections.filter((_, index) => round.includes(index))) {
        await section.complete(rest);
        open.delete(section);
      }
      await page.goto('/');
      await page.getByText(`${9 - open.size}/9 sections complete`).waitFor();
      const cards = page.getByRole('main').locator('li a');
      const shown = await cards.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), (link as HTMLElement).innerText] as const),
      );
      for (const section of sections) {
        const text = shown.find(([href]) => href === section.path)?.[1].split('\n');
        expect(text).toContain(section.card);
        expect(text).toContain(open.has(section) ? 'Incomplete' : 'Complete');
      }
    }
    await page.getByText('Your portfolio is complete and shareable!').waitFor();
    expect(await page.getByRole('link', { name: 'Complete Next' }).count()).toBe(0);
    const link = page.getByRole('link', { name: 'View Public Profile' });
    expect(await link.getAttribute('href')).toBe('/share-profile');
  });

  test('shows the portrait, on the card of the page and beside the account', async () => {
    const { page, token } = await site().newSignedInPage();
    const content = await makeImage('jpeg', 600, 600);
    const { url } = await restOf(site().origin, token).upload<{ url: string }>('portrait', 'portrait', [
      { name: 'me.jpg', type: 'image/jpeg', content },
    ]);
    await page.goto('/');
    const loaded = () =>
      page
        .locator(`img[src^="${url}?w="]`)
        .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(loaded).toEqual([160, 160]);
  });
});
