import type { TestApp, TestUser } from './app';
import { form } from './gallery-uploads';

const bearer = ({ token }: TestUser) => ({ authorization: `Bearer ${token}` });

/** A file that one account sends to a profile. */
export interface SentFile {
  by: TestUser;
  /** The sender's own if left out. */
  to?: TestUser;
  field: string;
  name?: string;
  content: Buffer;
  fields?: Record<string, string>;
}

/** Uploads a file. @param path below the profile */
export async function sendTo(app: TestApp, path: string, file: SentFile) {
  const { by, to = by, field, name = 'a file', content, fields = {} } = file;
  const answer = await app.app.inject({
    method: 'POST',
    url: `/api/profile/${to.profileId}/${path}`,
    payload: form([{ name, content, fields }], field),
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...bearer(by) },
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Imports the files of a zip. */
export const importZip = (app: TestApp, by: TestUser, content: Buffer) =>
  sendTo(app, 'cv/import/images', { by, field: 'file', content });

/** The zip of a page. @param reader a stranger if left out */
export async function zipOfPage(app: TestApp, { slug }: TestUser, reader?: TestUser): Promise<Buffer> {
  const { rawPayload } = await app.app.inject({
    url: `/profile/${slug}.zip`,
    headers: reader ? bearer(reader) : {},
  });
  return rawPayload;
}

/** The JSON of a zip with this list of its files. */
export function profileJson(parts: { pictures?: object; files?: object }): Buffer {
  const storyfolio = { version: 1, digest: '', profile: {}, sections: {}, ...parts };
  return Buffer.from(JSON.stringify({ basics: {}, meta: { storyfolio } }));
}

/** Makes the content of a file in a zip impossible to unpack. */
export function damage(zip: Buffer, name: string): void {
  const start = zip.indexOf(name) + name.length;
  zip.fill(0xff, start + 4, start + 40);
}
