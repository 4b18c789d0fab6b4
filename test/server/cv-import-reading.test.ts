import { describe, expect, test } from 'vitest';
import { proposal } from '../../src/contracts/cv-import';
import { FaultyRefusal } from '../../src/routers/errors';
import { readInThread } from '../../src/routers/reading-thread';
import { type TestUser, useTestApp } from '../support/app';
import { makeDocx, makePdf, makeZip } from '../support/documents';
import { listFiles } from '../support/file-store';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
const strictApp = useTestApp(undefined, 1);

const send = (by: TestUser, path: string, field: string, content: Buffer) =>
  sendTo(app(), path, { by, field, content });

const newCv = async (user: TestUser, content: Buffer): Promise<string> =>
  (await send(user, 'cv', 'cv', content)).body.id;

const read = (user: TestUser, cvId: string, as: TestUser | undefined = user) =>
  app().rest(`POST /profile/${user.profileId}/cv/${cvId}/import`, undefined, as);

const readFile = (user: TestUser, content: Buffer) => send(user, 'cv/import', 'file', content);

const resume = {
  basics: { name: 'Ada King', email: 'ada@example.com' },
  work: [{ name: 'Northwind', position: 'Engineer', startDate: '2019-03' }],
};

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

  test("is 404 for another's CV, one of another profile, and one that was removed, and 401 without a session", async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const [own, foreign] = [await newCv(user, makePdf(['Ada'])), await newCv(other, makePdf(['Bob']))];
    expect((await read(user, own, other)).status).toBe(404);
    expect((await read(user, foreign)).status).toBe(404);
    expect((await app().rest(`POST /profile/${user.profileId}/cv/${own}/import`)).status).toBe(401);
    await app().rest(`PATCH /cv/${foreign}`, { isPublic: true }, other);
    expect((await read(other, foreign, user)).status).toBe(404);
    await app().rest(`DELETE /cv/${own}`, undefined, user);
    expect((await read(user, own)).status).toBe(404);
  });
});

describe('reading a file that is not kept', () => {
  test('proposes what a JSON Resume says, and keeps nothing of it', async () => {
    const user = await app().newUser();
    const before = await listFiles(app());
    const { status, body } = await readFile(user, Buffer.from(JSON.stringify(resume)));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      profile: { displayName: { value: 'Ada King' } },
      sections: { workExperience: [{ values: { company: 'Northwind', position: 'Engineer' } }] },
    });
    expect(await listFiles(app())).toEqual(before);
    expect((await app().rest(`GET /profile/${user.profileId}/cv`, undefined, user)).body).toEqual([]);
    expect(
      (await app().rest(`GET /profile/${user.profileId}/work-experience`, undefined, user)).body,
    ).toEqual([]);
  });

  test('proposes what the export of a LinkedIn account says', async () => {
    const csv = 'Company Name,Title,Started On,Finished On\nNorthwind,Engineer,Mar 2019,\n';
    const zip = makeZip({ 'Profile.csv': 'First Name,Last Name\nAda,King\n', 'Positions.csv': csv });
    const { status, body } = await readFile(await app().newUser(), zip);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      profile: { displayName: { value: 'Ada King' } },
      sections: { workExperience: [{ values: { company: 'Northwind', startDate: '2019-03' } }] },
    });
  });

  test.each([
    ['RenderCV', 'cv:\n  name: Ada King\n'],
    [
      'Europass',
      '<LearnerInfo><Identification><PersonName><FirstName>Ada</FirstName><Surname>King</Surname></PersonName></Identification></LearnerInfo>',
    ],
    ['an address book', 'BEGIN:VCARD\r\nFN:Ada King\r\nEND:VCARD\r\n'],
    ['a word processor', makeDocx(['Ada King', 'ada@example.com'])],
  ])('proposes what a file of %s says', async (_, content) => {
    const { status, body } = await readFile(await app().newUser(), Buffer.from(content));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.profile.displayName.value).toBe('Ada King');
  });

  test('names the entries that exist already', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const job = { company: 'NORTHWIND', position: 'Engineer', startDate: '2019-01' };
    const { body: own } = await app().rest(`POST /profile/${user.profileId}/work-experience`, job, user);
    await app().rest(`POST /profile/${other.profileId}/work-experience`, job, other);
    const content = Buffer.from(JSON.stringify(resume));
    const { sections } = (await readFile(user, content)).body;
    expect(sections.workExperience).toMatchObject([{ duplicateOf: own.id }]);
    await app().rest(`DELETE /work-experience/${own.id}`, undefined, user);
    const again = (await readFile(user, content)).body;
    expect(again.sections.workExperience[0].duplicateOf).toBeUndefined();
  });

  test('is refused for anything else, in words that say what to do', async () => {
    const user = await app().newUser();
    const letter = await readFile(user, Buffer.from('{\\rtf1 Ada}'));
    expect(letter).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE_CONTENT' } });
    expect(letter.body.message).toBe(
      'This is an RTF document: open it in a word processor, save it as PDF or DOCX, and upload that. Nothing of it was kept.',
    );
    const zip = makeZip({ 'Connections.csv': '' });
    expect((await readFile(user, zip)).body.message).toContain('has no LinkedIn profile');
    expect((await readFile(user, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send(user, 'cv/import', 'cv', Buffer.from('{}'))).status).toBe(400);
  });
});

test('an account may have sixty documents read in an hour, by either way', async () => {
  const user = await strictApp().newUser();
  const path = `/profile/${user.profileId}/cv`;
  const readMissing = async () =>
    (await strictApp().rest(`POST ${path}/${user.profileId}/import`, undefined, user)).status;
  for (let count = 0; count < 60; count += 1) expect(await readMissing()).toBe(404);
  expect(await readMissing()).toBe(429);
  const { statusCode } = await strictApp().app.inject({
    method: 'POST',
    url: `/api${path}/import`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(statusCode).toBe(429);
});

test('an internal error is reported as one, and its cause is kept for the log', async () => {
  const open = async () => ({ bytes: JSON.parse('7'), type: 'pdf' as const });
  const refusal = await readInThread(open, {}, 'It is kept.').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FaultyRefusal);
  expect(refusal).toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    message: 'This document cannot be read. It is kept.',
    cause: { message: expect.stringContaining('TypeError') },
  });
});
