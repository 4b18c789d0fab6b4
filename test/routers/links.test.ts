import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxLinks } from '../../src/contracts/link';
import { type TestUser, useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { makeLink } from '../support/made-links';

const app = useTestApp();
let owner: TestUser;

beforeEach(async () => {
  owner = await app().newUser();
});

const contactOf = ({ profileId }: TestUser, employerName = 'Mary Somerville') =>
  newContact(app().db, profileId, { employerName, employerCompany: 'Orreries Ltd' });

const eventsOf = (contactId: string) =>
  app()
    .db.selectFrom('contactEvents')
    .select(['kind', 'at', 'linkId'])
    .where('contactId', '=', contactId)
    .where('linkId', 'is not', null)
    .orderBy('at')
    .orderBy('kind')
    .execute();

describe('making a link', () => {
  test('answers with the token, the addresses and what was chosen', async () => {
    const employerContactId = await contactOf(owner);
    const link = await makeLink(app(), owner, {
      employerContactId,
      maxOpens: 3,
      expiresAt: '2199-01-01T00:00:00.000Z',
      passcode: 'four',
      note: 'Dear Mary',
      hiddenSections: ['facts'],
      sectionOrder: ['skills', 'about'],
      mailsOpens: true,
    });
    expect(link.token).toMatch(/^[\w-]{22}$/);
    expect(link.url).toMatch(new RegExp(`^http.*/profile/${owner.slug}\\?v=${link.token}$`));
    expect(link.shortUrl).toMatch(new RegExp(`^http.*/v/${link.token}$`));
    expect(link).toMatchObject({
      state: 'open',
      employerContactId,
      employerName: 'Mary Somerville',
      employerCompany: 'Orreries Ltd',
      hasPasscode: true,
      note: 'Dear Mary',
      hiddenSections: ['facts'],
      sectionOrder: ['skills', 'about'],
      mailsOpens: true,
      opens: 0,
      readers: 0,
      seconds: 0,
      lastOpenedAt: null,
      revokedAt: null,
    });
    expect(await eventsOf(employerContactId)).toMatchObject([{ kind: 'link-made', linkId: link.id }]);
    const { body } = await app().rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
    expect(body).toEqual([link]);
  });

  test('keeps only a hash of the passcode', async () => {
    const { id } = await makeLink(app(), owner, { passcode: 'open sesame' });
    const row = await app().db.selectFrom('links').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row?.passcodeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(row)).not.toContain('sesame');
  });

  test("refuses another profile's contact", async () => {
    const other = await app().newUser();
    const employerContactId = await contactOf(other);
    const body = { label: 'For Mary', employerContactId };
    expect((await app().rest(`POST /profile/${owner.profileId}/links`, body, owner)).status).toBe(404);
    const { id } = await makeLink(app(), owner);
    expect((await app().rest(`PATCH /links/${id}`, { employerContactId }, owner)).status).toBe(404);
  });

  test('stops at the limit, and revoked links make room', async () => {
    const last = await makeLink(app(), owner);
    const rows = Array.from({ length: maxLinks - 2 }, (_, index) => ({
      id: uuid(),
      profileId: owner.profileId,
      label: `${index}`,
      token: uuid(),
    }));
    await app().db.insertInto('links').values(rows).execute();
    const path = `POST /profile/${owner.profileId}/links`;
    const made = await Promise.all(
      Array.from({ length: 5 }, () => app().rest(path, { label: 'One more' }, owner)),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    await app().rest(`DELETE /links/${last.id}`, undefined, owner);
    expect((await app().rest(path, { label: 'One more' }, owner)).status).toBe(201);
  });
});

describe('changing a link', () => {
  test('sets what is sent, and nothing else', async () => {
    const link = await makeLink(app(), owner, { note: 'Hello', passcode: 'four', hiddenSections: ['facts'] });
    const changed = await app().rest(`PATCH /links/${link.id}`, { note: '', hiddenSections: [] }, owner);
    expect(changed.body).toEqual({
      ...link,
      note: null,
      hiddenSections: [],
      updatedAt: changed.body.updatedAt,
    });
    const { body } = await app().rest(`PATCH /links/${link.id}`, { passcode: null }, owner);
    expect(body.hasPasscode).toBe(false);
  });

  test('tells the second of two tabs', async () => {
    const { id, updatedAt } = await makeLink(app(), owner);
    const first = await app().rest(`PATCH /links/${id}`, { label: 'One', updatedAt }, owner);
    const second = await app().rest(`PATCH /links/${id}`, { label: 'Two', updatedAt }, owner);
    expect([first.status, second.status]).toEqual([200, 409]);
  });

  test('takes its history along to another contact', async () => {
    const [before, after] = [await contactOf(owner), await contactOf(owner, 'Ada')];
    const { id } = await makeLink(app(), owner, { employerContactId: before });
    await app().rest(`PATCH /links/${id}`, { employerContactId: after }, owner);
    expect(await eventsOf(before)).toEqual([]);
    expect(await eventsOf(after)).toMatchObject([{ kind: 'link-made', linkId: id }]);
    await app().rest(`DELETE /links/${id}`, undefined, owner);
    await app().rest(`PATCH /links/${id}`, { employerContactId: before }, owner);
    expect(await eventsOf(after)).toEqual([]);
    const kinds = (await eventsOf(before)).map(({ kind }) => kind);
    expect(kinds).toEqual(['link-made', 'link-revoked']);
    await app().rest(`PATCH /links/${id}`, { employerContactId: null }, owner);
    expect(await eventsOf(before)).toEqual([]);
  });
});

describe('revoking a link', () => {
  test('keeps it in the list, and changes nothing the second time', async () => {
    const employerContactId = await contactOf(owner);
    const { id } = await makeLink(app(), owner, { employerContactId });
    const first = await app().rest(`DELETE /links/${id}`, undefined, owner);
    const second = await app().rest(`DELETE /links/${id}`, undefined, owner);
    expect(first.body.state).toBe('revoked');
    expect(second).toEqual(first);
    const { body } = await app().rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
    expect(body).toEqual([first.body]);
    const kinds = (await eventsOf(employerContactId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['link-made', 'link-revoked']);
  });
});

test('a link past its time is listed as expired', async () => {
  const { id } = await makeLink(app(), owner, { expiresAt: '2020-01-01T00:00:00.000Z' });
  const { body } = await app().rest(`GET /profile/${owner.profileId}/links`, undefined, owner);
  expect(body).toMatchObject([{ id, state: 'expired' }]);
});
