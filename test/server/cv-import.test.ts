import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { type ImportableSection, importableSections } from '../../src/contracts/cv-import';
import { sectionContracts } from '../../src/contracts/sections';
import { purge } from '../../src/server/process/housekeeping';
import { openMailer } from '../../src/server/process/mailer';
import { type TestUser, useTestApp } from '../support/app';
import { copyEntry } from '../support/copy-entry';
import { makePdf } from '../support/documents';
import { draftFor } from '../support/section-samples';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

type Values = Record<string, unknown>;
type Sections = { [K in ImportableSection]?: { values: Values; replaces?: string; updatedAt?: string }[] };

const skill = (name: string): Values => ({ name, category: 'Other', proficiency: 'Expert' });
const job = (company: string): Values => ({ company, position: 'Engineer', startDate: '2019-03' });
const mail = (value: string): Values => ({ type: 'email', label: 'Mail', value, isPrimary: true });

const accept = (user: TestUser | undefined, sections: Sections, profile?: Values, as = user) =>
  app().rest(`POST /profile/${user?.profileId}/cv/import/accept`, { sections, profile }, as);

const undo = (user: TestUser, undoId: string, as: TestUser | undefined = user) =>
  app().rest(`POST /profile/${user.profileId}/cv/import/${undoId}/undo`, undefined, as);

const list = async (user: TestUser, section: keyof typeof sectionContracts) =>
  (await app().rest(`GET /profile/${user.profileId}/${sectionContracts[section].path}`, undefined, user))
    .body;

const add = async (user: TestUser, section: keyof typeof sectionContracts, values: Values) =>
  (await app().rest(`POST /profile/${user.profileId}/${sectionContracts[section].path}`, values, user)).body;

const readProfile = async (user: TestUser) => (await app().rest('GET /profile', undefined, user)).body;

async function listAll(user: TestUser) {
  const entries = await Promise.all(
    importableSections.map(async (key) => [key, await list(user, key)] as const),
  );
  return Object.fromEntries(entries);
}

async function letPass(minutes: number) {
  const { db } = app();
  const createdAt = sql<string>`created_at - make_interval(mins => ${minutes})`;
  await db.updateTable('cvImports').set({ createdAt }).execute();
}

const newCv = async (by: TestUser): Promise<string> =>
  (await sendTo(app(), 'cv', { by, field: 'cv', content: makePdf(['Ada King']) })).body.id;

