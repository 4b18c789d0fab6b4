import { expect, test } from 'vitest';
import { growViews } from '../../db/views/grow-views';
import { type ReportedView, recordViews } from '../../db/views/record-views';
import { newViewId } from '../../db/views/view-id';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { whileHeld } from '../support/locks';

const app = useTestApp();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const send = (server: TestApp, url: string, payload: object, remoteAddress = '24.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: `/api/${url}`,
    payload,
    remoteAddress,
    headers: { 'user-agent': browser },
  });

const view = async (server: TestApp, { profileId }: TestUser, address: string) =>
  (await send(server, `profile/${profileId}/view`, { source: 'direct' }, address)).json().id;

test('views that another process lets grow at the same time are found', async () => {
  const owner = await app().newUser();
  const ids = [await view(app(), owner, '24.0.1.1'), await view(app(), owner, '24.0.2.1')];
  const progress = ids.map((id) => {
    return { id, at: new Date(), seconds: 0, sections: { about: 0 }, videoSeconds: 0, downloads: [] };
  });
  const answers = await whileHeld(
    app().db,
    (tx) => tx.updateTable('views').set({ videoSeconds: 0 }).where('id', 'in', ids).execute(),
    () =>
      app()
        .db.transaction()
        .execute((tx) => growViews(tx, progress)),
  );
  expect(answers).toEqual(['taken', 'taken']);
});

test('profiles that their owners change at the same time are found', async () => {
  const owners = [await app().newUser(), await app().newUser()];
  await view(app(), owners[0] ?? (await app().newUser()), '24.0.3.1');
  const ids = owners.map(({ profileId }) => profileId);
  const at = new Date();
  const reported = ids.map((profileId): ReportedView => {
    const nothing = { referrer: null, utmSource: null, utmMedium: null, utmCampaign: null, visitor: null };
    const place = { country: null, city: null, unknownPlace: 'private network' };
    const of = {
      id: newViewId(at),
      profileId,
      at,
      accountId: null,
      kind: 'person',
      source: 'direct',
    } as const;
    return { ...nothing, ...place, ...of, device: 'desktop' };
  });
  const answers = await whileHeld(
    app().db,
    async (tx) => {
      await tx.selectFrom('profiles').select('id').where('id', 'in', ids).forUpdate().execute();
      await tx.updateTable('profiles').set({ displayName: 'Changed' }).where('id', 'in', ids).execute();
    },
    () => recordViews(app().db, reported),
  );
  expect(answers).toEqual([
    expect.objectContaining({ isNew: true }),
    expect.objectContaining({ isNew: true }),
  ]);
});

test('two servers that are told of the same and of different views at once keep each once', async () => {
  const owners = [await app().newUser(), await app().newUser(), await app().newUser()];
  const servers = [app(), await app().newServer()];
  const report = async (index: number) => {
    const owner = owners[index % owners.length];
    const server = servers[index % servers.length];
    const other = servers[(index + 1) % servers.length];
    if (!owner || !server || !other) throw new Error('There are some of each.');
    const id = await view(server, owner, `24.1.${index % 40}.${index}`);
    const progress = { seconds: 0, sections: ['about', 'skills'], downloads: ['cv', 'pdf'] };
    const answers = await Promise.all(
      [server, other].map((each) => send(each, `views/${id}/progress`, progress)),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  const statuses = await Promise.all(Array.from({ length: 240 }, (_, index) => report(index)));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  const ids = owners.map(({ profileId }) => profileId);
  const views = await app().db.selectFrom('views').selectAll().where('profileId', 'in', ids).execute();
  expect(views).toHaveLength(120);
});
