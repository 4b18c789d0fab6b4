import { expect, test } from 'vitest';
import { listOwnedRows } from '../../db/queries/owned-data';
import { isExported } from '../../src/routers/account/export-rules';
import { type TestUser, useTestApp } from '../support/app';
import { newContact } from '../support/links';

const app = useTestApp();
const addressCall = ({ profileId }: TestUser) => `/profile/${profileId}/calendar-address`;

async function newAddress(owner: TestUser): Promise<string> {
  const { status, body } = await app().rest(`POST ${addressCall(owner)}`, undefined, owner);
  expect(status).toBe(201);
  return body.url;
}

/** What a calendar gets at the address: without a session, on this server or another one. */
const ask = (url: string, headers = {}, server = app()) =>
  server.app.inject({ url: new URL(url).pathname, headers });

/** An owner with one contact that has a next action and a round. */
async function newOwner(nextAction = 'Call back') {
  const owner = await app().newUser();
  const { db } = app();
  const contactId = await newContact(db, owner.profileId, {
    employerCompany: 'US Navy',
    position: 'Engineer',
    nextAction,
    nextActionOn: '2026-03-05',
  });
  await newContact(db, owner.profileId, { employerName: 'Undated', nextAction: 'Some day' });
  const round = { contactId, date: '2026-03-09', kind: 'On site', outcome: 'Good', note: 'Bring the pipe' };
  const { id: roundId } = await db
    .insertInto('contactRounds')
    .values({ id: crypto.randomUUID(), ...round })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { owner, contactId, roundId };
}

