import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { contactRequest } from '../../src/contracts/contact-request';
import type { Context } from '../../src/routers/context';
import { receiveMessage } from '../../src/routers/employer-contacts/receive-message';
import { type TestUser, useTestApp } from '../support/app';
import { messageSample } from '../support/messages';

const app = useTestApp();

const write = (user: TestUser, fields: object = {}) =>
  app().rest(`POST /profile/${user.profileId}/contact-requests`, { ...messageSample, ...fields });

const add = async (user: TestUser, fields: object) =>
  (
    await app().rest(
      `POST /profile/${user.profileId}/employer-contacts`,
      { employerName: 'Grace', ...fields },
      user,
    )
  ).body;

const listOf = async (user: TestUser) =>
  (await app().rest(`GET /profile/${user.profileId}/employer-contacts`, undefined, user)).body;

const timelineOf = async (user: TestUser, id: string) =>
  (await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, user)).body;

const { name, company, role, email, message } = messageSample;
const sender = { name, company, role, email };

describe('a message through the page', () => {
  test('begins the history of a new contact', async () => {
    const owner = await app().newUser();
    await write(owner);
    const [contact, ...others] = await listOf(owner);
    expect(others).toEqual([]);
    expect(contact).toMatchObject({ status: 'new', notes: message, employerEmail: email });
    const timeline = await timelineOf(owner, contact.id);
    expect(timeline).toMatchObject([
      { kind: 'message', text: message, label: null, sender },
      { kind: 'status', from: null, to: 'new', at: contact.createdAt },
    ]);
  });

  test('is added to the contact whose address its owner wrote', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, { employerEmail: 'Grace@Example.com', status: 'contacted' });
    await write(owner);
    await write(owner);
    await write(owner, { message: 'Once more' });
    expect(await listOf(owner)).toMatchObject([{ id, status: 'contacted', notes: null }]);
    const timeline = await timelineOf(owner, id);
    expect(timeline.map(({ text, kind }: { text?: string; kind: string }) => text ?? kind)).toEqual([
      'Once more',
      message,
      'status',
    ]);
    await app().runJobs();
    const mails = (await app().mails()).filter(({ to }) =>
      to?.some(({ address }) => address === owner.email),
    );
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text?.includes('Once more'))).toBe(true);
  });

  test('is added to the latest of several contacts with the same address', async () => {
    const owner = await app().newUser();
    const [before, latest] = [
      await add(owner, { employerEmail: email }),
      await add(owner, { employerEmail: email }),
    ];
    await write(owner);
    expect(await timelineOf(owner, before.id)).toHaveLength(1);
    expect(await timelineOf(owner, latest.id)).toMatchObject([{ text: message }, { kind: 'status' }]);
  });

  test('is not added to a contact that only a visitor has named, until its owner replies', async () => {
    const owner = await app().newUser();
    await write(owner);
    await write(owner, { message: 'Second' });
    const [second, first] = await listOf(owner);
    expect(second.id).not.toBe(first.id);
    // A form that is saved as it was does not make the address the owner's word.
    await app().rest(
      `PATCH /employer-contacts/${second.id}`,
      { employerEmail: email, position: 'Navy' },
      owner,
    );
    await write(owner, { message: 'Third' });
    expect(await listOf(owner)).toHaveLength(3);
    await app().rest(`POST /employer-contacts/${first.id}/reply`, {}, owner);
    await write(owner, { message: 'Fourth' });
    expect(await listOf(owner)).toHaveLength(3);
    expect((await timelineOf(owner, first.id))[0]).toMatchObject({ kind: 'message', text: 'Fourth' });
  });

  test('is not added to a removed contact, nor to one whose address was taken away', async () => {
    const owner = await app().newUser();
    const removed = await add(owner, { employerEmail: email });
    await app().rest(`DELETE /employer-contacts/${removed.id}`, undefined, owner);
    const changed = await add(owner, { employerEmail: email });
    await app().rest(`PATCH /employer-contacts/${changed.id}`, { employerEmail: null }, owner);
    await write(owner);
    expect(await listOf(owner)).toHaveLength(2);
  });
});

