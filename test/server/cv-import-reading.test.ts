import { describe, expect, test } from 'vitest';
import { proposal } from '../../src/contracts/cv-import';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';

const app = useTestApp();

async function send(
  user: TestUser,
  path: string,
  field: string,
  name: string,
  content: Buffer,
  as: TestUser | undefined = user,
) {
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${path}`,
    payload: form([{ name, content }], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      ...(as && { authorization: `Bearer ${as.token}` }),
    },
  });
  return { status: response.statusCode, body: response.json() };
}

const newCv = async (user: TestUser, content: Buffer): Promise<string> =>
  (await send(user, 'cv', 'cv', 'cv.pdf', content)).body.id;

const read = (user: TestUser, cvId: string, as: TestUser | undefined = user) =>
  app().rest(`POST /profile/${user.profileId}/cv/${cvId}/import`, undefined, as);

describe('reading a CV', () => {
  test('proposes all of its text, and writes nothing', async () => {
    const user = await app().newUser();
    const { status, body } = await read(user, await newCv(user, makePdf(['Ada King', 'ada@example.com'])));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(proposal.parse(body)).toEqual(body);
    expect(JSON.stringify(body)).toContain('Ada King');
    expect(JSON.stringify(body)).toContain('ada@example.com');
    expect((await app().rest('GET /profile', undefined, user)).body.displayName).toBe('Test User');
  });
});
