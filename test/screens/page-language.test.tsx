import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';

const app = useTestApp();
const site = useScreenSite(app);

test.each(['/upload-cv', '/design'])('the language of a page is chosen on %s', async (path) => {
  const { page, slug } = await site.newSignedInPage();
  const languageOfPage = async () =>
    /<html lang="([\w-]+)"/.exec(await (await fetch(`${site.origin}/profile/${slug}`)).text())?.[1];
  await page.goto(path);
  const choice = page.getByLabel('Language of your page');
  expect(await choice.inputValue()).toBe('');
  await choice.selectOption('Deutsch');
  await page.getByText('Your profile has been updated successfully').waitFor();
  expect(await languageOfPage()).toBe('de');
  await choice.selectOption('As in my texts');
  await expect.poll(languageOfPage).toBe('en-US');
});
