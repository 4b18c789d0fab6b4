import { describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { makeDoc, makeDocx, makePdf, makeZip } from '../support/documents';
import { listFiles } from '../support/file-store';

const app = useTestApp();
const tenMegabytes = 10 * 1024 * 1024;

function multipart(field: string, filename: string, content: Buffer) {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
  };
}

async function upload(
  user: TestUser | undefined,
  content: Buffer,
  filename = 'cv.pdf',
  field = 'cv',
  id = 'demo-profile-1',
) {
  const { payload, headers } = multipart(field, filename, content);
  const response = await app().app.inject({
    method: 'POST',
    url: `/api/profile/${id}/cv`,
    payload,
    headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) },
  });
  return { status: response.statusCode, body: response.json() };
}

const download = (url: string, user?: TestUser, headers = {}) =>
  app().app.inject({ url, headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) } });

const storedFiles = () => listFiles(app());

describe('uploading a CV', () => {
  test.each([
    ['résumé 2026.pdf', makePdf(['Ada King']), 'résumé 2026.pdf', 'application/pdf'],
    [
      'cv.docx',
      makeDocx(['Ada King']),
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['cv.doc', makeDoc(), 'cv.doc', 'application/msword'],
    ['wrong-name.exe', makePdf(['Ada']), 'wrong-name.exe.pdf', 'application/pdf'],
    ['../../etc/passwd', makePdf(['Ada']), 'passwd.pdf', 'application/pdf'],
    ['C:\\cv\u202efdp.pdf', makePdf(['Ada']), 'cvfdp.pdf', 'application/pdf'],
  ])('stores %s by its content', async (name, content, filename, contentType) => {
    const user = await app().newUser();
    const { status, body } = await upload(user, content, name);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      filename,
      contentType,
      size: content.length,
      fileUrl: `/api/cv/${body.id}`,
      uploadedAt: body.uploadedAt,
      isPublic: false,
      wasWithdrawn: false,
    });
    const file = await download(body.fileUrl, user);
    expect(file.rawPayload.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': contentType, 'x-content-type-options': 'nosniff' });
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(file.headers['content-disposition']).toMatch(/^inline/);
    const saved = await download(`${body.fileUrl}?download=1`, user);
    expect(saved.headers['content-disposition']).toContain(`attachment; filename=`);
    expect(saved.headers['content-disposition']).toContain(encodeURIComponent(filename));
  });

  test.each([
    [
      'a picture',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      415,
      'Please upload a PDF, DOC, or DOCX file.',
    ],
    [
      'a web page',
      Buffer.from('<html><script>alert(1)</script>'),
      415,
      'Please upload a PDF, DOC, or DOCX file.',
    ],
    ['a zip', makeZip({ 'a.txt': 'x' }), 415, 'Please upload a PDF, DOC, or DOCX file.'],
    ["another program's OLE file", makeDoc('Workbook'), 415, 'Please upload a PDF, DOC, or DOCX file.'],
    ['nothing', Buffer.alloc(0), 415, 'Please upload a PDF, DOC, or DOCX file.'],
    [
      'too much',
      Buffer.concat([makePdf(['x']), Buffer.alloc(tenMegabytes)]),
      413,
      'CV must be 10 MB or less.',
    ],
  ])('refuses %s and stores nothing of it', async (_name, content, expected, message) => {
    const user = await app().newUser();
    const before = await storedFiles();
    const { status, body } = await upload(user, content);
    expect({ status, message: body.message, error: body.error }).toEqual({
      status: expected,
      message,
      error: message,
    });
    expect(await storedFiles()).toHaveLength(before.length);
    expect((await app().rest('GET /profile/demo-profile-1/cv', undefined, user)).body).toEqual([]);
  });

  test('accepts exactly 10 MB', async () => {
    const pdf = makePdf(['x']);
    const content = Buffer.concat([pdf, Buffer.alloc(tenMegabytes - pdf.length)]);
    expect((await upload(await app().newUser(), content)).status).toBe(201);
  });

  test('refuses other forms', async () => {
    const user = await app().newUser();
    expect((await upload(user, makePdf(['x']), 'cv.pdf', 'file')).status).toBe(400);
    expect((await app().rest('POST /profile/demo-profile-1/cv', {}, user)).status).toBe(415);
    expect((await upload(user, makePdf(['x']), 'cv.pdf', 'cv', 'nonsense')).status).toBe(400);
  });
});

describe('reading a CV', () => {
  test('supports ranges, and sends nothing if the reader already has it', async () => {
    const user = await app().newUser();
    const content = makePdf(['Ada King']);
    const { body } = await upload(user, content);
    const part = async (range: string, headers = {}) => download(body.fileUrl, user, { range, ...headers });
    const first = await part('bytes=0-9');
    expect(first.statusCode).toBe(206);
    expect(first.rawPayload.equals(content.subarray(0, 10))).toBe(true);
    expect(first.headers['content-range']).toBe(`bytes 0-9/${content.length}`);
    expect((await part('bytes=-5')).rawPayload.equals(content.subarray(-5))).toBe(true);
    expect((await part(`bytes=${content.length - 1}-`)).rawPayload).toHaveLength(1);
    expect((await part(`bytes=${content.length}-`)).statusCode).toBe(416);
    expect((await part('bytes=9-3')).statusCode).toBe(200);
    expect((await part('bytes=0-1,4-5')).statusCode).toBe(200);
    expect((await part('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200);
    const again = await download(body.fileUrl, user, { 'if-none-match': first.headers.etag });
    expect(again.statusCode).toBe(304);
    const head = await app().app.inject({
      method: 'HEAD',
      url: body.fileUrl,
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(head.headers['content-length']).toBe(String(content.length));
  });

  test.each(['x', '0', '%00', '../../etc/passwd'])('%s is not a CV', async (id) => {
    const { statusCode } = await download(`/api/cv/${id}`);
    expect([400, 404]).toContain(statusCode);
  });
});
