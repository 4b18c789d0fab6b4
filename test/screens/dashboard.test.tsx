import { describe, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { useScreenSite } from '../support/screen-site';
import { type Rest, restOf, type ScreenKey, screenOf } from '../support/section-screens';
import { makeMp4 } from '../support/videos';

const entry = (key: ScreenKey) => (rest: Rest) => rest.seed(screenOf(key), ['First']);

/** The nine sections in the dashboard's order, each with its card, its screen, and what completes it. */
const _sections: { card: string; path: string; complete: (rest: Rest) => Promise<unknown> }[] = [
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

const app = useTestApp();
const site = useScreenSite(app);

describe('the dashboard', () => {
  test('follows what is added and deleted on a screen, without a reload', async () => {
    const { page, token } = await site.newSignedInPage();
    const rest = restOf(site.origin, token);
    const skills = screenOf('skills');
    await rest.seed(skills, ['First']);
    await page.goto('/');
    await page.getByText('1/9 sections complete').waitFor();
    const to = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
    await to('Skills').click();
    await page.getByRole('button', { name: 'Delete First', exact: true }).click();
    await page.getByText(skills.texts.deleted).waitFor();
    await to('Dashboard').click();
    await page.getByText('0/9 sections complete').waitFor();
  });
});
