import path from 'node:path';
import { expect } from 'vitest';
import { listTables } from '../../db/catalog';
import { connectForMaintenance } from '../../db/maintenance-client';
import { verifyArchive } from '../../src/server/backup/archive-reader';
import type { Manifest } from '../../src/server/backup/manifest';
import { restoreBackup } from '../../src/server/backup/restore-backup';
import { writeBackup } from '../../src/server/backup/write-backup';
import type { TestApp, TestUser } from './app';
import { addCanaries } from './canaries';
import { makePdf } from './documents';
import { form } from './gallery-uploads';
import { makeImage } from './images';
import type { TestInstallation } from './installations';
import { makeMp4Of } from './videos';

/** Uploads a file by the route of that name. */
export async function upload({ app }: TestApp, user: TestUser, door: string, content: Buffer) {
  const field = door === 'gallery/upload' ? 'images' : door;
  const response = await app.inject({
    method: 'POST',
    url: `/api/profile/${user.profileId}/${door}`,
    payload: form([{ name: 'file', content }], field),
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      authorization: `Bearer ${user.token}`,
    },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** A user with something in every section, a file of each kind, and a changed page address. */
export async function newRichUser(app: TestApp): Promise<TestUser & { fileUrls: string[] }> {
  const user = await app.newUser();
  await addCanaries(app, user);
  const address = `/profile/${user.profileId}`;
  const fact = { fact: 'Speaks\tfour \\N languages\n', emoji: '🌍' };
  expect((await app.rest(`POST ${address}/facts`, fact, user)).status).toBe(201);
  const { fileUrl } = await upload(app, user, 'cv', makePdf(['Ada King']));
  const { videoUrl } = await upload(app, user, 'video', makeMp4Of(200_000));
  const { images } = await upload(app, user, 'gallery/upload', await makeImage('jpeg', 800, 500));
  const { url } = await upload(app, user, 'portrait', await makeImage('jpeg', 500, 800));
  const slug = `${user.slug}-moved`;
  expect((await app.rest(`PATCH ${address}`, { profileSlug: slug, bio: 'Ö' }, user)).status).toBe(200);
  return { ...user, slug, fileUrls: [fileUrl, videoUrl, images[0].imageUrl, url] };
}

/** What strangers and the owner get from a user, byte for byte. */
export async function viewOf(
  { app }: TestApp,
  user: TestUser & { fileUrls: string[] },
): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${user.token}` };
  const found: Record<string, string> = {};
  for (const url of [`/profile/${user.slug}`, '/api/auth/me', '/api/profile', ...user.fileUrls]) {
    for (const [whose, sent] of Object.entries({ stranger: {}, owner: headers })) {
      const answer = await app.inject({ url, headers: sent });
      found[`${whose} ${url}`] = `${answer.statusCode} ${answer.rawPayload.toString('base64')}`;
    }
  }
  return found;
}

/** All rows of all tables, as text. */
export async function rowsOf({ connectionString }: TestInstallation): Promise<Record<string, string[]>> {
  const client = await connectForMaintenance(connectionString);
  const found: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  await client.end();
  return found;
}

/** Writes a backup of the one and restores it into the other. */
export async function move(
  source: TestInstallation,
  target: TestInstallation,
  options = { withMails: true },
): Promise<Manifest> {
  const archive = path.join(target.folder, 'moved.tar');
  const { manifest } = await writeBackup(source, archive);
  await restoreBackup(await verifyArchive(archive), target, options);
  return manifest;
}
