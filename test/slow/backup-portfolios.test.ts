import { expect, test } from 'vitest';
import { examineFiles } from '../../src/routers/files/examine-files';
import type { TestApp, TestUser } from '../support/app';
import { move, newRichUser, rowsOf } from '../support/backups';
import { makePhonePhoto } from '../support/images';
import { useInstallations } from '../support/installations';
import { addPortfolio, duplicate } from '../support/portfolio-rules';
import { passTime } from '../support/purge';
import { approved, press, wordsSample } from '../support/testimonials';

// A restore recreates all tables.

const { newInstallation, newMigrated, serve } = useInstallations();

interface Listed {
  isConfirmed?: boolean;
}

const isConfirmed = (entry: Listed) => entry.isConfirmed === true;

const listed = async (app: TestApp, user: TestUser, path: string) =>
  (await app.rest(`GET /profile/${user.profileId}/${path}`, undefined, user)).body;

test('an account with several portfolios moves whole: copies, their files, and testimonials of an original that is gone', async () => {
  const source = await newMigrated();
  const before = await serve(source);
  const origin = await newRichUser(before);
  const given = await approved(before, origin, wordsSample, await makePhonePhoto());
  const copy = await duplicate(before, origin, { employer: 'Harbour & Sons' });
  const empty = await addPortfolio(before, origin, 'Empty');
  expect((await before.rest(`DELETE /profile/${origin.profileId}`, undefined, origin)).status).toBe(200);
  await passTime(before, origin, '31 days');
  const removed = await addPortfolio(before, origin, 'Removed just now');
  await before.rest(`DELETE /profile/${removed.profileId}`, undefined, removed);

  const target = await newInstallation();
  await move(source, target);
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  const after = await serve(target);
  const get = async (url: string) =>
    (await after.app.inject({ url, headers: { authorization: `Bearer ${origin.token}` } })).statusCode;
  const names = (await after.rest('GET /profiles', undefined, origin)).body.map(
    ({ name }: { name: string }) => name,
  );
  expect(names).toEqual(['Harbour & Sons', 'Empty']);
  // The last photo is the one that was uploaded.
  const [[photo], [cv], [entry]] = [
    (await listed(after, copy, 'gallery')).slice(-1),
    await listed(after, copy, 'cv'),
    (await listed(after, copy, 'testimonials')).filter(isConfirmed),
  ];
  for (const url of [photo.imageUrl, cv.fileUrl, entry.photoUrl, `/profile/${copy.slug}`])
    expect([url, await get(url)]).toEqual([url, 200]);
  expect((await after.app.inject(given.checkUrl)).body).toContain('data-check="sound"');
  expect((await after.app.inject(press(`${given.authorLink}/withdraw`))).statusCode).toBe(200);
  expect((await listed(after, copy, 'testimonials')).filter(isConfirmed)).toEqual([]);
  expect(await listed(after, empty, 'gallery')).toEqual([]);
  expect((await after.rest(`POST /profile/${removed.profileId}/restore`, undefined, removed)).status).toBe(
    200,
  );
  await passTime(after, origin, '31 days');
  expect(await examineFiles(after)).toEqual({ orphans: [], leftovers: [], waiting: [], damaged: [] });
});
