import { beforeAll, expect, test } from 'vitest';
import { findOrCreateSecret } from '../../db/queries/secrets';
import { makeStopToken, stopPath, stopSecret } from '../../src/routers/mail-choices/stop-token';
import { type TestUser, useTestApp } from '../support/app';
import { newLink } from '../support/links';

const app = useTestApp();
let key: Buffer;
beforeAll(async () => {
  key = await findOrCreateSecret(app().db, stopSecret);
});

const digestStop = ({ profileId }: TestUser) =>
  stopPath(makeStopToken(key, { kind: 'weekly-digest', id: profileId }));

/** What a mail program posts (RFC 8058, 3.1): without cookies, in either encoding. */
const oneClick = 'List-Unsubscribe=One-Click';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (method: 'GET' | 'HEAD' | 'POST', url: string, payload?: string, headers = form) =>
  app().app.inject({ method, url, ...(payload !== undefined && { payload, headers }) });

async function newReader(): Promise<TestUser> {
  const owner = await app().newUser();
  const wanted = { weeklyDigest: true, dueActions: true };
  expect((await app().rest(`PATCH /profile/${owner.profileId}/mail-choices`, wanted, owner)).status).toBe(
    200,
  );
  return owner;
}

async function wantedBy(owner: TestUser) {
  const { body } = await app().rest(`GET /profile/${owner.profileId}/mail-choices`, undefined, owner);
  return { digest: body.weeklyDigest.isOn, reminders: body.dueActions.isOn };
}

const both = { digest: true, reminders: true };

test('mails are off until they are wanted, and each is chosen by itself', async () => {
  const owner = await app().newUser();
  expect(await wantedBy(owner)).toEqual({ digest: false, reminders: false });
  const call = `PATCH /profile/${owner.profileId}/mail-choices`;
  const answer = await app().rest(call, { weeklyDigest: true }, owner);
  expect(answer.body).toEqual({
    weeklyDigest: { isOn: true, sentAt: null },
    dueActions: { isOn: false, sentAt: null },
    timeZone: 'UTC',
  });
  await app().rest(call, {}, owner);
  expect(await wantedBy(owner)).toEqual({ digest: true, reminders: false });
});

test('a look at the address asks and changes nothing; the button stops these mails and no others', async () => {
  const owner = await newReader();
  const path = digestStop(owner);
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const page = await send(method, path);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['set-cookie']).toBeUndefined();
  }
  const { body } = await send('GET', path);
  expect(body).toContain(`<form action="${path}" method="post">`);
  expect(await wantedBy(owner)).toEqual(both);

  const stopped = await send('POST', path, '');
  expect(stopped.statusCode).toBe(200);
  expect(stopped.body).toContain('These mails are stopped');
  expect(stopped.body).toContain(`action="${path}/undo"`);
  expect(await wantedBy(owner)).toEqual({ digest: false, reminders: true });
  expect((await send('GET', path)).body).toContain('These mails are stopped');

  expect((await send('GET', `${path}/undo`)).body).toContain('These mails are stopped');
  expect(await wantedBy(owner)).toEqual({ digest: false, reminders: true });
  expect((await send('POST', `${path}/undo`, '')).body).toContain('These mails are sent again');
  expect(await wantedBy(owner)).toEqual(both);
});

test.each([
  ['a form', oneClick, form],
  [
    'parts',
    `--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--`,
    {
      'content-type': 'multipart/form-data; boundary=x',
    },
  ],
  ['JSON that is none', '{', { 'content-type': 'application/json' }],
])('one click of a mail program stops them, sent as %s, without a redirect', async (_, body, headers) => {
  const owner = await newReader();
  expect((await send('POST', digestStop(owner), body, headers)).statusCode).toBe(200);
  expect((await send('POST', digestStop(owner), body, headers)).statusCode).toBe(200);
  expect(await wantedBy(owner)).toEqual({ digest: false, reminders: true });
});

test('mails about a link are stopped only for that link', async () => {
  const owner = await app().newUser();
  const [link, other] = [
    await newLink(app().db, owner.profileId, { label: '<b>Navy</b>' }),
    await newLink(app().db, owner.profileId),
  ];
  const path = stopPath(makeStopToken(key, { kind: 'link-opened', id: link }));
  expect((await send('GET', path)).body).toContain('“&lt;b&gt;Navy&lt;/b&gt;”');
  await send('POST', path, oneClick);
  const wanting = await app().db.selectFrom('links').select('id').where('mailsOpens', '=', true).execute();
  expect(wanting).toEqual([{ id: other }]);
});

test('a token of another kind, of another profile, or changed is refused and changes nothing', async () => {
  const owner = await newReader();
  const other = await newReader();
  const [, token = ''] = /unsubscribe\/(.+)/.exec(digestStop(owner)) ?? [];
  const [kind, id, mac = ''] = token.split('.');
  const gone = makeStopToken(key, { kind: 'weekly-digest', id: '00000000-0000-7000-8000-000000000000' });
  const foreign = makeStopToken(Buffer.alloc(32), { kind: 'weekly-digest', id: owner.profileId });
  const wrong = [
    `due-actions.${id}.${mac}`,
    `link-opened.${id}.${mac}`,
    `${kind}.${other.profileId}.${mac}`,
    `${kind}.${id}.${mac.slice(0, -1)}${mac.endsWith('A') ? 'B' : 'A'}`,
    `${kind}.${id}.${mac}x`,
    `${kind}.${id}`,
    `${kind}.${id?.toUpperCase()}.${mac}`,
    gone,
    foreign,
    'x'.repeat(4000),
    '%00',
    '%F0%9F%98%80.%27.%22',
  ];
  for (const each of wrong) {
    for (const path of [stopPath(each), `${stopPath(each)}/undo`]) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await send(method, path, method === 'POST' ? oneClick : undefined);
        expect([each, method, answer.statusCode]).toEqual([each, method, 404]);
      }
    }
  }
  expect([await wantedBy(owner), await wantedBy(other)]).toEqual([both, both]);
});

test('a body larger than any form is refused', async () => {
  const owner = await newReader();
  expect((await send('POST', digestStop(owner), 'x'.repeat(20_000))).statusCode).toBe(413);
  expect(await wantedBy(owner)).toEqual(both);
});

test('in maintenance mode the page says to come back, and nothing changes', async () => {
  const owner = await newReader();
  const admin = await app().newAdmin();
  const maintenance = (isOn: boolean) =>
    app().trpc('mutation admin.settings.setMaintenance', { isOn }, admin);
  await maintenance(true);
  const answer = await send('POST', digestStop(owner), oneClick);
  await maintenance(false);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.body).toContain('The mails go on until you try again.');
  expect(await wantedBy(owner)).toEqual(both);
});
