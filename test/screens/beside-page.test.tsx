import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { partsOf, restOf, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);
const skills = screenOf('skills');

afterEach(() => localStorage.clear());

/** The state of the page that was asked for last. */
const newest = () => [...document.querySelectorAll('iframe')].at(-1)?.getAttribute('srcdoc') ?? '';

describe('the page beside a screen', () => {
  async function start(path = skills.path) {
    const { page, token } = await site.newSignedInPage();
    const rest = restOf(site.origin, token);
    await rest.seed(skills, ['First', 'Second']);
    const open = async (at: string) => {
      await page.goto(at);
      window.happyDOM.setViewport({ width: 1440, height: 900 });
    };
    await open(path);
    const pane = page.getByRole('region', { name: 'Your page' });
    return { ...partsOf(page, skills), rest, pane, open };
  }

  test('shows an entry as it is typed, and again as it is stored if that is discarded', async () => {
    const { rest, openEdit, field, editForm, cancel } = await start();
    await expect.poll(newest).toContain('First');
    await openEdit('First');
    await field(editForm).fill('Typed');
    await expect.poll(newest).toContain('Typed');
    expect(newest()).not.toContain('>First<');
    expect(await rest.names(skills)).toEqual(['First', 'Second']);
    // It cannot be saved like this, so the page stays as it is.
    await field(editForm).fill('');
    await cancel(editForm);
    await expect.poll(newest).toContain('>First<');
    expect(newest()).not.toContain('Typed');
  });

  test('shows what is saved as soon as it is', async () => {
    const { openEdit, field, editForm, submit, act } = await start();
    await openEdit('First');
    await field(editForm).fill('Changed');
    await submit(editForm);
    await editForm.waitFor({ state: 'detached' });
    await expect.poll(newest).toContain('Changed');
    await act('Second', 'Delete');
    await expect.poll(newest).not.toContain('Second');
  });

  test('is shown in each language that it is in', async () => {
    const { page, rest, open, pane } = await start();
    const control = page.getByRole('combobox', { name: 'Language of the preview' });
    await expect.poll(newest).toContain('First');
    expect(await control.count()).toBe(0);
    const [first] = await rest.list(skills.rest);
    await rest.send('PATCH', '', { language: 'en', translations: { de: {} } });
    await rest.change(skills, first?.id ?? '', { translations: { de: { name: 'Erstens' } } });
    await open(skills.path);
    await pane.waitFor();
    await control.selectOption('Deutsch');
    await expect.poll(newest).toContain('Erstens');
    expect(newest()).toContain('<html lang="de"');
    await control.selectOption('English');
    await expect.poll(newest).toContain('>First<');
  });

  test('is folded away until it is wanted again', async () => {
    const { page, button, pane } = await start();
    const goTo = (screen: string) => page.getByRole('link', { name: screen, exact: true }).click();
    await pane.waitFor();
    expect(await button('See it').count()).toBe(0);
    await button('Fold the page away').click();
    await pane.waitFor({ state: 'detached' });
    await expect.poll(() => document.activeElement?.textContent, { timeout: 8000 }).toBe('See it');
    await goTo('Contact');
    await page.getByRole('heading', { name: 'Contact', exact: true }).waitFor();
    await button('See it').first().waitFor();
    expect(await pane.count()).toBe(0);
    await button('See it').first().click();
    await pane.waitFor();
    await goTo('Interesting Facts');
    await pane.waitFor();
  });

  test('is on the nine screens and More Sections, and not beside a review', async () => {
    const { open, pane } = await start();
    for (const path of [
      '/upload-cv',
      '/ten-facts',
      '/video-intro',
      '/gallery',
      '/testimonials',
      '/skills',
      '/work-experience',
      '/education-certifications',
      '/contact',
      '/more-sections',
    ]) {
      await open(path);
      await pane.waitFor();
    }
    await open('/share-profile');
    expect(await pane.count()).toBe(0);
  });

  test('leads to the form of the entry that the address names', async () => {
    const { page, open, rest, editForm, field } = await start();
    const [, second] = await rest.list(skills.rest);
    await open(`/skills?entry=${second?.id}`);
    await editForm.waitFor();
    expect(await field(editForm).inputValue()).toBe('Second');
    expect(page.url()).not.toContain('entry');
  });

  test('is shown over a narrower screen, also while something is typed', async () => {
    const { page, button, openEdit, field, editForm } = await start();
    window.happyDOM.setViewport({ width: 800, height: 720 });
    await button('See it').waitFor();
    expect(document.querySelector('iframe')).toBeNull();
    await openEdit('First');
    await field(editForm).fill('Typed');
    await editForm.getByRole('button', { name: 'See it' }).click();
    const over = page.getByRole('dialog', { name: 'Your page' });
    await over.waitFor();
    await expect.poll(newest).toContain('Typed');
    await page.keyboard.press('Escape');
    await over.waitFor({ state: 'detached' });
    expect(await field(editForm).inputValue()).toBe('Typed');
  });

  test('shows the first lines as they are typed', async () => {
    const { page } = await start('/upload-cv');
    await page.getByRole('textbox', { name: 'Job Title' }).fill('Analyst of engines');
    await expect.poll(newest).toContain('Analyst of engines');
  });
});
