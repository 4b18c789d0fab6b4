import type { TestApp, TestUser } from './app';
import { listFiles } from './file-store';

export interface Part {
  name: string;
  content: Buffer;
  fields?: Record<string, string>;
}

/** A form with files, each after its fields. */
export function form(parts: Part[], field = 'images') {
  const pieces = parts.flatMap(({ name, content, fields = {} }) => [
    ...Object.entries(fields).map(([key, value]) =>
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from('--edge--\r\n')]);
}

/** Calls of the gallery's routes, which carry more than JSON. */
export function uploadsTo(app: () => TestApp) {
  async function send(payload: Buffer, user?: TestUser, id = 'demo-profile-1') {
    const response = await app().app.inject({
      method: 'POST',
      url: `/api/profile/${id}/gallery/upload`,
      payload,
      headers: {
        'content-type': 'multipart/form-data; boundary=edge',
        ...(user && { authorization: `Bearer ${user.token}` }),
      },
    });
    return { status: response.statusCode, body: response.json() };
  }

  const upload = (parts: Part[], user?: TestUser, id?: string) => send(form(parts), user, id);

  const download = (url: string, user?: TestUser, headers = {}) =>
    app().app.inject({
      url,
      headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) },
    });

  const storedFiles = () => listFiles(app());

  return { send, upload, download, storedFiles };
}
