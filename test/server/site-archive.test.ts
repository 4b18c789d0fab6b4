import { expect, test } from 'vitest';
import { sampleCaptions } from '../support/access-uploads';
import { type TestUser, useTestApp } from '../support/app';
import { publishDesign, withoutSection } from '../support/designs';
import { makePdf } from '../support/documents';
import { makeImage } from '../support/images';
import { unzip } from '../support/unzip';
import { makeWebm } from '../support/videos';
import { sendTo } from '../support/zip-imports';

const app = useTestApp();

const details = { caption: 'Sea', category: 'travel' };

async function send(by: TestUser, path: string, field: string, name: string, content: Buffer, fields = {}) {
  const file = { by, field, name, content, fields: { ...details, ...fields } };
  expect((await sendTo(app(), path, file)).status).toBe(201);
}

async function siteOf(user: TestUser, reader?: TestUser) {
  const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
  const answer = await app().app.inject({ url: `/profile/${user.slug}.zip`, headers });
  expect(answer.statusCode).toBe(200);
  const files = await unzip(answer.rawPayload);
  return { files, html: files.get('index.html')?.toString() ?? '' };
}

/** Somebody with a portrait, a photo, and two CVs of one name. */
async function newOwner() {
  const user = await app().newUser();
  await send(user, 'portrait', 'portrait', 'me.png', await makeImage('png', 600, 600));
  await send(user, 'gallery/upload', 'images', 'sea.png', await makeImage('png', 700));
  for (const line of ['First', 'Second']) await send(user, 'cv', 'cv', 'cv.pdf', makePdf([line]));
  return user;
}

test('the page of a site opens from a folder: without scripts, and with every file beside it', async () => {
  const user = await newOwner();
  const { files, html } = await siteOf(user);
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain('rel="preload"');
  const addresses = [...html.matchAll(/\b(?:href|src|srcSet|poster|action)="([^"]*)"/g)]
    .flatMap(([, value = '']) => value.split(', ').map((part) => part.split(' ')[0] ?? ''))
    .filter((address) => !/^(#|https?:|data:)/.test(address));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect([...files.keys()]).toContain(decodeURIComponent(address));
});

test('a file is found whatever characters its name has', async () => {
  const user = await app().newUser();
  await send(user, 'cv', 'cv', 'CV #2, 100% & more;.pdf', makePdf(['Ada King']), {
    isPublic: 'true',
  });
  const { files, html } = await siteOf(user);
  const address = /href="(cv\/[^"]*)"/.exec(html)?.[1] ?? '';
  const { pathname, hash } = new URL(address, 'file:///site/');
  expect([decodeURIComponent(pathname), hash]).toEqual(['/site/cv/CV #2, 100% & more;.pdf', '']);
  expect([...files.keys()]).toContain('cv/CV #2, 100% & more;.pdf');
});

test('what has no file leads back to the server', async () => {
  const user = await newOwner();
  const { html } = await siteOf(user);
  expect(html).toContain(`href="http://localhost/profile/${user.slug}/contact"`);
});

test('a name is kept short enough for every system, and no other file hides behind it', async () => {
  const user = await app().newUser();
  // The same letter composed and not, a device of Windows, and more bytes than a name may have.
  const sent = ['\u00e9.pdf', 'e\u0301.pdf', 'con.pdf', `${'文'.repeat(140)}.pdf`];
  for (const name of sent) await send(user, 'cv', 'cv', name, makePdf(['Ada King']));
  const names = [...(await siteOf(user, user)).files.keys()].filter((name) => name.startsWith('cv/'));
  expect(names.toSorted()).toEqual([
    'cv/_con.pdf',
    'cv/\u00e9 (2).pdf',
    'cv/\u00e9.pdf',
    `cv/${'文'.repeat(73)}.pdf`,
  ]);
});

test('a video that the page hides is in the archive of its owner, and in no other', async () => {
  const user = await app().newUser();
  await send(user, 'video', 'video', 'me.webm', makeWebm());
  const { id } = (await app().rest(`GET /profile/${user.profileId}/video`, undefined, user)).body;
  const captions = `PUT /profile/${user.profileId}/video/${id}/captions`;
  expect((await app().rest(captions, sampleCaptions, user)).status).toBe(200);
  await publishDesign(app(), user, { sections: withoutSection('video') });
  const videoIn = async (reader?: TestUser) =>
    [...(await siteOf(user, reader)).files.keys()].filter((name) => name.startsWith('video/')).toSorted();
  expect(await videoIn(user)).toEqual(['video/captions.vtt', 'video/introduction.webm']);
  expect(await videoIn()).toEqual([]);
});

test('photos that the page hides, and all CVs, are in the archive of their owner', async () => {
  const user = await newOwner();
  await publishDesign(app(), user, { sections: withoutSection('gallery') });
  const names = [...(await siteOf(user, user)).files.keys()];
  expect(names.filter((name) => name.startsWith('pictures/')).length).toBeGreaterThanOrEqual(2);
  expect(names.filter((name) => name.startsWith('cv/'))).toHaveLength(2);
  // Strangers get what the page shows, and no CV that is private.
  const open = [...(await siteOf(user)).files.keys()];
  expect(open.filter((name) => name.startsWith('cv/'))).toEqual([]);
  const portrait = (await siteOf(user)).html.match(/pictures\/([\w-]{36})/)?.[1] ?? '';
  expect(open.filter((name) => name.startsWith('pictures/') && !name.includes(portrait))).toEqual([]);
});