describe('accepting', () => {
  test('adds the entries of all sections after those that are there, in their order, with the profile', async () => {
    const user = await app().newUser();
    await add(user, 'skills', skill('First'));
    const drafts = await Promise.all(
      importableSections.map(
        async (key) => [key, [{ values: await draftFor(key, app().db, user.profileId) }]] as const,
      ),
    );
    const sections: Sections = {
      ...Object.fromEntries(drafts),
      skills: ['Second', 'Third', 'Fourth'].map((name) => ({ values: skill(name) })),
    };
    const { status, body } = await accept(user, sections, { displayName: 'Ada King', jobTitle: 'Engineer' });
    expect({ status, body }).toEqual({ status: 200, body: { undoId: expect.any(String) } });
    const after = await listAll(user);
    for (const [key, [entry]] of drafts)
      if (key !== 'skills') expect(after[key], key).toMatchObject([entry?.values]);
    expect(after.skills).toMatchObject(['First', 'Second', 'Third', 'Fourth'].map((name) => ({ name })));
    expect(new Set(after.skills.map(({ sortOrder }: Values) => sortOrder)).size).toBe(4);
    expect(await readProfile(user)).toMatchObject({ displayName: 'Ada King', jobTitle: 'Engineer', bio: '' });
  });

  test('follows the rules of the sections', async () => {
    const user = await app().newUser();
    await accept(user, {
      workExperience: [{ values: { ...job('Northwind'), isCurrent: true } }],
      addresses: [{ values: { ...(await draftFor('addresses', app().db, user.profileId)), type: 'home' } }],
      facts: [{ values: { fact: 'I play the cello.' } }, { values: { fact: 'I sail.' } }],
      contacts: [{ values: mail('one@example.com') }, { values: mail('two@example.com') }],
    });
    expect(await listAll(user)).toMatchObject({
      workExperience: [{ isCurrent: true, endDate: null }],
      addresses: [{ isPublic: false }],
      facts: [{ emoji: '🌍' }, { emoji: '🎷' }],
      contacts: [{ isPrimary: false }, { isPrimary: true }],
    });
  });

  test('changes the entries that are to be replaced, and keeps what the values leave out', async () => {
    const user = await app().newUser();
    const old = await add(user, 'skills', { ...skill('Go'), yearsOfExperience: 3, isPublic: false });
    const other = await add(user, 'skills', skill('Rust'));
    await accept(user, { skills: [{ values: { ...skill('Golang') }, replaces: old.id }] });
    const changed = { ...old, name: 'Golang', updatedAt: expect.any(String) };
    expect(await list(user, 'skills')).toEqual([changed, other]);
  });

  test('names the place of each fault, and writes nothing', async () => {
    const user = await app().newUser();
    const ends = { ...job('Northwind'), endDate: '2019-01' };
    const accepts = {
      workExperience: [{ values: job('Acme') }, { values: ends }],
      skills: [{ values: skill('Go') }],
    };
    const late = await accept(user, accepts, { bio: 'Hello' });
    expect(late).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['sections', 'workExperience', 1, 'values', 'endDate'] }] },
    });
    const shape = await accept(user, {
      ...accepts,
      certifications: [{ values: { issuer: 'MIT' } }],
    });
    expect(shape.status).toBe(400);
    expect(shape.body.message).toContain('sections.certifications.0.values.name: This field is required');
    const twice = await add(user, 'facts', { fact: 'I sail.' });
    const values = { fact: 'I row.' };
    const replaced = await accept(user, {
      facts: [twice.id, twice.id].map((replaces) => ({ values, replaces })),
    });
    expect(replaced).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['sections', 'facts', 1, 'values'] }] },
    });
    expect(await listAll(user)).toMatchObject({
      workExperience: [],
      skills: [],
      facts: [{ fact: 'I sail.' }],
    });
    expect((await readProfile(user)).bio).toBe('');
  });

  test.each(['contacts', 'gallery'] as const)(
    'is 404 for an entry of another profile, or of %s',
    async (kind) => {
      const [user, other] = [await app().newUser(), await app().newUser()];
      const owner = kind === 'gallery' ? user : other;
      const { id } = await add(owner, kind, await draftFor(kind, app().db, owner.profileId));
      const removed = await add(user, 'contacts', { ...mail('gone@example.com') });
      await app().rest(`DELETE /contacts/${removed.id}`, undefined, user);
      for (const replaces of [id, removed.id]) {
        const answer = await accept(user, {
          skills: [{ values: skill('Go') }],
          contacts: [{ values: mail('mine@example.com'), replaces }],
        });
        expect(answer.status).toBe(404);
      }
      expect(await list(user, 'skills')).toEqual([]);
      expect(JSON.stringify([await list(other, 'contacts'), await list(user, 'gallery')])).not.toContain(
        'mine@',
      );
    },
  );

  test('is refused as a whole where a section has no room', async () => {
    const user = await app().newUser();
    const { maxItems } = sectionContracts.workExperience;
    const { id } = await add(user, 'workExperience', job('Northwind'));
    await copyEntry(app().db, 'workExperience', id, maxItems - 2);
    const two = [{ values: job('Acme') }, { values: job('Globex') }];
    const { status, body } = await accept(
      user,
      { skills: [{ values: skill('Go') }], workExperience: two },
      { bio: 'x' },
    );
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message:
        'sections.workExperience: A profile holds 100 of these at most, and has 99. Leave out 1 of the 2 new ones, or remove a work experience first.',
    });
    expect(await list(user, 'skills')).toEqual([]);
    expect((await readProfile(user)).bio).toBe('');
    const [first] = two;
    if (first)
      expect((await accept(user, { workExperience: [first, { ...first, replaces: id }] })).status).toBe(200);
  });

  test('happens once for the same import, in parallel and later, until it is undone', async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const importId = uuid();
    const send = (as: TestUser) => {
      const body = {
        importId,
        sections: { skills: [{ values: skill('Go') }] },
        profile: { bio: 'Imported' },
      };
      return app().rest(`POST /profile/${as.profileId}/cv/import/accept`, body, as);
    };
    const answer = { status: 200, body: { undoId: importId } };
    expect(await Promise.all([send(user), send(user), send(user)])).toEqual([answer, answer, answer]);
    await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'Mine' }, user);
    expect(await send(user)).toEqual(answer);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }]);
    expect((await readProfile(user)).bio).toBe('Mine');
    expect((await send(other)).status).toBe(409);
    expect(await list(other, 'skills')).toEqual([]);
    expect((await undo(user, importId)).status).toBe(200);
    expect(await send(user)).toEqual(answer);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }]);
  });

  test('does not replace what was changed since the document was read', async () => {
    const user = await app().newUser();
    const old = await add(user, 'skills', skill('Go'));
    await app().rest(`PATCH /skills/${old.id}`, { name: 'Mine' }, user);
    const replacing = (updatedAt: string) => {
      const skills = [{ values: skill('Golang'), replaces: old.id, updatedAt }];
      return accept(user, { skills, facts: [{ values: { fact: 'I sail.' } }] });
    };
    const message = 'This skill was changed since the document was read. Compare both again, then accept it.';
    expect(await replacing(old.updatedAt)).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['sections', 'skills', 0, 'values'], message }] },
    });
    const [mine] = await list(user, 'skills');
    expect(mine.name).toBe('Mine');
    expect(await list(user, 'facts')).toEqual([]);
    expect((await replacing(mine.updatedAt)).status).toBe(200);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Golang' }]);
  });

  test('adds the entries of a section in one statement', async () => {
    const user = await app().newUser();
    // Each statement that writes a section raises the version once.
    const readVersion = async () => {
      const query = app().db.selectFrom('profiles').select('publicVersion').where('id', '=', user.profileId);
      return (await query.executeTakeFirstOrThrow()).publicVersion;
    };
    const before = await readVersion();
    const skills = Array.from({ length: 60 }, (_, index) => ({ values: skill(`Skill ${index}`) }));
    await accept(user, { skills });
    expect(await readVersion()).toBe(before + 1);
  });
});

