import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DetailsModal } from '../../src/client/features/gallery/details-modal';
import { useGallery } from '../../src/client/features/gallery/use-gallery';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';

const app = useTestApp();
const page = useClientPage(app);
const { upload } = uploadsTo(app);

function OpenPhoto() {
  const gallery = useGallery();
  return <DetailsModal image={gallery.images[0]} gallery={gallery} onClose={() => undefined} />;
}

test('the focus goes to the first field of an open photo, and back to Edit', async () => {
  const user = await app().newUser();
  await upload([{ name: 'a.jpg', content: await makeImage('jpeg') }], user);
  page.show(<OpenPhoto />, user);
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = async (name: string) => {
    await until(() => expect(button(name)).toBeDefined());
    await userEvent.click(button(name) as HTMLElement);
  };
  for (const closing of ['Cancel', 'Save']) {
    await press('Edit');
    await until(() => expect(button('Save')).toBeDefined());
    expect(document.activeElement?.getAttribute('data-path')).toBe('caption');
    await press(closing);
    await until(() => expect(button('Edit')).toBeDefined());
    expect(document.activeElement).toBe(button('Edit'));
  }
});
