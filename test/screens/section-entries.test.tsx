import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makeImage } from '../support/images';
import { useScreenSite } from '../support/screen-site';
import {
  fill,
  partsOf,
  restOf,
  type ScreenKey,
  type SectionScreen,
  screenOf,
  sectionScreens,
} from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);
const names = ['First', 'Second', 'Third'];
/** A grid, a timeline and a list; each shows its form in a different place. */
const ofEachLayout: ScreenKey[] = ['facts', 'workExperience', 'certifications'];

/** The section's screen with only these entries. */
async function start(screen: SectionScreen, entries: string[] = []) {
  const { page, token } = await site.newSignedInPage();
  const rest = restOf(site.origin, token);
  await rest.setTimeZone('UTC');
  await rest.seed(screen, entries);
  const parts = partsOf(page, screen);
  await parts.open();
  return { ...parts, rest };
}

describe.each(sectionScreens)('entries of $key', (screen) => {
  const { texts } = screen;

  test('are refused while required fields are blank, added, and edited', async () => {
    const { page, rest, openForm, openEdit, entry, button, submit, editForm, field, expectToast } =
      await start(screen);
    await page.getByText(screen.empty.text, { exact: true }).waitFor();
    await button(screen.empty.action).waitFor();
    const form = await openForm();
    await submit(form);
    const summary = form.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    const faulty = await summary.getByRole('link').allInnerTexts();
    expect(faulty.length).toBeGreaterThan(0);
    for (const text of faulty) {
      const [, label] = screen.required.find(([, label]) => text.startsWith(`${label}: `)) ?? [];
      expect(label, text).toBeDefined();
    }
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

  test('are reordered by buttons, deleted, and restored unchanged', async () => {
    const { page, rest, entry, act, shown, undo } = await start(screen, names);
    expect(await shown(names)).toEqual(names);
    await act('Third', 'Move up');
    const order = ['First', 'Third', 'Second'];
    await expect.poll(() => rest.names(screen)).toEqual(order);
    expect(await shown(names)).toEqual(order);
    await page.reload();
    await entry('First').waitFor();
    expect(await shown(names)).toEqual(order);

    const before = await rest.list(screen.rest);
    await act('First', 'Delete');
    await undo.getByText(texts.deleted, { exact: true }).waitFor();
    await undo.getByText(`“${screen.named.title('First')}”`, { exact: true }).waitFor();
    await expect.poll(() => shown(names)).toEqual(['Third', 'Second']);
    await expect.poll(() => rest.names(screen)).toEqual(['Third', 'Second']);
    expect(await page.getByRole('button', { name: 'Close this message' }).count()).toBe(0);

    await undo.getByRole('button', { name: 'Undo' }).click();
    await entry('First').waitFor();
    expect(await shown(names)).toEqual(order);
    await expect.poll(() => rest.names(screen)).toEqual(order);
    const after = await rest.list(screen.rest);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await undo.isVisible()).toBe(false);
  });
});

describe.each(ofEachLayout.map(screenOf))('entries of $key', (screen) => {
  const { texts } = screen;

  test('are rolled back if the server fails', async () => {
    const {
      rest,
      openForm,
      openEdit,
      entry,
      act,
      shown,
      undo,
      submit,
      cancel,
      editForm,
      field,
      expectToast,
    } = await start(screen, names.slice(0, 2));
    /** Holds back the next call of this kind, which then finds no server. */
    const failing = (call: string) => {
      const procedure = `sections.${screen.key}.${call}`;
      const [release, mend] = [site.hold(procedure), site.fail(procedure)];
      return { release, mend };
    };

    // Adding: shown at once, rolled back, and the form still has the text.
    let call = failing('create');
    const form = await openForm();
    await fill(form, screen.required);
    await field(form).fill('Third');
    await submit(form);
    await entry('Third').waitFor();
    call.release();
    await expectToast(texts.addFailed, 'Error');
    await entry('Third').waitFor({ state: 'detached' });
    expect(await field(form).inputValue()).toBe('Third');
    await form.getByText('The server could not be reached. What you wrote is still here').waitFor();
    await cancel(form);
    call.mend();

    call = failing('update');
    await openEdit('First');
    await field(editForm).fill('Changed');
    await submit(editForm);
    call.release();
    await expectToast(texts.updateFailed, 'Error');
    expect(await field(editForm).inputValue()).toBe('Changed');
    await cancel(editForm);
    await entry('First').waitFor();
    call.mend();

    call = failing('reorder');
    await act('Second', 'Move up');
    await expect.poll(() => shown(names)).toEqual(['Second', 'First']);
    call.release();
    await expectToast(texts.updateFailed, 'Error');
    await expect.poll(() => shown(names)).toEqual(['First', 'Second']);
    call.mend();

    call = failing('remove');
    await act('First', 'Delete');
    await entry('First').waitFor({ state: 'detached' });
    call.release();
    await expectToast(texts.deleteFailed, 'Error');
    await expect.poll(() => shown(names)).toEqual(['First', 'Second']);
    expect(await undo.getByText('deleted').isVisible()).toBe(false);
    expect(await rest.names(screen)).toEqual(['First', 'Second']);
  });
});

test('a photo of the gallery is deleted, and restored', async () => {
  const { page, token } = await site.newSignedInPage();
  const rest = restOf(site.origin, token);
  const photo = { name: 'anvil.png', type: 'image/png', content: await makeImage('png') };
  await rest.upload('gallery/upload', 'images', [{ ...photo, fields: { caption: 'Anvil' } }]);
  await page.goto('/gallery');
  await page.getByRole('button', { name: 'Actions for Anvil' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const undo = page.getByRole('region', { name: 'Undo' });
  await undo.getByText('Image deleted from gallery', { exact: true }).waitFor();
  await undo.getByText('“Anvil”', { exact: true }).waitFor();
  await expect.poll(() => rest.list('gallery')).toEqual([]);
  await undo.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('article', { name: 'Anvil' }).waitFor();
});

test('a photo is made private with the word that says who sees it, opened and edited by its menu', async () => {
  const { page, token } = await site.newSignedInPage();
  const rest = restOf(site.origin, token);
  const photo = { name: 'anvil.png', type: 'image/png', content: await makeImage('png') };
  await rest.upload('gallery/upload', 'images', [{ ...photo, fields: { caption: 'Anvil' } }]);
  await page.goto('/gallery');
  const card = page.getByRole('article', { name: 'Anvil', exact: true });
  const isPublic = card.getByRole('switch', { name: 'Public: Anvil' });
  expect(await isPublic.textContent()).toBe('Public');
  await isPublic.click();
  await expect.poll(() => isPublic.textContent()).toBe('Private');
  expect(await card.getAttribute('data-private')).toBe('true');
  await expect.poll(() => rest.list('gallery')).toMatchObject([{ isPublic: false }]);

  const act = async (action: string) => {
    await card.getByRole('button', { name: 'Actions for Anvil' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await act('Edit');
  await card.getByRole('form', { name: 'Edit Anvil' }).getByRole('button', { name: 'Cancel' }).click();
  await act('View');
  await page.getByRole('dialog', { name: 'Anvil' }).waitFor();
});

test('the photos are a list of nothing else, also where they can be dragged', async () => {
  const { page, token } = await site.newSignedInPage();
  const photo = { name: 'anvil.png', type: 'image/png', content: await makeImage('png') };
  await restOf(site.origin, token).upload('gallery/upload', 'images', [
    { ...photo, fields: { caption: 'Anvil' } },
  ]);
  await page.goto('/gallery');
  await page.getByLabel('Sort photos').selectOption({ label: 'Custom order' });
  await page.getByRole('button', { name: 'Reorder Anvil' }).waitFor();
  const tags = [...(document.getElementById('photos')?.children ?? [])].map(({ tagName }) => tagName);
  expect(tags).toEqual(['LI']);
});

test('an empty gallery is a place to drop photos, without anything to find them by', async () => {
  const { page } = await site.newSignedInPage();
  await page.goto('/gallery');
  await page.getByText('No photos found', { exact: true }).waitFor();
  await page.getByText('Choose photos', { exact: true }).waitFor();
  expect(await page.getByPlaceholder('Search photos by caption or tags...').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'All Photos' }).count()).toBe(0);
});
