import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepOpenedVersion } from '../../db/links/opened-versions';
import { newViewId } from '../../db/views/view-id';
import { type TestUser, useTestApp } from '../support/app';
import { newOpen } from '../support/links';
import { makeLink } from '../support/made-links';
import { sectionSamples } from '../support/section-samples';
import { addViews } from '../support/views';

const app = useTestApp();

const detailsOf = async (id: string, owner: TestUser) =>
  (await app().rest(`GET /links/${id}`, undefined, owner)).body;

const addSkill = async (name: string, owner: TestUser) => {
  const draft = { ...sectionSamples.skills.draft, name, isPublic: true };
  const { body } = await app().rest('POST /profile/demo-profile-1/skills', draft, owner);
  return body.id as string;
};

/** Opens the link as a reader does who is shown the page as it is. */
async function open(id: string, owner: TestUser, at: string, values: object = {}) {
  const version = await app()
    .db.transaction()
    .execute((tx) => keepOpenedVersion(tx, owner.profileId));
  await newOpen(app().db, id, at, { version, ...values });
}

test('nobody has opened a new link, so nothing has changed for its reader', async () => {
  const owner = await app().newUser();
  const link = await makeLink(app(), owner);
  expect(await detailsOf(link.id, owner)).toEqual({ link, opens: [], openedAt: null, changes: [] });
});

test('an open tells what was read, whoever the reader was', async () => {
  const owner = await app().newUser();
  const link = await makeLink(app(), owner);
  const at = new Date();
  const viewId = newViewId(at);
  await addViews(app().db, owner.profileId, 1, { id: viewId, at });
  await sql`
    update views set seconds = 70, sections = '{"about": 10, "skills": 60}', downloads = '["cv"]'
    where id = ${viewId}`.execute(app().db);
  await open(link.id, owner, at.toISOString(), {
    viewId,
    readerNumber: 2,
    country: 'GB',
    city: 'London',
    device: 'mobile',
  });
  await open(link.id, owner, '2026-01-02T00:00:00.000Z');
  await open(link.id, owner, '2026-01-03T00:00:00.000Z', { isMeasured: false, readerNumber: null });
  const { opens } = await detailsOf(link.id, owner);
  expect(opens).toMatchObject([
    {
      at: at.toISOString(),
      reader: 2,
      location: 'London, United Kingdom',
      device: 'mobile',
      seconds: 70,
      sections: [
        { section: 'skills', seconds: 60 },
        { section: 'about', seconds: 10 },
      ],
      downloads: ['cv'],
    },
    { at: '2026-01-02T00:00:00.000Z', reader: 1, seconds: 0, sections: [], downloads: [] },
  ]);
});

test('what has changed since the last open is listed entry by entry, except what the link hides', async () => {
  const owner = await app().newUser();
  const [kept, gone] = [await addSkill('Knots', owner), await addSkill('Whaling', owner)];
  const [link, blind] = [
    await makeLink(app(), owner),
    await makeLink(app(), owner, { hiddenSections: ['skills'] }),
  ];
  for (const { id } of [link, blind]) await open(id, owner, '2026-01-02T00:00:00.000Z');
  expect((await detailsOf(link.id, owner)).changes).toEqual([]);

  await app().rest(`PATCH /skills/${kept}`, { description: 'Bowlines' }, owner);
  await app().rest(`DELETE /skills/${gone}`, undefined, owner);
  await addSkill('Tides', owner);
  await addSkill('Secret', owner).then((id) => app().rest(`PATCH /skills/${id}`, { isPublic: false }, owner));
  await app().rest('PATCH /profile/demo-profile-1', { bio: 'I sail.' }, owner);
  const about = { section: 'about', title: 'The text about you', change: 'added' };
  const { openedAt, changes } = await detailsOf(link.id, owner);
  expect(openedAt).toBe('2026-01-02T00:00:00.000Z');
  expect(changes).toHaveLength(4);
  expect(changes).toEqual(
    expect.arrayContaining([
      { section: 'skills', title: 'Tides', change: 'added' },
      { section: 'skills', title: 'Knots', change: 'changed' },
      { section: 'skills', title: 'Whaling', change: 'removed' },
      about,
    ]),
  );
  expect((await detailsOf(blind.id, owner)).changes).toEqual([about]);
});
