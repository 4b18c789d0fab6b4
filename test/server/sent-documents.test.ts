import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitBin } from '../../db/queries/bin';
import { plans } from '../../src/contracts/plans';
import { maxSentDocuments } from '../../src/contracts/sent-document';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { type TestUser, useTestApp } from '../support/app';
import { tableForm } from '../support/contact-rules';
import { listFiles } from '../support/file-store';
import { makeLink } from '../support/made-links';
import { pdfToText } from '../support/pdf-to-text';
import { duplicate } from '../support/portfolio-rules';
import { draftFor } from '../support/section-samples';
import { unzip } from '../support/unzip';

const app = useTestApp();
let owner: TestUser;
beforeEach(async () => {
  owner = await app().newUser();
  await sweepFiles(app());
});

const add = async (fields: object = {}): Promise<string> => {
  const contact = { employerName: 'Ada King', employerEmail: 'ada@example.com', ...fields };
  const { body } = await app().rest(`POST /profile/${owner.profileId}/employer-contacts`, contact, owner);
  return body.id;
};
const move = (id: string, status: string) => app().rest(`PATCH /employer-contacts/${id}`, { status }, owner);
const addSkill = async (name: string, isPublic: boolean) => {
  const draft = { ...(await draftFor('skills', app().db, owner.profileId)), name, isPublic };
  expect((await app().rest(`POST /profile/${owner.profileId}/skills`, draft, owner)).status).toBe(201);
};

async function sentTo(id: string) {
  await app().runJobs();
  return (await app().rest(`GET /employer-contacts/${id}/sent-documents`, undefined, owner)).body;
}

