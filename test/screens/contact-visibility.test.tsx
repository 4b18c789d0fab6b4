import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { sectionSamples } from '../support/section-samples';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';

const app = useTestApp();
const site = useScreenSite(app);

describe('what visitors see of contacts and addresses', () => {
  async function start(key: ScreenKey) {
    const { page, token, slug } = await site.newSignedInPage();
    const rest = restOf(site.origin, token);
    const parts = partsOf(page, screenOf(key));
    await parts.open();
    const isPublic = parts.form.getByRole('switch', { name: /^Public/ });
    const type = parts.form.getByRole('combobox', { name: 'Type' });
    return { ...parts, rest, slug, isPublic, type };
  }

  test('an address of type Home is private unless its owner says otherwise', async () => {
    const { form, rest, isPublic, type, submit, expectToast, slug } = await start('addresses');
    expect([await type.inputValue(), await isPublic.isChecked()]).toEqual(['home', false]);
    await form.getByText('What visitors would see if it were public').waitFor();
    await type.selectOption('Work');
    expect(await isPublic.isChecked()).toBe(true);
    await form.getByText('What visitors see', { exact: true }).waitFor();
    await form.getByText('Label, city, county / region and country').waitFor();
    await form.getByText('Street, postal code and description, too').waitFor();
    await type.selectOption('Home');
    expect(await isPublic.isChecked()).toBe(false);
    const { required } = screenOf('addresses');
    await fill(
      form,
      required.filter(([, label]) => label !== 'Type'),
    );
    await submit(form);
    await expectToast('Address added successfully');
    expect(await rest.list('addresses')).toMatchObject([{ type: 'home', isPublic: false }]);
    expect(await (await fetch(`${site.origin}/profile/${slug}`)).text()).not.toContain('Leeds');
  });

  test('an explicit choice survives a change of type', async () => {
    const { page, isPublic, type, button } = await start('addresses');
    await isPublic.check();
    await type.selectOption('Work');
    await isPublic.uncheck();
    await type.selectOption('Other');
    expect(await isPublic.isChecked()).toBe(false);
    await isPublic.check();
    await type.selectOption('Home');
    expect(await isPublic.isChecked()).toBe(true);

    // A draft is restored as it was, whatever its type.
    await page.reload();
    await button('Restore').click();
    await type.selectOption('Other');
    await type.selectOption('Home');
    expect(await isPublic.isChecked()).toBe(true);
  });

  test('an address that is edited stays as it is', async () => {
    const { rest, openEdit, open, editForm } = await start('addresses');
    await rest.add('addresses', { ...sectionSamples.addresses.draft, type: 'home', label: 'First' });
    await open();
    await openEdit('First');
    await editForm.getByRole('combobox', { name: 'Type' }).selectOption('Work');
    expect(await editForm.getByRole('switch', { name: /^Public/ }).isChecked()).toBe(false);
  });

  test.each([
    ['Email', 'Only that there is an e-mail address', 'Label, value and description'],
    ['Phone', 'Only that there is a phone number', 'Label, value and description'],
    ['Website', 'Label, value and description', 'The same'],
    ['Social', 'Label, value and description', 'The same'],
  ])('the form of a contact says what of type %s is shown when', async (name, before, after) => {
    const { form, type, isPublic } = await start('contacts');
    await type.selectOption(name);
    expect(await isPublic.isChecked()).toBe(true);
    const view = form.getByRole('region', { name: 'What visitors see' });
    const shownTexts = await view.locator('dd').allInnerTexts();
    expect(shownTexts).toEqual([before, after]);
  });
});