describe('a message through a link', () => {
  async function newLink(owner: TestUser, employerContactId: string | null) {
    const id = uuid();
    const link = { id, profileId: owner.profileId, employerContactId, label: 'For the Navy', token: id };
    await app().db.insertInto('links').values(link).execute();
    return id;
  }

  const writeThrough = ({ profileId }: TestUser, linkId: string, fields: object = {}) => {
    const { db, jobs } = app();
    const visitor = { ip: '127.0.0.1', userAgent: 'test', optsOutOfTracking: false };
    const limiter = { take: async () => {}, giveBack: async () => {}, takeAny: () => 0 };
    const ctx = { db, jobs, visitor, limiter, clock: { now: () => new Date() } };
    const request = contactRequest.parse({ profileId, ...messageSample, ...fields });
    return receiveMessage(ctx as unknown as Context, request, linkId);
  };

  test('goes to its contact, whatever address it names, once', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, { employerEmail: 'hr@navy.example' });
    // The latest contact that is known by the sender's address would get the message without the link.
    const other = await add(owner, { employerEmail: email });
    const linkId = await newLink(owner, id);
    await writeThrough(owner, linkId);
    await writeThrough(owner, linkId);
    const timeline = await timelineOf(owner, id);
    expect(timeline).toMatchObject([{ kind: 'message', label: 'For the Navy', sender }, { kind: 'status' }]);
    expect(timeline).toHaveLength(2);
    expect(await timelineOf(owner, other.id)).toHaveLength(1);
    expect(await listOf(owner)).toContainEqual(
      expect.objectContaining({ id, employerEmail: 'hr@navy.example' }),
    );
  });

  test('leaves the address of a contact that another visitor has named', async () => {
    const owner = await app().newUser();
    await write(owner);
    const [{ id }] = await listOf(owner);
    await writeThrough(owner, await newLink(owner, id), { email: 'hr@navy.example' });
    expect((await timelineOf(owner, id))[0]).toMatchObject({ sender: { email: 'hr@navy.example' } });
    expect(await listOf(owner)).toMatchObject([{ id, employerEmail: email }]);
  });

  test('tells the address of a contact that had none, which is then known', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, {});
    await writeThrough(owner, await newLink(owner, id));
    expect(await listOf(owner)).toMatchObject([{ id, employerEmail: email }]);
    await write(owner, { message: 'Without the link' });
    expect((await timelineOf(owner, id))[0]).toMatchObject({ text: 'Without the link', label: null });
  });

  test('of nobody in particular makes a contact that the link is not tied to', async () => {
    const owner = await app().newUser();
    const linkId = await newLink(owner, null);
    await writeThrough(owner, linkId);
    await writeThrough(owner, linkId, { email: 'ada@example.com', message: 'Hello' });
    expect(await listOf(owner)).toMatchObject([
      { employerEmail: 'ada@example.com' },
      { employerEmail: email },
    ]);
    const link = await app()
      .db.selectFrom('links')
      .select('employerContactId')
      .where('id', '=', linkId)
      .executeTakeFirst();
    expect(link?.employerContactId).toBe(null);
  });

  test('reaches a private profile through its own link only', async () => {
    const [owner, other] = [await app().newUser(), await app().newUser()];
    const profile = app().db.updateTable('profiles').where('id', '=', owner.profileId);
    await profile.set({ visibility: 'private' }).execute();
    await writeThrough(owner, await newLink(owner, null));
    expect(await listOf(owner)).toHaveLength(1);
    const foreign = await newLink(other, null);
    await expect(writeThrough(owner, foreign, { message: 'Hello' })).rejects.toThrow(
      'There is no such profile',
    );
  });
});