describe('accepting what was read of a CV', () => {
  const sections = { skills: [{ values: skill('Go') }] };
  const acceptOf = (user: TestUser, cvId: string, as = user) =>
    app().rest(`POST /profile/${user.profileId}/cv/${cvId}/import/accept`, { sections }, as);

  test("is 404 for another's CV, one of another profile, and one that was removed", async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const [cv, foreign, removed] = [await newCv(user), await newCv(other), await newCv(user)];
    await app().rest(`DELETE /cv/${removed}`, undefined, user);
    expect((await acceptOf(user, cv, other)).status).toBe(404);
    for (const id of [foreign, removed]) expect((await acceptOf(user, id)).status).toBe(404);
    expect(await list(user, 'skills')).toEqual([]);
    expect((await acceptOf(user, cv)).status).toBe(200);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }]);
  });
});

describe('undoing', () => {
  test('takes away what was added and brings back what was replaced, once', async () => {
    const user = await app().newUser();
    const old = await add(user, 'workExperience', { ...job('Northwind'), endDate: '2020-01' });
    const primary = await add(user, 'contacts', mail('old@example.com'));
    await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'Before' }, user);
    const { body } = await accept(
      user,
      {
        workExperience: [
          { values: { ...job('Acme'), isCurrent: true, achievements: ['More'] }, replaces: old.id },
          { values: job('Globex') },
        ],
        contacts: [{ values: mail('new@example.com') }],
      },
      { bio: 'After', jobTitle: 'Engineer' },
    );
    expect(await list(user, 'contacts')).toMatchObject([{ isPrimary: false }, { isPrimary: true }]);
    expect(await undo(user, body.undoId)).toEqual({ status: 200, body: { kept: 0 } });
    const any = { updatedAt: expect.any(String) };
    expect(await list(user, 'workExperience')).toEqual([{ ...old, ...any }]);
    expect(await list(user, 'contacts')).toEqual([{ ...primary, ...any }]);
    expect(await readProfile(user)).toMatchObject({ bio: 'Before', jobTitle: '' });
    expect((await undo(user, body.undoId)).status).toBe(404);
  });

  test('keeps what was changed or removed since, and says how much', async () => {
    const user = await app().newUser();
    const entries = [];
    for (const name of ['One', 'Two', 'Three']) entries.push(await add(user, 'skills', skill(name)));
    const replace = entries.map(({ id, name }) => ({ values: skill(`New ${name}`), replaces: id }));
    const { body } = await accept(user, { skills: replace }, { bio: 'Imported', jobTitle: 'Engineer' });
    await app().rest(`PATCH /skills/${entries[0].id}`, { name: 'Mine' }, user);
    await app().rest(`DELETE /skills/${entries[1].id}`, undefined, user);
    await app().rest(`PATCH /profile/${user.profileId}`, { bio: 'Mine' }, user);
    expect(await undo(user, body.undoId)).toEqual({ status: 200, body: { kept: 3 } });
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Mine' }, { name: 'Three' }]);
    expect(await readProfile(user)).toMatchObject({ bio: 'Mine', jobTitle: '' });
  });

  test('is possible for ten minutes', async () => {
    const user = await app().newUser();
    const { body } = await accept(user, { skills: [{ values: skill('Go') }] });
    await letPass(9);
    const later = await accept(user, { skills: [{ values: skill('Rust') }] });
    await letPass(2);
    expect((await undo(user, body.undoId)).status).toBe(404);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }, { name: 'Rust' }]);
    expect((await undo(user, later.body.undoId)).status).toBe(200);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }]);
  });

  test("is 404 for another profile's import", async () => {
    const [user, other] = [await app().newUser(), await app().newUser()];
    const { body } = await accept(user, { skills: [{ values: skill('Go') }] });
    expect((await undo(other, body.undoId)).status).toBe(404);
    expect(await list(user, 'skills')).toMatchObject([{ name: 'Go' }]);
  });

  test('happens once under parallel calls', async () => {
    const user = await app().newUser();
    const { body } = await accept(user, { skills: [{ values: skill('Go') }] });
    const answers = await Promise.all([1, 2, 3].map(() => undo(user, body.undoId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  });

  test('is forgotten after ten minutes, or ten later imports, and with the account', async () => {
    const user = await app().newUser();
    const count = async () => {
      const rows = app().db.selectFrom('cvImports').select('id').where('profileId', '=', user.profileId);
      return (await rows.execute()).length;
    };
    const turns = [];
    for (let turn = 0; turn < 12; turn += 1) turns.push((await accept(user, {})).body.undoId);
    expect(await count()).toBe(10);
    // The latest ones are kept.
    expect([(await undo(user, turns[1])).status, (await undo(user, turns[2])).status]).toEqual([404, 200]);
    await letPass(11);
    const { db, longWork, files, jobs, dataDirectory } = app();
    const mailer = openMailer({ DATA_DIR: dataDirectory }, app().app.log);
    const sweep = () => purge({ db, longWork, files, jobs, mailer, ownsDatabase: false });
    await sweep();
    expect(await count()).toBe(0);
    await accept(user, { skills: [{ values: skill('Go') }] });
    const deletionDueAt = sql<string>`now() - interval '1 second'`;
    await db.updateTable('accounts').set({ deletionDueAt }).where('id', '=', user.accountId).execute();
    await sweep();
    expect(await count()).toBe(0);
  });
});
