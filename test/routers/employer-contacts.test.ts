import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { contactSample } from '../support/contact-rules';
import { unzip } from '../support/unzip';

const app = useTestApp();

/** A server whose time the test sets. */
async function newTimedServer(begin: string) {
  let now = new Date(begin);
  const server = await app().newServer({ clock: { now: () => now } });
  const set = (time: string) => {
    now = new Date(time);
  };
  return { server, set };
}

const add = async (user: TestUser, fields: object = {}) =>
  (
    await app().rest(
      `POST /profile/${user.profileId}/employer-contacts`,
      { employerName: 'Ada King', ...fields },
      user,
    )
  ).body;

const change = (user: TestUser, id: string, fields: object) =>
  app().rest(`PATCH /employer-contacts/${id}`, fields, user);

const timelineOf = async (user: TestUser, id: string) =>
  (await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, user)).body;

const kindsOf = async (user: TestUser, id: string) =>
  (await timelineOf(user, id)).map(({ kind }: { kind: string }) => kind);

describe('employer contacts', () => {
  test('are kept as they were written, newest first, by REST and by tRPC', async () => {
    const owner = await app().newUser();
    const contact = await add(owner, contactSample);
    expect(contact).toMatchObject({ ...contactSample, isPublic: false });
    const later = await add(owner);
    expect(later).toMatchObject({ status: 'interested', contactMethod: 'email', employerEmail: null });
    const path = `GET /profile/${owner.profileId}/employer-contacts`;
    // Lists leave the text of the ad out.
    const asListed = ({ jobDescription, ...rest }: Record<string, unknown>) => rest;
    const list = [asListed(later), asListed(contact)];
    expect((await app().rest(path, undefined, owner)).body).toEqual(list);
    const listed = await app().trpc('query employerContacts.list', { profileId: owner.profileId }, owner);
    expect(listed.body).toEqual(list);
    expect((await app().rest(`GET /employer-contacts/${contact.id}`, undefined, owner)).body).toEqual(
      contact,
    );
  });

  test('are one question to the database, beside that for the session', async () => {
    const owner = await app().newUser();
    const path = `GET /profile/${owner.profileId}/employer-contacts`;
    const asked = vi.spyOn(Client.prototype, 'query');
    onTestFinished(() => asked.mockRestore());
    const questionsOf = async (call: () => Promise<unknown>) => {
      await call();
      asked.mockClear();
      await call();
      return asked.mock.calls.length;
    };
    const empty = await questionsOf(() => app().rest(path, undefined, owner));
    for (const _ of [1, 2, 3]) await add(owner, contactSample);
    expect(await questionsOf(() => app().rest(path, undefined, owner))).toBe(empty);
    expect(empty).toBe(2);
  });

  test('a card that another tab has moved is not moved again unseen', async () => {
    const owner = await app().newUser();
    const { id, updatedAt } = await add(owner);
    expect((await change(owner, id, { status: 'contacted', updatedAt })).status).toBe(200);
    const second = await change(owner, id, { status: 'archived', updatedAt });
    expect(second).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed in the') },
    });
    expect((await timelineOf(owner, id))[0]).toMatchObject({ from: 'interested', to: 'contacted' });
  });

  test('a removed contact is nowhere, and comes back with its history', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    await app().rest(`POST /employer-contacts/${id}/notes`, { text: 'Kept' }, owner);
    await app().rest(`DELETE /employer-contacts/${id}`, undefined, owner);
    for (const path of [`/employer-contacts/${id}`, `/employer-contacts/${id}/timeline`]) {
      expect((await app().rest(`GET ${path}`, undefined, owner)).status).toBe(404);
    }
    expect((await app().rest(`POST /employer-contacts/${id}/restore`, {}, owner)).status).toBe(200);
    expect(await kindsOf(owner, id)).toEqual(['note', 'status']);
  });
});

