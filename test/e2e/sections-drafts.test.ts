import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useTestSite } from '../support/browser';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

describeInBrowser('unsaved changes', () => {
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

  /** Waits until this device has saved the text; typed text is saved with the next paint. */
  const kept = (page: Page, text: string) =>
    page.waitForFunction((wanted) => JSON.stringify({ ...localStorage }).includes(wanted), text);

  test.each<ScreenKey>(['skills', 'contacts'])('outlives a killed tab in the form for %s', async (key) => {
    const first = await start(key);
    const { screen, page } = first;
    const context = page.context();
    const form = await first.openForm();
    await fill(form, screen.required);
    await first.field(form).fill('Half written');
    await kept(page, 'Half written');
    await page.close();

    const second = partsOf(await context.newPage(), screen);
    await second.open();
    await second.offer.getByRole('button', { name: 'Restore' }).click();
    await second.field(second.form).waitFor();
    await expect.poll(() => second.field(second.form).inputValue()).toBe('Half written');
    for (const [role, name, value] of screen.required) {
      const input = second.form.getByRole(role, { name, exact: true });
      if (name !== screen.named.label) expect(await input.inputValue()).toBe(value);
    }
    expect(await first.rest.list(screen.rest)).toEqual([]);
    await second.submit(second.form);
    await second.expectToast(screen.texts.added);
    await second.entry('Half written').waitFor();
    expect(await first.rest.names(screen)).toEqual(['Half written']);

    const third = partsOf(await context.newPage(), screen);
    await third.page.goto(screen.path);
    await third.entry('Half written').waitFor();
    expect(await third.offer.count()).toBe(0);
  });

  test('is gone once it is discarded', async () => {
    const first = await start('workExperience', ['First']);
    const { screen, page } = first;
    const context = page.context();
    await first.openEdit('First');
    await first.field(first.editForm).fill('Half changed');
    await kept(page, 'Half changed');
    await page.close();

    const second = partsOf(await context.newPage(), screen);
    await second.open();
    await second.offer.getByText('Unsaved changes to “First at Northwind”').waitFor();
    await second.openEdit('First');
    await expect.poll(() => second.field(second.editForm).inputValue()).toBe('First');
    await second.offer.getByRole('button', { name: 'Discard' }).click();
    await second.offer.waitFor({ state: 'detached' });
    await second.editForm.getByRole('button', { name: 'Cancel' }).click();

    await second.page.reload();
    await second.entry('First').waitFor();
    expect(await second.offer.count()).toBe(0);
    expect(await first.rest.names(screen)).toEqual(['First']);
  });

  test('comes back by Undo after Cancel', async () => {
    const { openForm, field, undo, form } = await start('testimonials');
    await field(await openForm()).fill('Half written');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await undo.getByText('Changes discarded').waitFor();
    await undo.getByRole('button', { name: 'Undo' }).click();
    await field(form).waitFor();
    await expect.poll(() => field(form).inputValue()).toBe('Half written');
  });

  test('causes a warning before the screen is left', async () => {
    const { page, form, field, offer } = await start('contacts');
    const dashboard = page.getByRole('link', { name: 'Dashboard' });
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await field(form).click();
    await page.keyboard.type('Half written');

    await dashboard.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect.poll(() => field(form).inputValue()).toBe('Half written');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();

    await dashboard.click();
    await question.getByRole('button', { name: 'Leave this page' }).click();
    await page.getByText('0/9 sections complete').waitFor();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await offer.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => field(form).inputValue()).toBe('Half written');
  });

  /** Two tabs with the same entry in their forms; the second one's changes are already saved. */
  async function collide(key: ScreenKey) {
    const mine = await start(key, ['First']);
    const { screen, page } = mine;
    const theirs = partsOf(await page.context().newPage(), screen);
    await theirs.open();
    await mine.openEdit('First');
    await theirs.openEdit('First');
    await theirs.field(theirs.editForm).fill('Theirs');
    await theirs.submit(theirs.editForm);
    await theirs.expectToast(screen.texts.updated);
    await theirs.page.close();
    await mine.field(mine.editForm).fill('Mine');
    await mine.submit(mine.editForm);
    await mine.conflict.getByText('Mine', { exact: true }).nth(1).waitFor();
    await mine.conflict.getByText('Theirs', { exact: true }).waitFor();
    expect(await mine.rest.names(screen), 'before anybody chose').toEqual(['Theirs']);
    return mine;
  }

  test('replaces another tab’s version only after "Keep mine"', async () => {
    const { screen, rest, conflict, expectToast, entry } = await collide('skills');
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expectToast(screen.texts.updated);
    await entry('Mine').waitFor();
    expect(await rest.names(screen)).toEqual(['Mine']);
  });

  test('gives way to another tab’s version after "Take theirs"', async () => {
    const { screen, page, rest, conflict, editForm, field, entry } = await collide('education');
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await conflict.waitFor({ state: 'detached' });
    await expect.poll(() => field(editForm).inputValue()).toBe('Theirs');
    await editForm.getByRole('button', { name: 'Cancel' }).click();
    await entry('Theirs').waitFor();
    expect(await rest.names(screen)).toEqual(['Theirs']);
    await page.reload();
    await entry('Theirs').waitFor();
  });

  test('is added again if another tab deleted the entry', async () => {
    const { screen, page, rest, openEdit, editForm, field, submit, entry, expectToast } = await start(
      'skills',
      ['First'],
    );
    await openEdit('First');
    await field(editForm).fill('Mine');
    await rest.clear(screen);
    await submit(editForm);
    await page.getByText('This skill was deleted elsewhere. Save to add it again.').waitFor();
    const form = page.getByRole('form', { name: screen.add, exact: true });
    await expect.poll(() => field(form).inputValue()).toBe('Mine');
    await submit(form);
    await expectToast(screen.texts.added);
    await entry('Mine').waitFor();
    await expect.poll(() => rest.names(screen)).toEqual(['Mine']);
  });
});
