import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

describeInBrowser('particulars of single sections', () => {
  const site = useTestSite();

  async function start(key: ScreenKey, names: string[] = []) {
    const { page, token } = await site().newSignedInPage();
    const screen = screenOf(key);
    const rest = restOf(site().origin, token);
    await rest.seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return { screen, rest, ...parts };
  }

  test('an entry is dragged to another place with the mouse', async () => {
    const names = ['First', 'Second', 'Third'];
    const { page, screen, rest, act, shown } = await start('workExperience', names);
    const title = screen.named.title('First');
    const status = (text: string) => page.getByText(text).waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 1280, height: 1600 });
    const from = await middleOf(page, `Reorder ${title}`);
    const to = await middleOf(page, `Reorder ${screen.named.title('Third')}`);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 20, { steps: 4 });
    await status(`${title} is at position 1 of 3.`);
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await status(`${title} is at position 3 of 3.`);
    await page.mouse.up();
    await expect.poll(() => shown(names)).toEqual(['Second', 'Third', 'First']);
    await expect.poll(() => rest.names(screen)).toEqual(['Second', 'Third', 'First']);
    await page.reload();
    await act('First', 'Reorder').waitFor();
    expect(await shown(names)).toEqual(['Second', 'Third', 'First']);
  });

  async function middleOf(page: Page, button: string) {
    const box = await page.getByRole('button', { name: button, exact: true }).boundingBox();
    if (!box) throw new Error(`${button} is not shown.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
});
