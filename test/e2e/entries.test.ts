import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { partsOf, restOf, type ScreenKey, type SectionScreen, screenOf } from '../support/section-screens';

const names = ['First', 'Second', 'Third'];
/** A grid, a timeline and a list; each shows its form in a different place. */
const ofEachLayout: ScreenKey[] = ['facts', 'workExperience', 'certifications'];

describeInBrowser('the entries of a section', () => {
  const site = useTestSite();

  async function start(screen: SectionScreen, entries: string[] = []) {
    const { page, token } = await site().newSignedInPage();
    const rest = restOf(site().origin, token);
    await rest.seed(screen, entries);
    const parts = partsOf(page, screen);
    await parts.open();
    return { ...parts, rest };
  }

  describe.each(ofEachLayout.map(screenOf))('$key', (screen) => {
    test('lead from the summary of their faults to each field', async () => {
      const { openForm, submit } = await start(screen);
      const form = await openForm();
      await submit(form);
      await expectWayToEachFault(form, screen);
    });

    test('are reordered by keyboard', async () => {
      const { page, rest, actions, shown } = await start(screen, names);
      // Without the page beside it, a grid has two columns.
      await page.setViewportSize({ width: 1279, height: 720 });
      const title = screen.named.title('First');
      // Its grip, which shows now, is next.
      await actions('First').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.getByText(`${title} is at position 1 of 3.`).waitFor({ state: 'attached' });
      const moved = page.getByText(`${title} is at position 2 of 3.`);
      // A key pressed before the entry listens is lost, as it is for a person, who presses it again.
      await vi.waitFor(
        async () => {
          if ((await moved.count()) > 0) return;
          await page.keyboard.press(screen.grid ? 'ArrowRight' : 'ArrowDown');
          await moved.waitFor({ state: 'attached', timeout: 3_000 });
        },
        { timeout: 120_000 },
      );
      await page.keyboard.press('Space');
      await expect.poll(() => rest.names(screen)).toEqual(['Second', 'First', 'Third']);
      expect(await shown(names)).toEqual(['Second', 'First', 'Third']);
    });
  });

  test('are opened by a press on the page beside them, which shows what is typed', async () => {
    const { page, editForm, field } = await start(screenOf('skills'), ['First']);
    await page.setViewportSize({ width: 1440, height: 900 });
    const beside = page.frameLocator('iframe[data-shown=true]');
    await beside.getByText('First', { exact: true }).click();
    await editForm.locator(':focus').waitFor();
    await field(editForm).fill('Typed');
    await beside.getByText('Typed', { exact: true }).waitFor();
    // The form stands beside the page, and not over it.
    const [form, pane] = await Promise.all([
      editForm.boundingBox(),
      page.getByRole('region', { name: 'Your page' }).boundingBox(),
    ]);
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(pane?.x ?? 0);
    await field(editForm).press('Enter');
    await editForm.waitFor({ state: 'detached' });
    await beside.locator('#skills').getByText('Typed', { exact: true }).waitFor();
    // A press on another part leads to its screen.
    await beside.locator('.hero h1').click();
    await page.getByRole('textbox', { name: 'Display Name' }).and(page.locator(':focus')).waitFor();
  });

  test('are dragged to another place with the mouse', async () => {
    const screen = screenOf('workExperience');
    const { page, rest, entry, shown } = await start(screen, names);
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
    await entry('First').waitFor();
    expect(await shown(names)).toEqual(['Second', 'Third', 'First']);
  });

  test('are not offered beyond what their section holds', async () => {
    const screen = screenOf('facts');
    const facts = ['First', ...Array.from({ length: 14 }, (_, index) => `Fact number ${index + 2}`)];
    const { page, button, act } = await start(screen, facts);
    await page.getByRole('article').nth(14).waitFor();
    const add = button('Add another interesting fact about yourself');
    expect(await add.count()).toBe(0);
    await act('First', 'Delete');
    await page.getByRole('region', { name: 'Undo' }).getByText(screen.texts.deleted).waitFor();
    await add.waitFor();
  });

  async function middleOf(page: Page, button: string) {
    const box = await page
      .getByRole('button', { name: button, exact: true, includeHidden: true })
      .boundingBox();
    if (!box) throw new Error(`${button} is not shown.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
});

/** The summary has the focus and names each blank field; each line links to its input. */
async function expectWayToEachFault(form: Locator, screen: SectionScreen) {
  const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' });
  await summary.waitFor();
  expect(await hasFocus(summary)).toBe(true);
  const links = summary.getByRole('link');
  const inputOf = ([role, label]: SectionScreen['required'][number]) =>
    form.getByRole(role, { name: label, exact: true });
  // Fields with an initial value, such as the type of an address, are valid.
  const values = await Promise.all(screen.required.map((field) => inputOf(field).inputValue()));
  const blank = screen.required.filter((_field, index) => values[index] === '');
  expect(blank.length).toBeGreaterThan(0);
  expect(await links.count()).toBe(blank.length);
  for (const [index, [role, label]] of blank.entries()) {
    const link = links.nth(index);
    expect(await link.innerText()).toMatch(new RegExp(`^${label}: `));
    await link.click();
    const input = form.getByRole(role, { name: label, exact: true });
    expect(await hasFocus(input)).toBe(true);
    expect(await input.getAttribute('aria-invalid')).toBe('true');
  }
}
