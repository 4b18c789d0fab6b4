import { beforeAll, describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { form } from '../support/gallery-uploads';
import { hostileImportFiles, hostileWordFiles } from '../support/hostile-files';
import { hostilePdfs } from '../support/hostile-pdfs';
import { until } from '../support/until';

const app = useTestApp();

let user: TestUser;
beforeAll(async () => {
  user = await app().newUser();
  // Starts the thread, so that no file waits for it.
  expect((await readCv((await uploadCv(makePdf(['Ada King']))).body.id)).status).toBe(200);
});

async function send(path: string, field: string, content: Buffer) {
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${path}`,
    payload: form([{ name: 'cv', content }], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  return { status: response.statusCode, body: response.json() };
}

const uploadCv = (content: Buffer) => send('cv', 'cv', content);

const readCv = (id: string) => app().rest(`POST /profile/${user.profileId}/cv/${id}/import`, undefined, user);

/** The answer, and the statuses of the health checks that were answered while it was worked on. */
async function whileHealthy<T>(work: Promise<T>): Promise<{ answer: T; health: Set<number> }> {
  const health = new Set<number>();
  let isDone = false;
  const settled = work.finally(() => {
    isDone = true;
  });
  const check = async () => {
    health.add((await app().app.inject('/healthz')).statusCode);
    expect(isDone).toBe(true);
  };
  await until(check, 50);
  return { answer: await settled, health };
}

const kept = 'It is kept as your CV; fill in the sections by hand.';
const notKept = 'Nothing of it was kept.';

/** Every refusal of an unreadable document; an error of the server has another text. */
const reasons = [
  'This document is damaged. Save or export it anew and upload it again.',
  'This document is protected by a password. Save it without one and upload it again.',
  'This document has no text that can be read: its pages seem to be scanned pictures. Upload a version that was saved from a word processor.',
  'This document has far more text than a CV. Save a shorter one and upload it again.',
  'This document takes too long to read.',
  'This file is damaged: it is not valid JSON. Export it anew and upload it again.',
  'This is an empty file: export it anew and upload it again.',
  'This is a file of an unknown type: upload your CV as PDF or DOCX.',
  'This is a plain text: save it as PDF or DOCX in a word processor, and upload that.',
  'This is a JSON file of an unknown kind: JSON Resume (jsonresume.org), Reactive Resume, RenderCV, Europass and vCard are read; export it as one of these, or as PDF or DOCX.',
  'This zip has no LinkedIn profile. Ask LinkedIn for a copy of your data with "Profile" in it, and upload the zip as it came.',
];

/** The refusals of some of them; a busy machine may take too long for any. */
const expected: Record<string, string> = {
  'a PDF that ends in the middle': 'damaged',
  'a PDF of its first line': 'damaged',
  'a PDF with a password': 'password',
  'a PDF of pictures': 'no text',
  'a PDF whose forms draw each other a billion times': 'takes too long',
  'a PDF of 100,000 pages': 'Only the first 30 of 100000 pages were read.',
  'a zip that would write outside of its folder': 'damaged',
  'half an export': 'damaged',
  'a zip of nothing': 'no LinkedIn profile',
  'JSON that never ends': 'not valid JSON',
  'JSON of one text of 1.9 MB': 'far more text',
  'a list': 'a JSON file of an unknown kind',
};

function expectClear(name: string, { status, body }: Awaited<ReturnType<typeof send>>, consolation: string) {
  const explanation = status === 200 ? body.warnings.join(' ') : body.message;
  if (status !== 200)
    expect({ status, reason: explanation.replace(` ${consolation}`, '') }).toEqual({
      status: 422,
      reason: expect.toBeOneOf(reasons),
    });
  if (!explanation.includes('takes too long')) expect(explanation).toContain(expected[name] ?? '');
}

describe('a CV that can hardly be read, or not at all, is kept, and its owner is told why', () => {
  test.each(Object.entries({ ...hostilePdfs, ...hostileWordFiles }))('%s', async (name, make) => {
    const upload = await uploadCv(await make());
    // Some are not documents at all, which is noticed before they are kept.
    if (upload.status === 415) return expect(name).toMatch(/Word document/);
    const { answer, health } = await whileHealthy(readCv(upload.body.id));
    expectClear(name, answer, kept);
    expect([...health]).toEqual([200]);
    const file = await app().app.inject({
      url: upload.body.fileUrl,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(file.statusCode).toBe(200);
  });
});

describe('a file that is read without being kept', () => {
  test.each(Object.entries(hostileImportFiles))('%s', async (name, make) => {
    const { answer, health } = await whileHealthy(send('cv/import', 'file', await make()));
    expectClear(name, answer, notKept);
    expect([...health]).toEqual([200]);
  });
});
