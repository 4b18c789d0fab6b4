import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { newContact, newLink } from '../support/links';
import { addViews } from '../support/views';

const app = useTestApp();

/** An owner with a view that came through a link of these contacts and labels, and one that came without. */
async function startOwner() {
  const owner = await app().newUser();
  const { db } = app();
  const get = async (form: string) =>
    (await app().rest(`GET /profile/demo-profile-1/analytics${form}`, undefined, owner)).body;
  const viewThrough = async (linkId: string, views: number) => {
    await addViews(db, owner.profileId, views, { source: 'email', visitor: null });
    await db
      .updateTable('views')
      .set({ linkId })
      .where('source', '=', 'email')
      .where('linkId', 'is', null)
      .execute();
  };
  return { owner, db, get, viewThrough };
}

test('a visitor through a link has the name that the owner gave its contact, and only there', async () => {
  const { owner, db, get, viewThrough } = await startOwner();
  const contact = await newContact(db, owner.profileId, {
    employerCompany: 'Harbor',
    employerRole: 'Head of Ships',
  });
  const link = await newLink(db, owner.profileId, { employerContactId: contact });
  await addViews(db, owner.profileId, 1, { source: 'direct' });
  await viewThrough(link, 3);
  await viewThrough(await newLink(db, owner.profileId, { label: 'For Ada' }), 1);

  const { views } = await get('/views');
  const named = views.map(({ viewerName, viewerCompany, viewerRole }: Record<string, unknown>) =>
    [viewerName, viewerCompany, viewerRole].join('/'),
  );
  expect(named.toSorted()).toEqual([
    '//',
    'For Ada//',
    ...Array(3).fill('Grace Hopper/Harbor/Head of Ships'),
  ]);
  expect((await get('')).topCompanies).toEqual([{ company: 'Harbor', count: 3, percentage: 60 }]);
  expect((await get('?source=direct')).topCompanies).toEqual([]);

  // At the time of reading, not of the view.
  await db
    .updateTable('employerContacts')
    .set({ employerCompany: 'Lighthouse' })
    .where('id', '=', contact)
    .execute();
  expect((await get('')).topCompanies).toEqual([{ company: 'Lighthouse', count: 3, percentage: 60 }]);
  const csv = await app().rest('GET /profile/demo-profile-1/analytics/export?format=csv', undefined, owner);
  expect(csv.body).toContain('viewer_name,viewer_company,viewer_role');
  expect(csv.body).toContain('Grace Hopper,Lighthouse,Head of Ships');
});

test('a link of somebody else lends no name, and a contact that was removed none either', async () => {
  const { owner, db, get, viewThrough } = await startOwner();
  const other = await app().newUser();
  const foreign = await newContact(db, other.profileId, { employerCompany: 'Secret' });
  await viewThrough(await newLink(db, other.profileId, { employerContactId: foreign, label: 'Hidden' }), 1);
  const removed = await newContact(db, owner.profileId, {
    employerCompany: 'Gone',
    deletedAt: new Date().toISOString(),
  });
  await viewThrough(await newLink(db, owner.profileId, { employerContactId: removed, label: 'Letter' }), 1);
  const { views } = await get('/views');
  expect(views.map(({ viewerName }: { viewerName: string | null }) => viewerName).toSorted()).toEqual([
    'Letter',
    null,
  ]);
  expect((await get('')).topCompanies).toEqual([]);
});