test('the address gives the next actions and interviews, without a session, and is shown again to its owner', async () => {
  const { owner, contactId, roundId } = await newOwner();
  const none = await app().rest(`GET ${addressCall(owner)}`, undefined, owner);
  expect(none.body).toEqual({ url: null, createdAt: null });
  const url = await newAddress(owner);
  expect(url).toMatch(/\/calendar\/[\w-]{22}\.ics$/);
  const again = await app().rest(`GET ${addressCall(owner)}`, undefined, owner);
  expect(again.body).toEqual({ url, createdAt: expect.any(String) });

  const { statusCode, headers, body } = await ask(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`UID:next-action-${contactId}@storyfolio`);
  expect(lines).toContain('SUMMARY:Call back – Grace Hopper (US Navy)');
  expect(lines).toContain(`UID:round-${roundId}@storyfolio`);
  expect(lines).toContain('DTSTART;VALUE=DATE:20260309');
  expect(lines).toContain('DESCRIPTION:Engineer\\n\\nGood\\n\\nBring the pipe');
  expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('an interview with a time is an event of its own length, in its own zone, with a reminder', async () => {
  const { owner, contactId } = await newOwner();
  const round = { contactId, date: '2026-07-09', kind: 'Panel', time: '14:30', timeZone: 'Europe/Berlin' };
  const path = `POST /employer-contacts/${contactId}/rounds`;
  const link = 'https://meet.example/panel?x=1';
  const place = 'Dock 4, “Kran”';
  const { contactId: _, ...fields } = round;
  await app().rest(path, { ...fields, minutes: 90, place, meetingUrl: link }, owner);
  await app().rest(
    path,
    { ...fields, kind: 'Online', timeZone: 'America/New_York', meetingUrl: link },
    owner,
  );
  const { body } = await ask(await newAddress(owner));
  const events = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  const eventOf = (kind: string) =>
    events.find((event) => event.includes(`SUMMARY:${kind} –`))?.split('\r\n');
  const panel = ['DTSTART:20260709T123000Z', 'DTEND:20260709T140000Z', 'TRANSP:OPAQUE', 'TRIGGER:-PT60M'];
  expect(eventOf('Panel')).toEqual(expect.arrayContaining([...panel, 'LOCATION:Dock 4\\, “Kran”']));
  expect(eventOf('Panel')?.find((line) => line.startsWith('DESCRIPTION'))).toContain(link);
  const online = ['DTSTART:20260709T183000Z', 'DTEND:20260709T193000Z', `LOCATION:${link}`];
  expect(eventOf('Online')).toEqual(expect.arrayContaining(online));
});

test('a deadline is in the calendar until the owner has applied', async () => {
  const { owner, contactId } = await newOwner();
  const url = await newAddress(owner);
  const change = (fields: object) => app().rest(`PATCH /employer-contacts/${contactId}`, fields, owner);
  await change({ deadline: '2026-04-30', jobUrl: 'https://jobs.example/1', status: 'interested' });
  const lines = (await ask(url)).body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`UID:deadline-${contactId}@storyfolio`);
  expect(lines).toContain('SUMMARY:Last day to apply – Grace Hopper (US Navy)');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260430');
  expect(lines).toContain('DESCRIPTION:Engineer\\n\\nhttps://jobs.example/1');
  await change({ status: 'contacted' });
  expect((await ask(url)).body).not.toContain('deadline-');
});

test('an interview is as new as the contact that it names', async () => {
  const { owner, contactId, roundId } = await newOwner();
  await app()
    .db.updateTable('employerContacts')
    .set({ employerName: 'Grace B. Hopper', updatedAt: '2031-01-02T03:04:05.000Z' })
    .where('id', '=', contactId)
    .execute();
  const { body } = await ask(await newAddress(owner));
  const events = body.replaceAll('\r\n ', '').split('BEGIN:VEVENT');
  const round = events.find((event) => event.includes(`UID:round-${roundId}@`));
  expect(round).toContain('SUMMARY:On site – Grace B. Hopper (US Navy)');
  expect(round).toContain('LAST-MODIFIED:20310102T030405Z');
});

test('a calendar that has the current state gets 304, until something changes', async () => {
  const { owner, contactId } = await newOwner();
  const url = await newAddress(owner);
  const etag = String((await ask(url)).headers.etag);
  const known = await ask(url, { 'if-none-match': etag });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  await app()
    .db.updateTable('employerContacts')
    .set({ nextActionOn: '2026-03-06' })
    .where('id', '=', contactId)
    .execute();
  expect((await ask(url, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a revoked or renewed address gives nothing at once, on another process too', async () => {
  const { owner } = await newOwner();
  const second = await app().newServer();
  const first = await newAddress(owner);
  const renewed = await newAddress(owner);
  expect(renewed).not.toBe(first);
  const gone = await ask(first, {}, second);
  expect([gone.statusCode, gone.body]).toEqual([404, 'There is no calendar at this address.\n']);
  expect((await ask(renewed, {}, second)).statusCode).toBe(200);
  const revoked = await app().rest(`DELETE ${addressCall(owner)}`, undefined, owner);
  expect([revoked.status, revoked.body]).toEqual([200, { url: null, createdAt: null }]);
  expect((await ask(renewed, {}, second)).statusCode).toBe(404);
  expect((await app().rest(`DELETE ${addressCall(owner)}`, undefined, owner)).status).toBe(200);
});

test.each([
  ['deactivated', { isActive: false }],
  ['about to be deleted', { deletionDueAt: '2026-03-01T00:00:00.000Z' }],
])('the address of an account that is %s gives nothing', async (_, state) => {
  const { owner } = await newOwner();
  const url = await newAddress(owner);
  await app().db.updateTable('accounts').set(state).where('id', '=', owner.accountId).execute();
  expect((await ask(url)).statusCode).toBe(404);
});

test.each([
  'x.ics',
  '.ics',
  `${'A'.repeat(22)}.ics`,
  `${'A'.repeat(22)}`,
  `${'A'.repeat(4000)}.ics`,
  '%00.ics',
  "'%20or%201=1.ics",
  '%F0%9F%98%80.ics',
])('an address that is none is not found: %s', async (file) => {
  expect((await app().app.inject({ url: `/calendar/${file}` })).statusCode).toBe(404);
});

test('the dates come as files: those of all contacts, and those of one', async () => {
  const { owner, contactId } = await newOwner();
  await newContact(app().db, owner.profileId, { employerName: 'Ann/Lee "x"', nextActionOn: '2026-04-01' });
  const headers = { authorization: `Bearer ${owner.token}` };
  const all = await app().app.inject({ url: `/api/profile/${owner.profileId}/calendar`, headers });
  expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(all.headers['content-disposition']).toContain('attachment; filename="employers.ics"');
  expect(all.body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  const one = await app().app.inject({ url: `/api/employer-contacts/${contactId}/calendar`, headers });
  expect(one.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(one.body).not.toContain('Ann');
  const none = await app().rest('GET /employer-contacts/nobody/calendar', undefined, owner);
  expect(none.status).toBe(400);
});

test('the account export has the choices, without the secret of the address', async () => {
  const { owner } = await newOwner();
  const url = await newAddress(owner);
  await app().rest(`PATCH /profile/${owner.profileId}/mail-choices`, { dueActions: true }, owner);
  const tables = await listOwnedRows(app().db, owner.accountId, isExported);
  const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows;
  expect(rowsOf('mail_choices')).toEqual([
    expect.objectContaining({ profileId: owner.profileId, kind: 'due-actions' }),
  ]);
  expect(rowsOf('calendar_addresses')).toEqual([expect.objectContaining({ profileId: owner.profileId })]);
  expect(JSON.stringify(tables)).not.toContain(/calendar\/([\w-]+)/.exec(url)?.[1]);
  await app().db.deleteFrom('accounts').where('id', '=', owner.accountId).execute();
  expect((await ask(url)).statusCode).toBe(404);
});