async function textOf(id: string): Promise<string | undefined> {
  const answer = await app().app.inject({
    url: `/api/sent-documents/${id}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+-\d{4}-\d\d-\d\d\.pdf"/),
  });
  return pdfToText(answer.rawPayload);
}

/** Makes everything that was kept until now a day older. */
const aDayLater = (contactId: string) =>
  sql`
    update sent_documents set day = day - 1, sent_at = sent_at - interval '1 day' where contact_id = ${contactId}`.execute(
    app().db,
  );

describe('what a contact was sent', () => {
  test.each(['contacted', 'responded', 'interview', 'offer', 'hired'])(
    'is kept once the contact is %s, without private entries, and as it was then',
    async (status) => {
      await addSkill('Rigging', true);
      await addSkill('Swearing', false);
      const id = await add({ status: 'interested' });
      expect(await sentTo(id)).toEqual([]);
      await move(id, status);
      const sent = await sentTo(id);
      expect(sent).toEqual([
        { id: expect.any(String), sentAt: expect.any(String), size: expect.any(Number), label: null, status },
      ]);
      await addSkill('Navigation', true);
      const text = await textOf(sent[0].id);
      expect(text).toContain('Rigging');
      expect(text).not.toMatch(/Swearing|Navigation/);
    },
  );

  test('is kept of a contact that begins as contacted, and with a reply', async () => {
    expect(await sentTo(await add({ status: 'contacted' }))).toMatchObject([{ status: 'contacted' }]);
    const id = await add({ status: 'new' });
    await app().rest(`POST /employer-contacts/${id}/reply`, {}, owner);
    expect(await sentTo(id)).toMatchObject([{ status: 'responded' }]);
  });

  test.each([
    ['interested', 'in_progress'],
    ['interested', 'archived'],
    ['new', 'declined'],
    ['archived', 'contacted'],
  ])('is nothing new where a contact that is %s becomes %s', async (before, after) => {
    const id = await add({ status: before });
    await move(id, after);
    expect(await sentTo(id)).toEqual([]);
  });

  test('stays as it was while the contact comes further', async () => {
    const id = await add({ status: 'contacted' });
    const sent = await sentTo(id);
    await aDayLater(id);
    await move(id, 'interview');
    await move(id, 'offer');
    expect((await sentTo(id)).map((each: { id: string }) => each.id)).toEqual([sent[0].id]);
  });

  test('is the page of the link that was made, also of a private page', async () => {
    await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'private' }, owner);
    await addSkill('Rigging', true);
    await app().rest(`POST /profile/${owner.profileId}/facts`, { text: 'Rowed to Cork' }, owner);
    const id = await add();
    const { id: linkId } = await makeLink(app(), owner, {
      label: 'For Ada',
      employerContactId: id,
      hiddenSections: ['facts'],
    });
    const [sent] = await sentTo(id);
    expect(sent).toMatchObject({ label: 'For Ada', status: null });
    const text = await textOf(sent.id);
    expect(text).toContain('Rigging');
    expect(text).not.toContain('Rowed to Cork');
    // A link that is given to another contact is sent to that one.
    const other = await add({ employerName: 'Mary Somerville' });
    await app().rest(`PATCH /links/${linkId}`, { employerContactId: other }, owner);
    expect(await sentTo(other)).toMatchObject([{ label: 'For Ada' }]);
    await app().rest(`PATCH /links/${linkId}`, { employerContactId: null }, owner);
    expect(await sentTo(other)).toHaveLength(1);
  });

  test('names the e-mail address and the telephone number that its owner sends', async () => {
    const addContact = (contact: object) =>
      app().rest(`POST /profile/${owner.profileId}/contacts`, { label: 'Work', ...contact }, owner);
    await addContact({ type: 'email', value: 'ada@example.com', isPublic: true });
    await addContact({ type: 'email', value: 'other@example.com', isPublic: true });
    await addContact({ type: 'phone', value: '+44 20 7946 0001', isPublic: false, isSent: true });
    await addContact({ type: 'phone', value: '+44 20 7946 0002', isPublic: false });
    const [sent] = await sentTo(await add({ status: 'contacted' }));
    const text = await textOf(sent.id);
    for (const shown of ['ada@example.com', '+44 20 7946 0001']) expect(text).toContain(shown);
    expect(text).not.toMatch(/other@example|0002/);
  });

  test('is the portfolio that was made for the contact', async () => {
    const id = await add();
    await duplicate(app(), owner, { employerContactId: id });
    await addSkill('Rigging', true);
    await move(id, 'contacted');
    const [sent] = await sentTo(id);
    expect(await textOf(sent.id)).not.toContain('Rigging');
  });

  test('is one document a day, the latest, which a move that is undone takes back unless a link was made', async () => {
    const id = await add();
    await makeLink(app(), owner, { label: 'For Ada', employerContactId: id });
    await sentTo(id);
    await addSkill('Rigging', true);
    await move(id, 'contacted');
    const [sent, ...more] = await sentTo(id);
    expect([sent.label, more]).toEqual(['For Ada', []]);
    expect(await textOf(sent.id)).toContain('Rigging');
    await app().rest(`POST /employer-contacts/${id}/undo-move`, { status: 'contacted' }, owner);
    expect(await sentTo(id)).toHaveLength(1);

    const other = await add();
    await move(other, 'contacted');
    expect(await sentTo(other)).toHaveLength(1);
    await app().rest(`POST /employer-contacts/${other}/undo-move`, { status: 'contacted' }, owner);
    expect(await sentTo(other)).toEqual([]);
    // An undo that is faster than the document leaves nothing behind either.
    await move(other, 'contacted');
    await app().rest(`POST /employer-contacts/${other}/undo-move`, { status: 'contacted' }, owner);
    expect(await sentTo(other)).toEqual([]);
  });

  test('is ten documents at most, without those that were sent first', async () => {
    const id = await add();
    const before = (await listFiles(app())).length;
    const all = [];
    for (let count = 0; count < maxSentDocuments + 1; count += 1) {
      await makeLink(app(), owner, { employerContactId: id });
      all.unshift((await sentTo(id))[0].id);
      await aDayLater(id);
    }
    expect((await sentTo(id)).map((each: { id: string }) => each.id)).toEqual(all.slice(0, -1));
    await sweepFiles(app());
    expect(await listFiles(app())).toHaveLength(before + maxSentDocuments);
  });

  test('is nothing for contacts of a table', async () => {
    const { payload, headers } = tableForm('Name,Email,Status\nAda King,ada@example.com,Contacted\n');
    const answer = await app().app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/employer-contacts/import/accept`,
      payload,
      headers: { ...headers, authorization: `Bearer ${owner.token}` },
    });
    expect(answer.json()).toMatchObject({ added: 1 });
    const list = `GET /profile/${owner.profileId}/employer-contacts`;
    const [contact] = (await app().rest(list, undefined, owner)).body;
    expect(contact.status).toBe('contacted');
    expect(await sentTo(contact.id)).toEqual([]);
  });
});

