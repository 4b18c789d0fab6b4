import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { useScreenSite } from '../support/screen-site';
import { type Rest, restOf, type ScreenKey, screenOf } from '../support/section-screens';
import { storeVideo } from '../support/videos';

const entry = (key: ScreenKey) => (rest: Rest) => rest.seed(screenOf(key), ['First']);

/** The nine sections in the dashboard's order, each with its card, its screen, and what completes it. */
const sections: { card: string; path: string; complete: (rest: Rest, user: TestUser) => Promise<unknown> }[] =
  [
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
      complete: (_rest, owner) => storeVideo(app(), owner),
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
  test('counts each section and leads to the first open one', async () => {
    const user = await site.newSignedInPage();
    const { page, token } = user;
    const rest = restOf(site.origin, token);
    // One from the middle is first, so that the next step is not simply the one after the last.
    const rounds = [[5], [0], [1, 2, 3], [4, 6, 7], [8]];
    const open = new Set(sections);
    await page.goto('/');
    await page.getByText('0/9 sections complete').waitFor();
    for (const round of rounds) {
      await page.getByText(`${open.size} section${open.size === 1 ? ' remains' : 's remain'}.`).waitFor();
      await page.getByRole('link', { name: 'Complete Next' }).click();
      const next = sections.find((section) => open.has(section));
      await expect.poll(() => new URL(page.url()).pathname).toBe(next?.path);
      for (const section of sections.filter((_, index) => round.includes(index))) {
        await section.complete(rest, user);
        open.delete(section);
      }
      await page.goto('/');
      await page.getByText(`${9 - open.size}/9 sections complete`).waitFor();
      const cards = page.getByRole('main').locator('li a');
      const shown = await cards.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), link.textContent] as const),
      );
      for (const section of sections) {
        const text = shown.find(([href]) => href === section.path)?.[1];
        expect(text).toContain(section.card);
        expect(text?.includes('Incomplete')).toBe(open.has(section));
      }
    }
    await page.getByText('Your portfolio is complete and shareable!').waitFor();
    expect(await page.getByRole('link', { name: 'Complete Next' }).count()).toBe(0);
    const link = page.getByRole('link', { name: 'View Public Profile' });
    expect(await link.getAttribute('href')).toBe('/share-profile');
  });

  test('says what readers would miss, and takes what follows from the rest in one press', async () => {
    const user = await site.newSignedInPage();
    const { page, profileId } = user;
    const profile = `/profile/${profileId}`;
    const made = { displayName: 'Imani Brooks', jobTitle: '', profileSlug: 'portfolio-123456' };
    await app().rest(`PATCH ${profile}`, made, user);
    const job = { company: 'Northern Grid', position: 'Pilot', startDate: '2021', isCurrent: true };
    await app().rest(`POST ${profile}/work-experience`, job, user);
    await page.goto('/');
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    for (const name of ['Photo', 'Job title', 'Address', 'Look'])
      expect(await row(name).textContent(), name).toContain('missing');
    await page.getByRole('button', { name: 'Use “Pilot”' }).click();
    await expect.poll(() => row('Job title').textContent()).toContain('done: Pilot');
    await page.getByRole('button', { name: 'Use “imani-brooks”' }).click();
    await expect.poll(() => row('Address').textContent()).toContain('done: /profile/imani-brooks');
    const { body } = await app().rest(`GET ${profile}`, undefined, user);
    expect(body).toMatchObject({
      jobTitle: 'Pilot',
      profileSlug: 'imani-brooks',
      displayName: 'Imani Brooks',
    });
  });

  test('edits title, address and look in place', async () => {
    const user = await site.newSignedInPage();
    const { page } = user;
    await page.goto('/');
    const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    await row('Job title').click();
    await dialog('Your job title').getByRole('textbox', { name: 'Job Title' }).fill('x'.repeat(151));
    await press('Save Changes');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Job Title' }).getAttribute('aria-invalid'))
      .toBe('true');
    await page.getByRole('textbox', { name: 'Job Title' }).fill('Aviator');
    await press('Save Changes');
    await expect.poll(() => row('Job title').textContent()).toContain('done: Aviator');

    await row('Address').click();
    await dialog('Where your page is')
      .getByRole('textbox', { name: 'Address of your page' })
      .fill('up-in-the-air');
    await page.getByText('This address is free.').waitFor();
    await press('Change address');
    await expect.poll(() => row('Address').textContent()).toContain('/profile/up-in-the-air');

    expect(await row('Look').textContent()).toContain('missing: Editorial, as it comes');
    await row('Look').click();
    await press('Keep this look');
    await expect.poll(() => row('Look').textContent()).toContain('done: Editorial');
    await row('Look').click();
    await dialog('How your page looks')
      .getByRole('radio', { name: /^Swiss/ })
      .click();
    await press('Use this look');
    await expect.poll(() => row('Look').textContent()).toContain('done: Swiss');
    const { body } = await app().rest(`GET /profile/${user.profileId}/design`, undefined, user);
    expect(body).toMatchObject({ published: { theme: 'swiss' }, isChanged: false });
  });

  test('opens the photo from the profile, the account and the profile information', async () => {
    const { page } = await site.newSignedInPage();
    const opensIn = async (role: 'main' | 'navigation') => {
      await page
        .getByRole(role)
        .first()
        .getByRole('button', { name: 'Add your photo', exact: true })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Your photo' }).getByText('Add a photo').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await page.goto('/');
    await opensIn('main');
    await opensIn('navigation');
    await page.goto('/upload-cv');
    await opensIn('main');
  });

  test('leads to the ways to share the page', async () => {
    const { page } = await site.newSignedInPage();
    await page.goto('/');
    const links = page.getByRole('link', { name: 'Share Your Portfolio', exact: true });
    for (const link of await links.all()) expect(await link.getAttribute('href')).toBe('/share-profile');
    await links.first().click();
    await page.getByRole('heading', { name: 'Share Your Profile', level: 1 }).waitFor();
  });

  test('asks what becomes of a CV that was public by default', async () => {
    const { page, token } = await site.newSignedInPage();
    const file = { name: 'cv.pdf', type: 'application/pdf', content: makePdf(['Ada']) };
    const { id } = await restOf(site.origin, token).upload<{ id: string }>('cv', 'cv', [file]);
    const withdrawn = { isPublic: false, wasWithdrawn: true };
    await app().db.updateTable('cvs').set(withdrawn).where('id', '=', id).execute();
    await page.goto('/');
    await page.getByRole('link', { name: 'say whether to offer it' }).click();
    await page.getByRole('button', { name: 'Offer it on my page' }).click();
    await page.getByText('Your CV is private now').waitFor({ state: 'detached' });
    const status = async () => (await fetch(`${site.origin}/api/cv/${id}`)).status;
    await expect.poll(status).toBe(200);
  });

  test('follows what is added and deleted on a screen, without a reload', async () => {
    const { page, token } = await site.newSignedInPage();
    const rest = restOf(site.origin, token);
    const skills = screenOf('skills');
    await rest.seed(skills, ['First']);
    await page.goto('/');
    await page.getByText('1/9 sections complete').waitFor();
    const to = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
    await to('Skills').click();
    await page.getByRole('button', { name: 'Actions for First', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await page.getByText(skills.texts.deleted).waitFor();
    await page.getByRole('link', { name: 'Next: Work Experience' }).waitFor();
    await to('Dashboard').click();
    await page.getByText('0/9 sections complete').waitFor();
  });
});