test('the job of a contact is refused with a sentence where it is not as it should be', async () => {
  const owner = await app().newUser();
  const { id } = await add(owner);
  const refused = [
    [{ jobUrl: 'javascript:alert(1)' }, 'Enter an address that starts with https:// or http://.'],
    [{ jobDescription: 'x'.repeat(20_001) }, 'Use 20000 characters or fewer.'],
    [{ salary: 'x'.repeat(101) }, 'Use 100 characters or fewer.'],
    [{ deadline: '31/12/2026' }, 'Enter a date as YYYY-MM-DD.'],
  ] as const;
  for (const [fields, message] of refused) {
    const answer = await change(owner, id, fields);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: Object.keys(fields), message }] } });
  }
  const ad = `  Two\n\n\tlines ${'x'.repeat(19_000)}`;
  expect((await change(owner, id, { jobDescription: ad })).body.jobDescription).toBe(ad.trim());
});

describe('the history of a contact', () => {
  test('lists each status with its time, and since when the last one applies', async () => {
    const owner = await app().newUser();
    const { server, set } = await newTimedServer('2026-03-28T23:00:00.000Z');
    const path = `/profile/${owner.profileId}/employer-contacts`;
    const { body } = await server.rest(`POST ${path}`, { employerName: 'Ada King' }, owner);
    expect(body).toMatchObject({
      createdAt: '2026-03-28T23:00:00.000Z',
      statusSince: '2026-03-28T23:00:00.000Z',
    });
    set('2026-03-29T01:30:00.000Z');
    const moved = await server.rest(`PATCH /employer-contacts/${body.id}`, { status: 'contacted' }, owner);
    expect(moved.body.statusSince).toBe('2026-03-29T01:30:00.000Z');
    set('2026-03-30T00:00:00.000Z');
    const same = { status: 'contacted', notes: 'Nothing new' };
    const unmoved = await server.rest(`PATCH /employer-contacts/${body.id}`, same, owner);
    expect(unmoved.body.statusSince).toBe('2026-03-29T01:30:00.000Z');
    expect(await timelineOf(owner, body.id)).toEqual([
      {
        id: expect.any(String),
        at: '2026-03-29T01:30:00.000Z',
        kind: 'status',
        from: 'interested',
        to: 'contacted',
      },
      {
        id: expect.any(String),
        at: '2026-03-28T23:00:00.000Z',
        kind: 'status',
        from: null,
        to: 'interested',
      },
    ]);
  });

  test('tells next actions that are set, moved and done', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, { nextAction: 'Call', nextActionOn: '2026-12-01' });
    await change(owner, id, { nextActionOn: '2026-12-02' });
    await change(owner, id, { employerCompany: 'Engines' });
    await change(owner, id, { nextAction: null, nextActionOn: null });
    const events = await timelineOf(owner, id);
    expect(events.filter(({ kind }: { kind: string }) => kind === 'next-action')).toMatchObject([
      { nextAction: null, nextActionOn: null },
      { nextAction: 'Call', nextActionOn: '2026-12-02' },
      { nextAction: 'Call', nextActionOn: '2026-12-01' },
    ]);
  });

  test('holds notes that can be changed and deleted', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    const note = await app().rest(`POST /employer-contacts/${id}/notes`, { text: ' Call again. ' }, owner);
    expect(note).toMatchObject({ status: 201, body: { kind: 'note', text: 'Call again.' } });
    const changed = await app().rest(`PATCH /contact-notes/${note.body.id}`, { text: 'Called.' }, owner);
    const { updatedAt } = changed.body;
    expect(changed.body).toEqual({ ...note.body, text: 'Called.', updatedAt });
    expect(updatedAt > note.body.updatedAt).toBe(true);
    expect((await timelineOf(owner, id))[0]).toEqual(changed.body);
    expect((await app().rest(`DELETE /contact-notes/${note.body.id}`, undefined, owner)).status).toBe(200);
    expect(await kindsOf(owner, id)).toEqual(['status']);
    const empty = await app().rest(`POST /employer-contacts/${id}/notes`, { text: '  ' }, owner);
    expect(empty.body.issues).toEqual([{ path: ['text'], message: 'Write a note first.' }]);
    const [{ id: status }] = await timelineOf(owner, id);
    expect((await app().rest(`DELETE /contact-notes/${status}`, undefined, owner)).status).toBe(404);
  });

  test('tells the second of two tabs that change a note, and whoever has the page open', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    const changeToken = async () =>
      (await app().rest(`GET /employer-contacts/${id}/change-token`, undefined, owner)).body;
    const { body: note } = await app().rest(`POST /employer-contacts/${id}/notes`, { text: 'Call.' }, owner);
    const before = await changeToken();
    const save = (text: string, updatedAt: string) =>
      app().rest(`PATCH /contact-notes/${note.id}`, { text, updatedAt }, owner);
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(`N${index + 10}.`, note.updatedAt)),
    );
    const won = saved.filter(({ status }) => status === 200);
    expect([won.length, saved.filter(({ status }) => status === 409).length]).toEqual([1, 19]);
    const [now] = await timelineOf(owner, id);
    expect(now).toEqual(won[0]?.body);
    // The text is as long as it was.
    expect((await save('Mail.', now.updatedAt)).status).toBe(200);
    expect(await changeToken()).not.toEqual(before);
  });

  test('holds interview rounds, each change of which names its version', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    const fields = {
      date: '2026-11-30',
      kind: 'Technical',
      time: '14:30',
      timeZone: 'Europe/London',
      minutes: 45,
      place: '12 St James’s Square',
      meetingUrl: 'https://meet.example/engine',
      note: 'With Charles',
    };
    const { body: round } = await app().rest(`POST /employer-contacts/${id}/rounds`, fields, owner);
    expect(round).toMatchObject({ ...fields, contactId: id, outcome: null });
    const { updatedAt } = round;
    const path = `PATCH /contact-rounds/${round.id}`;
    expect((await app().rest(path, { outcome: 'Invited', updatedAt }, owner)).status).toBe(200);
    expect((await app().rest(path, { outcome: 'Refused', updatedAt }, owner)).status).toBe(409);
    expect((await app().rest(path, { kind: null }, owner)).status).toBe(400);
    const [event] = await timelineOf(owner, id);
    const { kind, ...kept } = fields;
    expect(event).toMatchObject({
      ...kept,
      kind: 'round',
      roundId: round.id,
      round: kind,
      outcome: 'Invited',
    });
    expect((await app().rest(`DELETE /contact-rounds/${round.id}`, undefined, owner)).status).toBe(200);
    expect(await kindsOf(owner, id)).toEqual(['status']);
  });

  test('holds the time of a round with its zone, or neither', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    const addRound = (fields: object) =>
      app().rest(
        `POST /employer-contacts/${id}/rounds`,
        { date: '2026-11-30', kind: 'Phone', ...fields },
        owner,
      );
    const refused = [
      [{ time: '14:30' }, 'timeZone', 'Name the time zone of the time, such as Europe/London.'],
      [{ time: '24:00', timeZone: 'UTC' }, 'time', 'Enter a time as HH:MM, such as 14:30.'],
      [{ time: '9:00', timeZone: 'UTC' }, 'time', 'Enter a time as HH:MM, such as 14:30.'],
      [{ time: '09:00', timeZone: 'Nowhere' }, 'timeZone', 'This is not the name of a time zone.'],
      // Browsers know offsets as zones, and the database does not.
      [{ time: '09:00', timeZone: '+01:00' }, 'timeZone', 'This is not the name of a time zone.'],
      [{ minutes: 0 }, 'minutes', 'Use 1 or more.'],
      [{ minutes: 1441 }, 'minutes', 'Use 1440 or less.'],
      [{ meetingUrl: 'meet' }, 'meetingUrl', 'Enter an address that starts with https:// or http://.'],
    ] as const;
    for (const [fields, field, message] of refused) {
      const answer = await addRound(fields);
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: [field], message }] } });
    }
    const { body: round } = await addRound({ timeZone: 'Europe/London' });
    expect(round).toMatchObject({ time: null, timeZone: null, minutes: null });
    const changeRound = (changes: object) => app().rest(`PATCH /contact-rounds/${round.id}`, changes, owner);
    expect((await changeRound({ time: '09:00' })).status).toBe(400);
    const timed = await changeRound({ time: '09:00', timeZone: 'Europe/London' });
    expect(timed.body).toMatchObject({ time: '09:00', timeZone: 'Europe/London' });
    expect((await changeRound({ time: '10:00' })).body).toMatchObject({ timeZone: 'Europe/London' });
    expect((await changeRound({ time: null })).body).toMatchObject({ time: null, timeZone: null });
  });

  test('a reply is a mail and makes the contact responded', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, { employerEmail: 'ada@example.com', position: 'Analyst' });
    const reply = () => app().rest(`POST /employer-contacts/${id}/reply`, {}, owner);
    expect((await reply()).body).toMatchObject({
      contact: { id, status: 'responded' },
      draft: { to: 'ada@example.com', subject: 'Re: Analyst', body: 'Dear Ada King,\n\n' },
    });
    expect(await kindsOf(owner, id)).toEqual(['status', 'mail', 'status']);
    await reply();
    expect(await kindsOf(owner, id)).toEqual(['mail', 'status', 'mail', 'status']);
    const { id: silent } = await add(owner);
    const refused = await app().rest(`POST /employer-contacts/${silent}/reply`, {}, owner);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('no e-mail address') },
    });
    expect(await kindsOf(owner, silent)).toEqual(['status']);
  });

  test('changes its change token with each thing that happens, and only then', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    const changeToken = async () =>
      (await app().rest(`GET /employer-contacts/${id}/change-token`, undefined, owner)).body.changeToken;
    const first = await changeToken();
    expect(await changeToken()).toBe(first);
    await app().rest(`POST /employer-contacts/${id}/notes`, { text: 'Call again.' }, owner);
    const second = await changeToken();
    expect(second).not.toBe(first);
    await change(owner, id, { employerCompany: 'Engines' });
    expect(await changeToken()).not.toBe(second);
    const round = { date: '2026-11-30', kind: 'Technical' };
    const made = await app().rest(`POST /employer-contacts/${id}/rounds`, round, owner);
    const third = await changeToken();
    await app().rest(`PATCH /contact-rounds/${made.body.id}`, { outcome: 'Invited' }, owner);
    expect(await changeToken()).not.toBe(third);
  });

  test('holds 2,000 notes and 200 interview rounds', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    await sql`
      insert into contact_events (id, contact_id, at, kind, text)
      select gen_random_uuid(), ${id}, now(), 'note', 'Call.' from generate_series(1, 1999)`.execute(
      app().db,
    );
    await sql`
      with round as (
        insert into contact_rounds (id, contact_id, date, kind)
        select gen_random_uuid(), ${id}, '2026-11-30', 'Technical' from generate_series(1, 199) returning id)
      insert into contact_events (id, contact_id, at, kind, round_id)
      select gen_random_uuid(), ${id}, now(), 'round', id from round`.execute(app().db);
    const addNote = () => app().rest(`POST /employer-contacts/${id}/notes`, { text: 'Call again.' }, owner);
    const round = { date: '2026-12-01', kind: 'On site' };
    const addRound = () => app().rest(`POST /employer-contacts/${id}/rounds`, round, owner);
    const [note, lastRound] = [await addNote(), await addRound()];
    expect([note.status, lastRound.status]).toEqual([201, 201]);
    expect(await addNote()).toMatchObject({
      status: 409,
      body: { message: 'A contact holds 2000 notes at most. Delete one first.' },
    });
    expect(await addRound()).toMatchObject({
      status: 409,
      body: { message: 'A contact holds 200 interview rounds at most. Delete one first.' },
    });
    await app().rest(`DELETE /contact-notes/${note.body.id}`, undefined, owner);
    await app().rest(`DELETE /contact-rounds/${lastRound.body.id}`, undefined, owner);
    expect([(await addNote()).status, (await addRound()).status]).toEqual([201, 201]);
  });

  test('continues after its first page', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    for (const text of ['one', 'two', 'three']) {
      await app().rest(`POST /employer-contacts/${id}/notes`, { text }, owner);
    }
    const all = await timelineOf(owner, id);
    const rest = await app().rest(
      `GET /employer-contacts/${id}/timeline?before=${all[1].id}`,
      undefined,
      owner,
    );
    expect(rest.body).toEqual(all.slice(2));
  });
});

