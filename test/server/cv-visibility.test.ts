import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { listFiles } from '../support/file-store';
import { form } from '../support/gallery-uploads';
import { passTime } from '../support/purge';
import { unzip } from '../support/unzip';

const app = useTestApp();

async function send(user: TestUser, payload: Buffer) {
  const headers = {
    'content-type': 'multipart/form-data; boundary=edge',
    authorization: `Bearer ${user.token}`,
  };
  const url = '/api/profile/demo-profile-1/cv';
  const response = await app().app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads a CV of this name. @param isPublic whether it is to be public; left out where undefined */
async function upload(user: TestUser, name: string, isPublic?: string) {
  const fields: Record<string, string> = isPublic === undefined ? {} : { isPublic };
  const { status, body } = await send(user, form([{ name, content: makePdf([name]), fields }], 'cv'));
  expect(status).toBe(201);
  return body as { id: string; filename: string; fileUrl: string; isPublic: boolean };
}

const patch = (id: string, change: object, as?: TestUser) => app().rest(`PATCH /cv/${id}`, change, as);
const remove = (id: string, as?: TestUser) => app().rest(`DELETE /cv/${id}`, undefined, as);
const restore = (id: string, as?: TestUser) => app().rest(`POST /cv/${id}/restore`, undefined, as);

/** The names of the CVs in their order, as the given caller sees them. */
async function names(user: TestUser, as?: TestUser): Promise<string[]> {
  const { body } = await app().rest(`GET /profile/${user.profileId}/cv`, undefined, as);
  return body.map(({ filename }: { filename: string }) => filename);
}

const read = async (url: string, as?: TestUser) =>
  (await app().app.inject({ url, headers: as ? { authorization: `Bearer ${as.token}` } : {} })).statusCode;

/** The download that the public page offers. */
async function offered({ slug }: TestUser): Promise<string | undefined> {
  const { body } = await app().app.inject({ url: `/profile/${slug}` });
  return / download="([^"]+)"/.exec(body)?.[1];
}

describe('an uploaded CV', () => {
  test('is private by default, and public on request', async () => {
    const [user, stranger] = [await app().newUser(), await app().newUser()];
    const kept = await upload(user, 'kept.pdf');
    const keptToo = await upload(user, 'kept-too.pdf', 'false');
    for (const { fileUrl, isPublic } of [kept, keptToo]) {
      expect(isPublic).toBe(false);
      expect([await read(fileUrl), await read(fileUrl, stranger), await read(fileUrl, user)]).toEqual([
        404, 404, 200,
      ]);
    }
    expect(await names(user)).toEqual([]);
    expect(await offered(user)).toBeUndefined();

    const shown = await upload(user, 'shown.pdf', 'true');
    expect([await read(shown.fileUrl), await read(shown.fileUrl, stranger)]).toEqual([200, 200]);
    expect(await names(user)).toEqual(['shown.pdf']);
    expect(await offered(user)).toBe('shown.pdf');
    expect(await names(user, user)).toEqual(['shown.pdf', 'kept-too.pdf', 'kept.pdf']);
  });

  test('may set isPublic after the file too; anything but true and false is refused', async () => {
    const user = await app().newUser();
    const file = form([{ name: 'cv.pdf', content: makePdf(['x']) }], 'cv').subarray(
      0,
      -'--edge--\r\n'.length,
    );
    const saying = (text: string) =>
      Buffer.from(`--edge\r\nContent-Disposition: form-data; name="isPublic"\r\n\r\n${text}\r\n--edge--\r\n`);
    expect((await send(user, Buffer.concat([file, saying('true')]))).body.isPublic).toBe(true);
    const before = await listFiles(app());
    const refused = await send(user, Buffer.concat([file, saying('yes')]));
    expect([refused.status, refused.body.message]).toEqual([400, 'Send true or false as isPublic.']);
    const two = await send(user, Buffer.concat([file, file, Buffer.from('--edge--\r\n')]));
    expect([two.status, two.body.message]).toEqual([400, 'Send one file in the field cv of a form.']);
    expect(await listFiles(app())).toEqual(before);
  });

  test('can be made private and public again at any time', async () => {
    const user = await app().newUser();
    const cv = await upload(user, 'cv.pdf', 'true');
    expect((await patch(cv.id, { isPublic: false }, user)).body).toEqual({ ...cv, isPublic: false });
    expect([await read(cv.fileUrl), await offered(user), await names(user)]).toEqual([404, undefined, []]);
    expect((await patch(cv.id, { isPublic: true }, user)).body).toEqual(cv);
    expect([await read(cv.fileUrl), await offered(user)]).toEqual([200, 'cv.pdf']);
    await app().rest('PATCH /profile/demo-profile-1', { visibility: 'private' }, user);
    expect([await read(cv.fileUrl), await read(cv.fileUrl, user)]).toEqual([404, 200]);
  });

  test('becomes the current one again when its owner chooses it', async () => {
    const user = await app().newUser();
    const [first] = [await upload(user, 'first.pdf'), await upload(user, 'second.pdf', 'true')];
    expect(await names(user, user)).toEqual(['second.pdf', 'first.pdf']);
    await patch(first.id, { isCurrent: true }, user);
    expect(await names(user, user)).toEqual(['first.pdf', 'second.pdf']);
    // Only its own switch changes what is public.
    expect(await offered(user)).toBe('second.pdf');
    await patch(first.id, { isPublic: true }, user);
    expect(await offered(user)).toBe('first.pdf');
    await upload(user, 'third.pdf');
    expect(await names(user, user)).toEqual(['third.pdf', 'first.pdf', 'second.pdf']);
    expect(await offered(user)).toBe('first.pdf');
  });

  test.each([{ isPublic: 'yes' }, { isCurrent: false }, { deletedAt: null }])(
    'accepts no change to %j',
    async (change) => {
      const user = await app().newUser();
      const { id } = await upload(user, 'cv.pdf');
      expect((await patch(id, change, user)).status).toBe(400);
    },
  );
});

