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
    await expectToast(screen.texts.updated);
    await label.waitFor({ state: 'detached' });
    expect(await rest.list('contacts')).toMatchObject([{ isPublic: true }]);
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
});
