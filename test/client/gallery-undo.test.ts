import { beforeEach, expect, test } from 'vitest';
import { useGallery } from '../../src/client/features/gallery/use-gallery';
import { dismissUndo, undoAll, useUndoState } from '../../src/client/ui/undo/undo-store';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { uploadsTo } from '../support/gallery-uploads';
import { makeImage } from '../support/images';

const app = useTestApp();
const page = useClientPage(app);
const { upload } = uploadsTo(app);

// Tests share the bar with those of other files.
beforeEach(dismissUndo);

/** A gallery of which all three photos have just been deleted. */
async function emptiedGallery() {
  const user = await app().newUser();
  const content = await makeImage('jpeg');
  await upload(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ name, content })),
    user,
  );
  const both = page.run(() => ({ gallery: useGallery(), undo: useUndoState() }), user);
  await until(() => expect(both().gallery.images).toHaveLength(3));
  const { images } = both().gallery;
  await both().gallery.remove(images);
  await until(() => expect(both().gallery.images).toEqual([]));
  const offered = () => both().undo.entries.map(({ text }) => text);
  await until(() => expect(offered()).toEqual(['3 images deleted']));
  return { images, offered, shown: () => both().gallery.images };
}

test('photos that are restored are back in their order', async () => {
  const { images, offered, shown } = await emptiedGallery();
  await undoAll();
  await until(() => expect(shown().map(({ id }) => id)).toEqual(images.map(({ id }) => id)));
  expect(offered()).toEqual([]);
});

test('a photo that is gone for good is named as such, and is not offered again', async () => {
  const { images, offered, shown } = await emptiedGallery();
  await app()
    .db.deleteFrom('gallery')
    .where('id', '=', images[1]?.id ?? '')
    .execute();
  await undoAll();
  await until(() => expect(document.body.textContent).toContain('1 photo could not be restored.'));
  await until(() => expect(shown().map(({ id }) => id)).toEqual([images[0]?.id, images[2]?.id]));
  expect(offered()).toEqual([]);
});

test('photos that the server could not be asked for are offered again', async () => {
  const { offered, shown } = await emptiedGallery();
  const answerAgain = page.fail('gallery.restore');
  await undoAll();
  await until(() => expect(document.body.textContent).toContain('3 photos could not be restored.'));
  await until(() => expect(offered()).toEqual(['3 images deleted']));
  expect(shown()).toEqual([]);
  answerAgain();
  await undoAll();
  await until(() => expect(shown()).toHaveLength(3));
});
