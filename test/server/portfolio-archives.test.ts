import { expect, test } from 'vitest';
import { keysOf } from '../../src/contracts/keys-of';
import { sectionContracts } from '../../src/contracts/sections';
import { upload } from '../support/access-uploads';
import { newWorld } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { makePdf } from '../support/documents';
import { addPortfolio, duplicate } from '../support/portfolio-rules';
import { draftFor } from '../support/section-samples';
import { unzip } from '../support/unzip';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();
type Row = Record<string, unknown>;

async function exportOf(user: TestUser) {
  const answer = await app().app.inject({
    url: '/api/auth/export',
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(answer.statusCode).toBe(200);
  const files = await unzip(answer.rawPayload);
  return { files, rows: (table: string): Row[] => JSON.parse(String(files.get(`data/${table}.json`))) };
}

async function addEntries(user: TestUser) {
  for (const section of keysOf(sectionContracts).filter((key) => key !== 'gallery')) {
    const draft = await draftFor(section, app().db, user.profileId);
    const { path } = sectionContracts[section];
    const { status } = await app().rest(`POST /profile/${user.profileId}/${path}`, draft, user);
    expect(status, section).toBe(201);
  }
  await app().rest(`POST /profile/${user.profileId}/links`, { label: 'Mo' }, user);
  await app().rest(`POST /profile/${user.profileId}/employer-contacts`, { employerName: 'Mo' }, user);
}

test('the export of an account holds all of its portfolios, each with its own entries and files', async () => {
  const world = await newWorld(app());
  const first = world.owner;
  const second = await addPortfolio(app(), first, 'For banks');
  await addEntries(first);
  await addEntries(second);
  await upload(world, 'gallery/upload');
  await upload(world, 'cv');
  const copy = await duplicate(app(), first, { employer: 'Harbour' });
  const cv = { by: second, field: 'cv', name: 'banks.pdf', content: makePdf(['For banks']) };
  expect((await sendTo(app(), 'cv', cv)).status).toBe(201);

  const { files, rows } = await exportOf(first);
  const ids = [first, second, copy].map(({ profileId }) => profileId).toSorted();
  expect(
    rows('profiles')
      .map(({ id }) => String(id))
      .toSorted(),
  ).toEqual(ids);
  expect(rows('profiles').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['My portfolio', 'For banks', 'Harbour']),
  );
  const holders = (table: string) =>
    [...new Set(rows(table).map(({ profileId }) => String(profileId)))].toSorted();
  for (const section of keysOf(sectionContracts).filter((key) => key !== 'gallery')) {
    expect(holders(sectionContracts[section].path), section).toEqual(ids);
  }
  const own = [first.profileId, second.profileId].toSorted();
  expect([holders('links'), holders('employer-contacts')]).toEqual([own, own]);
  const names = [...files.keys()].filter((name) => name.startsWith('files/'));
  const folders = [first, second, copy].map(({ slug }) =>
    names
      .filter((name) => name.startsWith(`files/${slug}/`))
      .map((name) => name.split('/')[2])
      .toSorted(),
  );
  expect(folders).toEqual([['cv', 'photos'], ['cv'], ['cv', 'photos']]);
  expect(files.get(`files/${second.slug}/cv/banks.pdf`)).toEqual(makePdf(['For banks']));

  const stranger = await exportOf(world.other);
  expect(stranger.rows('profiles')).toHaveLength(1);
  expect(String(stranger.files.get('data/profiles.json'))).not.toContain('For banks');
});