describe('the files of what was sent', () => {
  const used = async () => (await app().rest('GET /auth/storage', undefined, owner)).body.usedBytes;

  test('take up storage unless their contact is in the bin, and come back with it', async () => {
    const id = await add({ status: 'contacted' });
    const [sent] = await sentTo(id);
    expect(await used()).toBe(sent.size);
    await app().rest(`DELETE /employer-contacts/${id}`, undefined, owner);
    expect(await used()).toBe(0);
    const path = `/api/sent-documents/${sent.id}`;
    const headers = { authorization: `Bearer ${owner.token}` };
    expect((await app().app.inject({ url: path, headers })).statusCode).toBe(404);
    expect((await app().rest(`DELETE /sent-documents/${sent.id}`, undefined, owner)).status).toBe(404);
    await sweepFiles(app());
    await app().rest(`POST /employer-contacts/${id}/restore`, undefined, owner);
    expect(await sentTo(id)).toEqual([sent]);
    expect((await app().app.inject({ url: path, headers })).rawPayload).toHaveLength(sent.size);
    expect(await used()).toBe(sent.size);
  });

  test('are gone with the document, with its contact, and beyond the limit of the bin', async () => {
    const before = (await listFiles(app())).length;
    const [one, two, three] = [
      await add({ status: 'contacted' }),
      await add({ status: 'contacted' }),
      await add({ status: 'contacted' }),
    ];
    const [sent] = await sentTo(one);
    expect(await listFiles(app())).toHaveLength(before + 3);
    await app().rest(`DELETE /sent-documents/${sent.id}`, undefined, owner);
    expect(await sentTo(one)).toEqual([]);
    for (const id of [two, three]) await app().rest(`DELETE /employer-contacts/${id}`, undefined, owner);
    await app().rest(`DELETE /profile/${owner.profileId}/bin/${two}`, undefined, owner);
    await sweepFiles(app());
    expect(await listFiles(app())).toHaveLength(before + 1);
    await app()
      .db.transaction()
      .execute((tx) => limitBin(tx, owner.accountId, 1));
    await sweepFiles(app());
    expect(await listFiles(app())).toHaveLength(before);
    const bin = await app().rest(`GET /profile/${owner.profileId}/bin`, undefined, owner);
    expect(bin.body).toMatchObject([{ id: three }]);
  });

  test('are not kept where the storage is full, and the owner sees that', async () => {
    const before = (await listFiles(app())).length;
    await app()
      .db.insertInto('storedFiles')
      .values({
        key: `full-${owner.accountId}`,
        accountId: owner.accountId,
        size: plans.free.storageBytes,
        state: 'kept',
      })
      .execute();
    const id = await add({ status: 'contacted' });
    const [sent, ...more] = await sentTo(id);
    expect([sent, more]).toEqual([
      { id: expect.any(String), sentAt: expect.any(String), size: null, label: null, status: 'contacted' },
      [],
    ]);
    expect(await listFiles(app())).toHaveLength(before);
    const headers = { authorization: `Bearer ${owner.token}` };
    const file = await app().app.inject({ url: `/api/sent-documents/${sent.id}`, headers });
    expect(file.statusCode).toBe(404);
    expect((await app().app.inject({ url: '/api/auth/export', headers })).statusCode).toBe(200);

    // The next one of the day that can be kept takes its place, and remains.
    await app().db.deleteFrom('storedFiles').where('key', '=', `full-${owner.accountId}`).execute();
    await makeLink(app(), owner, { label: 'For Ada', employerContactId: id });
    expect(await sentTo(id)).toMatchObject([{ size: expect.any(Number), label: 'For Ada' }]);
    expect((await app().rest(`DELETE /sent-documents/${(await sentTo(id))[0].id}`, {}, owner)).status).toBe(
      200,
    );
  });

  test('are in the export of the account', async () => {
    const id = await add({ status: 'contacted', employerName: 'King / Sons' });
    const [sent] = await sentTo(id);
    const { rawPayload } = await app().app.inject({
      url: '/api/auth/export',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = await unzip(rawPayload);
    const name = [...files.keys()].find((each) => each.startsWith(`files/${owner.slug}/sent/`));
    expect(name).toMatch(/\/sent\/King\s+Sons \d{4}-\d\d-\d\d\.pdf$/);
    expect(files.get(name ?? '')).toHaveLength(sent.size);
    expect(JSON.parse(String(files.get('data/sent-documents.json')))).toMatchObject([{ id: sent.id }]);
  });
});

test('the open page of a contact notices a document', async () => {
  const id = await add();
  const token = async () =>
    (await app().rest(`GET /employer-contacts/${id}/change-token`, undefined, owner)).body.changeToken;
  await makeLink(app(), owner, { employerContactId: id });
  const before = await token();
  await sentTo(id);
  expect(await token()).not.toBe(before);
});