test('histories are in the export of the account, and gone with it', async () => {
  const owner = await app().newUser();
  const { id } = await add(owner, contactSample);
  await app().rest(`POST /employer-contacts/${id}/notes`, { text: 'Call again.' }, owner);
  await app().rest(`POST /employer-contacts/${id}/rounds`, { date: '2026-11-30', kind: 'Phone' }, owner);
  const headers = { authorization: `Bearer ${owner.token}` };
  const archive = await unzip((await app().app.inject({ url: '/api/auth/export', headers })).rawPayload);
  const rowsOf = (name: string) => JSON.parse(archive.get(`data/${name}.json`)?.toString() ?? '[]');
  expect(
    rowsOf('contact-events')
      .map(({ kind }: { kind: string }) => kind)
      .toSorted(),
  ).toEqual(['next-action', 'note', 'round', 'status']);
  expect(rowsOf('contact-rounds')).toMatchObject([{ kind: 'Phone', contactId: id }]);
  const { db } = app();
  await db.deleteFrom('accounts').where('id', '=', owner.accountId).execute();
  const left = db.selectFrom('contactEvents').where('contactId', '=', id).selectAll();
  expect(await left.execute()).toEqual([]);
});

test('twenty writers that move, note and link at once lose nothing', async () => {
  const owner = await app().newUser();
  const contacts = [await add(owner), await add(owner)];
  const statuses = ['contacted', 'interview', 'offer', 'declined'];
  const writers = Array.from({ length: 20 }, async (_, writer) => {
    for (const [turn, status] of statuses.entries()) {
      const { id } = contacts[(writer + turn) % 2];
      const answers = [
        await change(owner, id, { status }),
        await app().rest(`POST /employer-contacts/${id}/notes`, { text: `${writer} ${turn}` }, owner),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([200, 201]);
    }
    // A link that goes to the other contact takes its history along.
    const [first, other] = [contacts[writer % 2], contacts[(writer + 1) % 2]];
    const link = { label: `Link ${writer}`, employerContactId: first.id };
    const made = await app().rest(`POST /profile/${owner.profileId}/links`, link, owner);
    const path = `/links/${made.body.id}`;
    const moved = await app().rest(`PATCH ${path}`, { employerContactId: other.id }, owner);
    const revoked = writer < 10 ? await app().rest(`DELETE ${path}`, undefined, owner) : { status: 200 };
    expect([made.status, moved.status, revoked.status]).toEqual([201, 200, 200]);
  });
  await Promise.all(writers);
  const timelines = [await timelineOf(owner, contacts[0].id), await timelineOf(owner, contacts[1].id)];
  const notes = timelines.flat().filter(({ kind }) => kind === 'note');
  expect(new Set(notes.map(({ text }) => text)).size).toBe(80);
  for (const [index, timeline] of timelines.entries()) {
    const labelsOf = (kind: string) =>
      timeline
        .filter((event: { kind: string }) => event.kind === kind)
        .map(({ label }: { label: string }) => label);
    const others = Array.from({ length: 20 }, (_, writer) => writer).filter((writer) => writer % 2 !== index);
    const labels = others.map((writer) => `Link ${writer}`);
    expect(labelsOf('link-made').toSorted()).toEqual(labels.toSorted());
    expect(labelsOf('link-revoked').toSorted()).toEqual(
      labels.filter((_, at) => (others[at] ?? 0) < 10).toSorted(),
    );
    const moves = timeline.filter(({ kind }: { kind: string }) => kind === 'status').toReversed();
    let status: string | null = null;
    for (const move of moves) {
      expect(move.from).toBe(status);
      status = move.to;
    }
    const { body } = await app().rest(`GET /employer-contacts/${contacts[index].id}`, undefined, owner);
    expect(body.status).toBe(status);
  }
});
