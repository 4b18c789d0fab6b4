import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('unsaved changes', () => {
  async function start(key: ScreenKey, names: string[] = []) {
    const { page, token } = await site.newSignedInPage();
    const screen = screenOf(key);
    const rest = restOf(site.origin, token);
    await rest.seed(screen, names);
    const parts = partsOf(page, screen);
    await parts.open();
    return { screen, rest, ...parts };
  }

  /** Waits until this device has saved the text; typed text is saved with the next paint. */
  const kept = (text: string) => expect.poll(() => JSON.stringify({ ...localStorage })).toContain(text);

  test('is gone once it is discarded', async () => {
    const first = await start('workExperience', ['First']);
    const { screen } = first;
    await first.openEdit('First');
    await first.field(first.editForm).fill('Half changed');
    await kept('Half changed');

    await first.open();
    await first.offer.getByText('Unsaved changes to “First at Northwind”').waitFor();
    await first.openEdit('First');
    await expect.poll(() => first.field(first.editForm).inputValue()).toBe('First');
    await first.offer.getByRole('button', { name: 'Discard' }).click();
    await first.offer.waitFor({ state: 'detached' });
    await first.editForm.getByRole('button', { name: 'Cancel' }).click();

    await first.page.reload();
    await first.entry('First').waitFor();
    expect(await first.offer.count()).toBe(0);
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

  /** An entry is in a form while another tab saves changes to it. */
  async function collide(key: ScreenKey) {
    const mine = await start(key, ['First']);
    const { screen, rest } = mine;
    await mine.openEdit('First');
    const [entry] = await rest.list(screen.rest);
    await rest.change(screen, entry?.id ?? '', { [screen.named.field]: 'Theirs' });
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
