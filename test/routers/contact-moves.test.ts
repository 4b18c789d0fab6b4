import { describe, expect, test } from 'vitest';
import type { EmployerContactStatus } from '../../src/contracts/employer-contact';
import { type TestUser, useTestApp } from '../support/app';

const app = useTestApp();
type Server = ReturnType<typeof app>;

async function add(owner: TestUser, fields: object = {}) {
  const contact = { employerName: 'Ada King', employerEmail: 'ada@example.com', ...fields };
  return (await app().rest(`POST /profile/${owner.profileId}/employer-contacts`, contact, owner)).body;
}

const move = async (owner: TestUser, id: string, status: EmployerContactStatus) =>
  (await app().rest(`PATCH /employer-contacts/${id}`, { status }, owner)).body;

const undo = (owner: TestUser, id: string, status: EmployerContactStatus, server: Server = app()) =>
  server.rest(`POST /employer-contacts/${id}/undo-move`, { status }, owner);

const movesOf = async (owner: TestUser, id: string) =>
  (await app().rest(`GET /employer-contacts/${id}/timeline`, undefined, owner)).body
    .filter(({ kind }: { kind: string }) => kind === 'status')
    .map(({ to }: { to: string }) => to);

describe('a reply', () => {
  test.each(['new', 'in_progress', 'interested', 'contacted'])(
    'to one that is %s makes it responded',
    async (status) => {
      const owner = await app().newUser();
      const { id } = await add(owner, { status });
      const { body } = await app().rest(`POST /employer-contacts/${id}/reply`, {}, owner);
      expect(body).toMatchObject({ contact: { status: 'responded' }, draft: { to: 'ada@example.com' } });
      expect(await movesOf(owner, id)).toEqual(['responded', status]);
    },
  );

  test.each(['responded', 'interview', 'offer', 'hired', 'declined', 'rejected', 'archived'])(
    'to one that is %s leaves it so',
    async (status) => {
      const owner = await app().newUser();
      const { id, statusSince } = await add(owner, { status });
      const { body } = await app().rest(`POST /employer-contacts/${id}/reply`, {}, owner);
      expect(body).toMatchObject({ contact: { status, statusSince }, draft: { to: 'ada@example.com' } });
      expect(await movesOf(owner, id)).toEqual([status]);
    },
  );
});

describe('an archived contact', () => {
  test('knows the status that it had before, as long as it is archived', async () => {
    const owner = await app().newUser();
    const { id, archivedFrom } = await add(owner, { status: 'interview' });
    expect(archivedFrom).toBeNull();
    const archived = await move(owner, id, 'archived');
    expect(archived).toMatchObject({ status: 'archived', archivedFrom: 'interview' });
    const path = `GET /profile/${owner.profileId}/employer-contacts`;
    expect((await app().rest(path, undefined, owner)).body[0]).toMatchObject({ archivedFrom: 'interview' });
    await app().rest(`PATCH /employer-contacts/${id}`, { notes: 'Later', archivedFrom: 'offer' }, owner);
    expect(await move(owner, id, 'archived')).toMatchObject({ archivedFrom: 'interview' });
    expect(await move(owner, id, 'interview')).toMatchObject({ status: 'interview', archivedFrom: null });
  });

  test('that began as archived has none', async () => {
    const owner = await app().newUser();
    expect(await add(owner, { status: 'archived' })).toMatchObject({ archivedFrom: null });
  });
});

describe('a move that is undone', () => {
  test('has never happened, in the history and in the figures', async () => {
    const owner = await app().newUser();
    const before = await add(owner, { status: 'contacted' });
    await move(owner, before.id, 'hired');
    const { status, body } = await undo(owner, before.id, 'hired');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'contacted', statusSince: before.statusSince });
    expect(await movesOf(owner, before.id)).toEqual(['contacted']);
    const figures = `GET /profile/${owner.profileId}/employer-contacts/figures`;
    expect((await app().rest(figures, undefined, owner)).body.funnel.at(-1)).toEqual({
      step: 'hired',
      count: 0,
    });
  });

  test('brings an archived contact back with the status that it came from, or archives it again', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner, { status: 'offer' });
    await move(owner, id, 'archived');
    await move(owner, id, 'offer');
    expect((await undo(owner, id, 'offer')).body).toMatchObject({
      status: 'archived',
      archivedFrom: 'offer',
    });
    expect((await undo(owner, id, 'archived')).body).toMatchObject({ status: 'offer', archivedFrom: null });
  });

  test('is the last one, within ten minutes, and not the beginning', async () => {
    const owner = await app().newUser();
    const { id } = await add(owner);
    expect((await undo(owner, id, 'interested')).status).toBe(409);
    await move(owner, id, 'interview');
    await move(owner, id, 'offer');
    expect(await undo(owner, id, 'interview')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('cannot be undone') },
    });
    const later = { now: () => new Date(Date.now() + 11 * 60_000) };
    expect((await undo(owner, id, 'offer', await app().newServer({ clock: later }))).status).toBe(409);
    expect(await movesOf(owner, id)).toEqual(['offer', 'interview', 'interested']);
    expect((await app().rest(`POST /employer-contacts/${id}/undo-move`, {}, owner)).status).toBe(400);
  });
});
