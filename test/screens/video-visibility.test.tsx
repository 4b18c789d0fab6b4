import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { storeVideo } from '../support/videos';

const app = useTestApp();
const site = useScreenSite(app);

test('the video is public or private by the word beside it, for visitors and for Design', async () => {
  const { page, slug, ...owner } = await site.newSignedInPage();
  await storeVideo(app(), owner);
  const publicPage = async () => (await fetch(`${site.origin}/profile/${slug}`)).text();
  const inDesign = page.getByRole('switch', { name: /Video/ });
  await page.goto('/video-intro');
  const isPublic = page.getByRole('switch', { name: 'Public: video introduction' });
  await page.getByText('Public', { exact: true }).waitFor();
  expect(await publicPage()).toContain('<video');

  await isPublic.click();
  await page.getByText('Private', { exact: true }).waitFor();
  await expect.poll(publicPage).not.toContain('<video');
  await page.goto('/design');
  await expect.poll(() => inDesign.isChecked()).toBe(false);

  await page.goto('/video-intro');
  await page.getByText('Private', { exact: true }).waitFor();
  await isPublic.click();
  await page.getByText('Public', { exact: true }).waitFor();
  await expect.poll(publicPage).toContain('<video');
});