describe('a removed CV', () => {
  test('disappears everywhere, and is restored to its place unchanged', async () => {
    const user = await app().newUser();
    const first = await upload(user, 'first.pdf');
    const second = await upload(user, 'second.pdf', 'true');
    expect((await remove(second.id, user)).body).toEqual({ id: second.id });
    expect([await read(second.fileUrl), await read(second.fileUrl, user)]).toEqual([404, 404]);
    expect([await names(user, user), await names(user), await offered(user)]).toEqual([
      ['first.pdf'],
      [],
      undefined,
    ]);
    expect((await remove(second.id, user)).status).toBe(404);
    expect((await patch(second.id, { isPublic: true }, user)).status).toBe(404);
    expect((await restore(first.id, user)).status).toBe(404);
    expect((await restore(second.id, user)).body).toEqual(second);
    expect([await names(user, user), await read(second.fileUrl)]).toEqual([['second.pdf', 'first.pdf'], 200]);
  });

  test('is deleted for good with its file after thirty days', async () => {
    const user = await app().newUser();
    const before = await listFiles(app());
    const cv = await upload(user, 'cv.pdf');
    await remove(cv.id, user);
    await passTime(app(), user, '29 days');
    expect(await listFiles(app())).toHaveLength(before.length + 1);
    expect((await restore(cv.id, user)).status).toBe(200);
    await remove(cv.id, user);
    await passTime(app(), user, '31 days');
    expect(await listFiles(app())).toEqual(before);
    expect((await restore(cv.id, user)).status).toBe(404);
  });

  test('cannot be restored after thirty days, even if it is not deleted yet', async () => {
    const user = await app().newUser();
    const { id } = await upload(user, 'cv.pdf');
    await remove(id, user);
    const deletedAt = sql<string>`now() - interval '30 days 1 second'`;
    await app().db.updateTable('cvs').set({ deletedAt }).where('id', '=', id).execute();
    expect((await restore(id, user)).status).toBe(404);
  });
});

test('the page in its owner’s archive offers the public CV, with a newer private one beside it', async () => {
  const user = await app().newUser();
  await upload(user, 'public.pdf', 'true');
  await upload(user, 'private.pdf');
  const headers = { authorization: `Bearer ${user.token}` };
  const { rawPayload } = await app().app.inject({ url: `/profile/${user.slug}.zip`, headers });
  const files = await unzip(rawPayload);
  expect([...files.keys()]).toEqual(expect.arrayContaining(['cv/public.pdf', 'cv/private.pdf']));
  const page = String(files.get('index.html'));
  expect([...page.matchAll(/href="(cv\/[^"]+)"/g)].map(([, file]) => file)).toEqual(['cv/public.pdf']);
});

describe('a CV that was public before its owner could decide', () => {
  async function withdrawn() {
    const user = await app().newUser();
    const earlier = await upload(user, 'earlier.pdf');
    const { id } = await upload(user, 'cv.pdf');
    await app().db.updateTable('cvs').set({ wasWithdrawn: true }).where('id', '=', id).execute();
    const asks = async () => {
      const { body: cvs } = await app().rest('GET /profile/demo-profile-1/cv', undefined, user);
      const { body } = await app().rest('GET /profile/demo-profile-1/dashboard', undefined, user);
      expect(body.hasWithdrawnCv).toBe(cvs.some((cv: { wasWithdrawn: boolean }) => cv.wasWithdrawn));
      return body.hasWithdrawnCv;
    };
    expect(await asks()).toBe(true);
    return { user, earlier, id, asks };
  }

  test.each([true, false])('prompts its owner until they set isPublic: %s', async (isPublic) => {
    const { user, id, asks } = await withdrawn();
    await patch(id, { isCurrent: true }, user);
    expect(await asks()).toBe(true);
    await patch(id, { isPublic }, user);
    expect(await asks()).toBe(false);
  });

  test("prompts its owner still after another account's upload", async () => {
    const { asks } = await withdrawn();
    await upload(await app().newUser(), 'other.pdf');
    expect(await asks()).toBe(true);
  });

  test('stops prompting once it is removed, or another one is uploaded', async () => {
    const { user, id, asks } = await withdrawn();
    await remove(id, user);
    expect(await asks()).toBe(false);
    await restore(id, user);
    expect(await asks()).toBe(true);
    await upload(user, 'new.pdf');
    expect(await asks()).toBe(false);
  });
});
