// @vitest-environment happy-dom
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

  test('the first fact starts with the globe, the second with the saxophone', async () => {
    const { rest, openForm, submit, entry, button } = await start('facts');
    for (const [fact, emoji] of [
      ['First', '🌍'],
      ['Second', '🎷'],
    ] as const) {
      const form = await openForm();
      await form.getByRole('button', { name: `Emoji: ${emoji}. Choose another` }).waitFor();
      await fill(form, [['textbox', 'Fact', fact]]);
      await submit(form);
      await entry(fact).getByText(emoji).waitFor();
      await button('Add another interesting fact about yourself').waitFor();
    }
    const facts = await rest.list('facts');
    expect(facts.map(({ emoji, order }) => [emoji, order])).toEqual([
      ['🌍', '1'],
      ['🎷', '2'],
    ]);
  });

  test('a sixteenth fact is not offered', async () => {
    const names = ['First', ...Array.from({ length: 14 }, (_, index) => `Fact number ${index + 2}`)];
    const { page, button, act, expectToast, screen } = await start('facts', names);
    await page.getByRole('article').nth(14).waitFor();
    const add = button('Add another interesting fact about yourself');
    expect(await add.count()).toBe(0);
    await act('First', 'Delete').click();
    await expectToast(screen.texts.deleted);
    await add.waitFor();
  });

  test('all icons are matched to the facts, and reset', async () => {
    const { rest, button, entry, undo, expectToast } = await start('facts', [
      'First',
      'My saxophone is older than I am.',
      'I learned to code at nine.',
    ]);
    const emojis = async () => (await rest.list('facts')).map(({ emoji }) => emoji);
    expect(await emojis()).toEqual(['🚢', '🚢', '🚢']);
    await button('Update All Icons to Match Content').click();
    await expectToast('Interesting fact updated');
    await entry('My saxophone is older than I am.').getByText('🎷').waitFor();
    const after = await emojis();
    expect(after[1]).toBe('🎷');
    expect(after[2]).not.toBe('🚢');
    await undo.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(emojis).toEqual(['🚢', '🚢', '🚢']);
  });

  test('a second primary contact replaces the first', async () => {
    const { rest, form, submit, entry, screen, expectToast } = await start('contacts');
    const primary = form.getByRole('switch', { name: /^Primary of its type/ });
    for (const [label, value] of [
      ['First', 'ada@example.com'],
      ['Second', 'king@example.com'],
    ] as const) {
      await fill(form, [
        ['textbox', 'Label', label],
        ['textbox', 'Value', value],
      ]);
      await primary.check();
      await submit(form);
      await expectToast(screen.texts.added);
      await entry(label).getByText('Primary', { exact: true }).waitFor();
    }
    await entry('First').getByText('Primary', { exact: true }).waitFor({ state: 'detached' });
    const contacts = await rest.list('contacts');
    expect(contacts.map(({ isPrimary }) => isPrimary)).toEqual([false, true]);
  });

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
