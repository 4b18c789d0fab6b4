import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { makeImage } from '../support/images';
import { makeMp4 } from '../support/videos';

const app = useTestApp();

/** The forms that are sent to a profile, with the field of their file and a file that they take. */
const forms: [path: string, field: string, file: () => Buffer | Promise<Buffer>][] = [
  ['cv', 'cv', () => makePdf(['Ada King'])],
  ['video', 'video', makeMp4],
  ['portrait', 'portrait', () => makeImage('jpeg')],
  ['gallery/upload', 'images', () => makeImage('jpeg')],
  ['cv/import', 'file', () => Buffer.from('{"basics":{"name":"Ada King"}}')],
  ['employer-contacts/import/preview', 'file', () => Buffer.from('Name\nAda King\n')],
];

test.each(forms)('a form to …/%s may name its profile, but no other', async (path, field, file) => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  const content = await file();
  const send = (profileId: string) =>
    app().app.inject({
      method: 'POST',
      url: `/api/profile/demo-profile-1/${path}`,
      payload: form([{ name: 'a', content, fields: { profileId } }], field),
      headers: {
        'content-type': 'multipart/form-data; boundary=edge',
        authorization: `Bearer ${user.token}`,
      },
    });
  expect((await send(user.profileId.toUpperCase())).statusCode).toBeLessThan(300);
  const refused = await send(other.profileId);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('This is not what the address names.');
});
