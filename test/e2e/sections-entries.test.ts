import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import {
  fill,
  partsOf,
  type Rest,
  restOf,
  type ScreenKey,
  type SectionScreen,
  screenOf,
  sectionScreens,
} from '../support/section-screens';

const names = ['First', 'Second', 'Third'];
/** A grid, a timeline and a list; each shows its form in a different place. */
const ofEachLayout: ScreenKey[] = ['facts', 'workExperience', 'certifications'];

describeInBrowser('the entries of each section', () => {
  const site = useTestSite();

  // One page serves them all, because the sections are independent.
  let page: Page;
  let rest: Rest;
  beforeAll(async () => {
    const account = await site().newSignedInPage();
    page = account.page;
    rest = restOf(site().origin, account.token);
  });

  /** The section's screen with only these entries. */
  async function start(screen: SectionScreen, names: string[] = []) {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // Two sections may share a screen.
    for (const shown of sectionScreens.filter(({ path }) => path === screen.path)) await rest.clear(shown);
    await rest.seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return parts;
  }

  describe.each(sectionScreens)('$key', (screen) => {
    const { texts } = screen;

    test('are refused while required fields are blank, added, and edited', async () => {
      const { openForm, openEdit, entry, button, submit, editForm, field, expectToast } = await start(screen);
      await page.getByText(screen.empty.text, { exact: true }).waitFor();
      await button(screen.empty.action).waitFor();
      const form = await openForm();
      await submit(form);
      await expectWayToEachFault(form, screen);
      expect(await rest.list(screen.rest)).toEqual([]);

      await fill(form, screen.required);
      if (screen.list) {
        if (screen.list.behind) await form.getByRole('button', { name: screen.list.behind }).click();
        await fill(form, [['textbox', screen.list.label, screen.list.value]]);
      }
      await submit(form);
      await expectToast(texts.added);
      await entry('First').waitFor();
      expect(await page.getByText(screen.empty.text, { exact: true }).isVisible()).toBe(false);

      if (screen.list) await entry('First').getByText(screen.list.value, { exact: true }).waitFor();

      await openEdit('First');
      expect(await field(editForm).inputValue()).toBe('First');
      await field(editForm).fill('Changed');
      await submit(editForm);
      await expectToast(texts.updated);
      await entry('Changed').waitFor();

      const stored = await rest.list(screen.rest);
      expect(stored).toHaveLength(1);
      const list = screen.list ? { [screen.list.field]: [screen.list.value] } : {};
      expect(stored[0]).toMatchObject({ [screen.named.field]: 'Changed', isPublic: true, ...list });
    });

    test('are reordered by buttons and by keyboard, deleted, and restored unchanged', async () => {
      const { entry, act, shown, undo, expectToast } = await start(screen, names);
      expect(await shown(names)).toEqual(names);

      await act('Third', 'up').click();
      await expect.poll(() => rest.names(screen)).toEqual(['First', 'Third', 'Second']);
      expect(await shown(names)).toEqual(['First', 'Third', 'Second']);
      expect(await act('First', 'up').getAttribute('aria-disabled')).toBe('true');

      const title = screen.named.title('First');
      await act('First', 'Reorder').focus();
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
        { timeout: 30_000 },
      );
      await page.keyboard.press('Space');
      await expect.poll(() => rest.names(screen)).toEqual(['Third', 'First', 'Second']);

      await page.reload();
      await entry('First').waitFor();
      const order = ['Third', 'First', 'Second'];
      expect(await shown(names)).toEqual(order);

      const before = await rest.list(screen.rest);
      await act('First', 'Delete').click();
      await expectToast(texts.deleted);
      expect(await shown(names)).toEqual(['Third', 'Second']);
      expect(await rest.names(screen)).toEqual(['Third', 'Second']);

      await undo.getByText(`“${title}” deleted`).waitFor();
      await undo.getByRole('button', { name: 'Undo' }).click();
      await entry('First').waitFor();
      expect(await shown(names)).toEqual(order);
      await expect.poll(() => rest.names(screen)).toEqual(order);
      const after = await rest.list(screen.rest);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(await undo.isVisible()).toBe(false);
    });
  });

  describe.each(ofEachLayout.map(screenOf))('$key', (screen) => {
    const { texts } = screen;

    test('are rolled back if the server fails', async () => {
      const { openForm, openEdit, entry, act, shown, undo, submit, cancel, editForm, field, expectToast } =
        await start(screen, names.slice(0, 2));

      // Adding: shown at once, rolled back, and the form still has the text.
      let fail = await failing(page, 'create');
      const form = await openForm();
      await fill(form, screen.required);
      await field(form).fill('Third');
      await submit(form);
      await entry('Third').waitFor();
      fail();
      await expectToast(texts.addFailed, 'Error');
      await entry('Third').waitFor({ state: 'detached' });
      expect(await field(form).inputValue()).toBe('Third');
      await form.getByText('The server could not be reached. What you wrote is still here').waitFor();
      await cancel(form);

      fail = await failing(page, 'update');
      await openEdit('First');
      await field(editForm).fill('Changed');
      await submit(editForm);
      fail();
      await expectToast(texts.updateFailed, 'Error');
      expect(await field(editForm).inputValue()).toBe('Changed');
      await cancel(editForm);
      await entry('First').waitFor();

      fail = await failing(page, 'reorder');
      await act('Second', 'up').click();
      await expect.poll(() => shown(names)).toEqual(['Second', 'First']);
      fail();
      await expectToast(texts.updateFailed, 'Error');
      await expect.poll(() => shown(names)).toEqual(['First', 'Second']);

      fail = await failing(page, 'remove');
      await act('First', 'Delete').click();
      await entry('First').waitFor({ state: 'detached' });
      fail();
      await expectToast(texts.deleteFailed, 'Error');
      await expect.poll(() => shown(names)).toEqual(['First', 'Second']);
      expect(await undo.getByText('deleted').isVisible()).toBe(false);
      expect(await rest.names(screen)).toEqual(['First', 'Second']);
    });
  });
});

/** Holds back the section's next call of this kind, and breaks the connection when told to. */
async function failing(page: Page, call: string): Promise<() => void> {
  let fail = () => {};
  const released = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(`.${call}`),
    async (route) => {
      await released;
      await route.abort();
    },
    { times: 1 },
  );
  return () => fail();
}

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
