import { expect, test } from 'vitest';
import { useProfileForm } from '../../src/client/features/upload-cv/use-profile-form';
import type { Profile, ProfileInformation } from '../../src/contracts/profile';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';

const app = useTestApp();
const page = useClientPage(app);

/** The form of somebody whose profile another tab of theirs can change. */
async function openForm() {
  const user = await app().newUser();
  const saved = async (): Promise<Profile> => (await app().rest('GET /profile', undefined, user)).body;
  const elsewhere = (changes: Partial<Profile>) =>
    app().rest(`PATCH /profile/${user.profileId}`, changes, user);
  const loaded = await saved();
  const form = page.run(() => useProfileForm(loaded), user);
  await until(() => expect(form().isSaving).toBe(false));
  const save = async (changes: Partial<ProfileInformation>) => {
    form().form.setValues(changes);
    const values = { ...form().form.getValues(), ...changes };
    await until(() => expect(form().form.getValues()).toEqual(values));
    await form().save(values);
  };
  return { user, form, saved, elsewhere, save };
}

const shown = () => document.body.textContent;

test('a form is saved again and again, and keeps what is typed in the meantime', async () => {
  const { form, saved, save } = await openForm();
  await save({ jobTitle: ' Glazier ' });
  await until(() => expect(form().form.getValues()).toMatchObject({ jobTitle: 'Glazier' }));
  expect(form().form.isDirty()).toBe(false);
  const answer = page.hold('profile.update', 'answer');
  const saving = save({ jobTitle: 'Roofer' });
  await until(() => expect(form().isSaving).toBe(true));
  form().form.setValues({ bio: 'Roofs of slate.' });
  answer();
  await saving;
  expect(await saved()).toMatchObject({ jobTitle: 'Roofer', bio: '' });
  expect(form().form.getValues()).toMatchObject({ jobTitle: 'Roofer', bio: 'Roofs of slate.' });
  expect(form().theirs).toBeUndefined();
});

test('another part of the profile that was changed elsewhere is no conflict', async () => {
  const { form, saved, elsewhere, save } = await openForm();
  await elsewhere({ profileSlug: 'glaziers-page' });
  await save({ jobTitle: 'Glazier' });
  expect(await saved()).toMatchObject({ jobTitle: 'Glazier', profileSlug: 'glaziers-page' });
  expect(form().theirs).toBeUndefined();
});

test('the same text that was saved elsewhere is no conflict, and can be changed afterwards', async () => {
  const { form, saved, elsewhere, save } = await openForm();
  await elsewhere({ jobTitle: 'Glazier' });
  await save({ jobTitle: 'Glazier' });
  await until(() => expect(shown()).toContain('The form now shows the saved version.'));
  expect(form().theirs).toBeUndefined();
  await save({ jobTitle: 'Roofer' });
  expect(await saved()).toMatchObject({ jobTitle: 'Roofer' });
});

test('another text that was saved elsewhere is shown, and either of the two can be kept', async () => {
  const { form, saved, elsewhere, save } = await openForm();
  await elsewhere({ jobTitle: 'Glazier' });
  await save({ jobTitle: 'Roofer' });
  await until(() => expect(form().theirs?.theirs).toMatchObject({ jobTitle: 'Glazier' }));
  expect(await saved()).toMatchObject({ jobTitle: 'Glazier' });
  await form().theirs?.keepMine();
  expect(await saved()).toMatchObject({ jobTitle: 'Roofer' });
  expect(form().theirs).toBeUndefined();
  await elsewhere({ jobTitle: 'Slater' });
  await save({ jobTitle: 'Tiler' });
  await until(() => expect(form().theirs?.theirs).toMatchObject({ jobTitle: 'Slater' }));
  form().theirs?.takeTheirs();
  await until(() => expect(form().theirs).toBeUndefined());
  expect(form().form.getValues()).toMatchObject({ jobTitle: 'Slater' });
  expect(form().form.isDirty()).toBe(false);
  expect(await saved()).toMatchObject({ jobTitle: 'Slater' });
});

test('where the other version cannot be read, the form says that it was not saved', async () => {
  const { form, elsewhere, save } = await openForm();
  await elsewhere({ jobTitle: 'Glazier' });
  page.fail('profile.get');
  await save({ jobTitle: 'Roofer' });
  await until(() => expect(shown()).toContain('Failed to update profile'));
  expect(form().theirs).toBeUndefined();
});
