import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accountItem } from '../support/account-menu';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';
import { contactsOf } from '../support/employer-contacts';
import { newAccount } from '../support/factories';
import { makeImage } from '../support/images';
import { newLink } from '../support/links';
import { restOf, sectionScreens } from '../support/section-screens';
import { addViews } from '../support/views';

/** One of each kind of screen, with what is there once it is shown. */
const screens: [path: string, shown: string][] = [
  ['/', 'Portfolio Progress'],
  ['/skills', 'Second'],
  ['/ten-facts', 'Second'],
  ['/work-experience', 'Second'],
  ['/education-certifications', 'Second'],
  ['/education-certifications?tab=certifications', 'Second'],
  ['/testimonials', 'Second'],
  ['/contact', 'Second'],
  ['/gallery', 'Second'],
  ['/upload-cv', 'Current CV'],
  ['/video-intro', 'No video uploaded yet'],
  ['/design', 'Theme'],
  ['/share-profile', 'Signature and badge'],
  ['/links', 'Opened by three readers'],
  ['/links?add=1', 'Note to the reader'],
  ['/employer-contacts', 'Bo Manager'],
  ['/employer-contacts?view=board', 'Bo Manager'],
  ['/employer-contacts?view=figures', 'From new to hired'],
  ['/employer-contacts?add=1', 'Add Contact'],
  ['/analytics', 'Views by day'],
  ['/analytics?tab=sources', 'Sources'],
  ['/analytics?tab=geography', 'Countries'],
  ['/analytics?tab=views', '29 views'],
  ['/portfolios', 'My portfolio'],
  ['/versions', 'Sent to Acme'],
  ['/versions?add=1', 'Keep version'],
  ['/pricing', 'Choose Your Plan'],
  ['/premium-features', 'Unlock Premium Features'],
  ['/user-profile', 'Email address cannot be changed'],
  ['/user-profile?tab=security', 'Change Password'],
  ['/user-profile?tab=subscription', 'Free Plan'],
  ['/admin', 'averylongaddress'],
  ['/admin?tab=analytics', 'User Growth'],
  ['/admin?tab=settings', 'System Maintenance'],
  ['/admin?tab=audit', 'List of users read'],
  ['/user-management-test', 'Run All Tests'],
  ['/app-button-demo', 'App Buttons'],
  ['/app-icon-demo', 'App Icon'],
];

/** What is left of 1280 px when the browser shows everything at 200 %. */
const wideAtTwiceTheSize = 640;

type Opened = [opener: string | RegExp, role: 'menu' | 'dialog'];

/** What opens over a screen, by the button that opens it. */
const opened: [path: string, ...opened: Opened[]][] = [
  ['/', ['Add your photo', 'dialog']],
  ['/skills', [/^Actions for/, 'menu'], ['Add skill', 'dialog']],
  ['/work-experience?add=1', ['Choose start date', 'dialog']],
  ['/gallery', ['Upload Photos', 'dialog'], [/^Actions for/, 'menu']],
  ['/testimonials', ['Ask somebody', 'dialog']],
  [
    '/employer-contacts',
    ['Saved views', 'menu'],
    ['Import or export contacts', 'menu'],
    [/^Move, edit or delete/, 'menu'],
    ['Add Contact', 'dialog'],
  ],
  ['/links', [/^More for/, 'menu'], ['Make a link', 'dialog']],
  ['/analytics', [/^Export/, 'menu']],
  ['/portfolios', [/^Actions for/, 'menu'], ['New portfolio', 'dialog']],
];

const forms = [
  { path: '/skills', form: 'Add skill' },
  { path: '/ten-facts', form: 'Add interesting fact' },
  { path: '/work-experience', form: 'Add work experience' },
  { path: '/testimonials', form: 'Add testimonial' },
];

describeInBrowser('accessibility', () => {
  const site = useTestSite();
  let page: Page;

  beforeAll(async () => {
    const account = await site().newSignedInPage('admin');
    page = account.page;
    const { db, origin } = site();
    const rest = restOf(origin, account.token);
    for (const screen of sectionScreens) await rest.seed(screen, ['First', 'Second']);
    await rest.send('POST', '/versions', { name: 'Sent to Acme' });
    const content = await makeImage('png');
    await rest.upload(
      'gallery/upload',
      'images',
      ['First', 'Second'].map((caption) => ({
        name: `${caption}.png`,
        type: 'image/png',
        content,
        fields: { caption, category: 'work', tags: 'sea, ships, harbour, rain' },
      })),
    );
    await addViews(db, account.profileId, 26, { source: 'linkedin', referrer: 'linkedin.com' });
    const nowhere = { country: null, city: null, unknownPlace: 'private network' };
    await addViews(db, account.profileId, 3, { source: 'search', ...nowhere });
    const contacts = contactsOf(origin, account.token);
    await contacts.add({ employerName: 'Ada Recruiter' });
    const due = { nextAction: 'Call', nextActionOn: '2026-01-05', employerEmail: 'b@e.org' };
    await contacts.add({ employerName: 'Bo Manager', ...due });
    await newLink(db, account.profileId, {
      label: 'A label as long as labels may be '.repeat(3),
      readers: 3,
    });
    const { id } = await newAccount(db, `${'averylongaddress'.repeat(5)}@example.com`);
    const long = { firstName: 'Wolfeschlegelsteinhausen'.repeat(4), lastName: 'King', isActive: false };
    await db.updateTable('accounts').set(long).where('id', '=', id).execute();
    await fetch(`${origin}/api/auth/admin/users`, { headers: { authorization: `Bearer ${account.token}` } });
  });

  async function show(width: number, colorScheme: 'light' | 'dark') {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  }

  test.each(screens)(
    '%s has it, on a phone, enlarged, and on a wide screen in the dark',
    async (path, shown) => {
      await page.goto(path);
      const words = page.getByRole('main').getByText(shown).or(page.getByRole('dialog').getByText(shown));
      for (const width of [320, 390, wideAtTwiceTheSize]) {
        await show(width, 'light');
        await words.first().waitFor({ state: 'attached' });
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await expectAccessible(page);
      }
      await show(1440, 'light');
      await expectAccessible(page);
      await show(1440, 'dark');
      await expectAccessible(page, 'contrast');
    },
  );

  test.each(opened)('what opens on %s has it', async (path, ...all) => {
    await page.goto(path);
    for (const [width, scheme] of [
      [320, 'light'],
      [1440, 'dark'],
    ] as const) {
      await show(width, scheme);
      for (const [opener, role] of all) {
        const before = await page.getByRole(role).count();
        await page.getByRole('button', { name: opener }).first().click();
        await expect.poll(() => page.getByRole(role).count()).toBe(before + 1);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole(role).count()).toBe(before);
      }
    }
  });

  test('the menus of the frame and the palette have it', async () => {
    await page.goto('/portfolios');
    await page.getByText('My portfolio').first().waitFor();
    await show(1440, 'dark');
    await accountItem(page, 'Bin');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await show(320, 'light');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page);
  });

  test.each(forms)('the form "$form" has it with its errors', async ({ path, form }) => {
    await show(390, 'light');
    await page.goto(`${path}?add=1`);
    await page.getByRole('form', { name: form }).locator(':focus').waitFor();
    await page.getByRole('form', { name: form }).locator('button[type=submit]').click();
    await page.getByText('There is a problem').waitFor();
    await expectAccessible(page);
  });
});
