import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('particulars of single sections', () => {
  async function start(key: ScreenKey, names: string[] = []) {
    const { page, token } = await site.newSignedInPage();
    const screen = screenOf(key);
    const rest = restOf(site.origin, token);
    await rest.seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return { screen, rest, ...parts };
  }

  test('private entries are labelled, in the form and by the switch of their card', async () => {
    const { rest, form, submit, entry, screen, expectToast } = await start('contacts');
    await fill(form, screen.required);
    await form.getByRole('switch', { name: /^Public/ }).uncheck();
    await submit(form);
    await expectToast(screen.texts.added);
    const label = entry('First').getByText('Private', { exact: true });
    await label.waitFor();
    expect(await rest.list('contacts')).toMatchObject([{ isPublic: false }]);
    await entry('First').getByRole('switch', { name: 'Public: First' }).click();
    await label.waitFor({ state: 'detached' });
    await expect.poll(() => rest.list('contacts')).toMatchObject([{ isPublic: true }]);
  });

  test('a press on an entry edits it, and one on its switch does not', async () => {
    const { entry, editForm } = await start('skills', ['First']);
    await entry('First').getByRole('switch', { name: 'Public: First' }).click();
    await entry('First').getByText('Private', { exact: true }).waitFor();
    expect(await editForm.count()).toBe(0);
    await entry('First').getByText('First', { exact: true }).click();
    await editForm.waitFor();
  });

  test('a current entry has no end', async () => {
    const { rest, openForm, submit, screen, expectToast, entry } = await start('workExperience');
    const form = await openForm();
    await fill(form, [...screen.required, ['textbox', 'End date', '2022-01']]);
    await form.getByRole('switch', { name: /^I currently work here/ }).check();
    expect(await form.getByRole('textbox', { name: 'End date', exact: true }).isDisabled()).toBe(true);
    await submit(form);
    await expectToast(screen.texts.added);
    await entry('First').getByText('Current position').waitFor();
    expect(await rest.list('work-experience')).toMatchObject([{ isCurrent: true, endDate: null }]);
  });

  test('all icons are matched to the facts, and reset', async () => {
    const facts = ['First', 'My saxophone is older than I am.', 'I learned to code at nine.'];
    const { rest, button, undo } = await start('facts', facts);
    const emojis = async () => (await rest.list('facts')).map(({ emoji }) => emoji);
    expect(await emojis()).toEqual(['🚢', '🚢', '🚢']);
    await button('Update All Icons to Match Content').click();
    await undo.getByText('Icons updated').waitFor();
    expect((await emojis())[1]).toBe('🎷');
    expect((await emojis())[2]).not.toBe('🚢');
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(emojis).toEqual(['🚢', '🚢', '🚢']);
  });
});
