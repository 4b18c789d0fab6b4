import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import type { Link } from '../../src/contracts/link';
import { newPhoto, newVideo, upload } from '../support/access-uploads';
import { newStrangers, newWorld, type Strangers, type World } from '../support/access-world';
import { type TestUser, useTestApp } from '../support/app';
import { useTestFiles } from '../support/file-store';
import { contentOfForm } from '../support/form-contents';
import { cookieIn, makeLink, pressButton } from '../support/made-links';
import { reader } from '../support/views';

const app = useTestApp(useTestFiles(), 1);
const passcode = 'open sesame';
let world: World;
/** The addresses of a picture, a CV and a video that are on the page. */
let files: string[];

interface Sender {
  cookie?: string | undefined;
  ip?: string;
}

const get = (url: string, { cookie, ip }: Sender = {}) =>
  app().app.inject({
    url,
    remoteAddress: ip ?? '198.51.100.7',
    headers: { 'user-agent': reader, ...(cookie && { cookie }) },
  });

const passOf = ({ headers }: LightMyRequestResponse) =>
  /^(?:__Host-)?pass-[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0];

const page = () => `/profile/${world.owner.slug}`;
const forms = () => keysOf(exportFormats).map((extension) => `${page()}.${extension}`);
/** Those that are made at once, where the question is only who gets in. */
const textForms = () => ['json', 'vcf', 'md', 'txt'].map((extension) => `${page()}.${extension}`);
const through = ({ token }: Link) => `?v=${token}`;

async function openWith(link: Link): Promise<string | undefined> {
  return passOf(await get(`${page()}${through(link)}`));
}

const unlock = (link: Link, guess: string, sender?: Sender) =>
  pressButton(app(), world.owner, link, { passcode: guess, ...sender });

let strangers: Strangers;
beforeAll(async () => {
  strangers = await newStrangers(app());
});

beforeEach(async () => {
  world = await newWorld(app(), strangers);
  const { owner } = world;
  const path = `/profile/${owner.profileId}`;
  await app().rest(`PATCH ${path}`, { displayName: 'shown-name', bio: 'hidden-bio' }, owner);
  await app().rest(`POST ${path}/facts`, { fact: 'hidden-fact', isPublic: true }, owner);
  const cv: { id: string; fileUrl: string } = await upload(world, 'cv');
  await app().rest(`PATCH /cv/${cv.id}`, { isPublic: true }, owner);
  files = [(await newPhoto(world)).imageUrl, cv.fileUrl, `/api/video/${await newVideo(world)}`];
  await app().rest(`PATCH ${path}`, { visibility: 'private' }, owner);
});

test('a private page comes with its forms, its files and its contact form', async () => {
  const link = await makeLink(app(), world.owner);
  const cookie = await openWith(link);
  for (const url of [...textForms(), ...files, `${page()}/contact`]) {
    expect((await get(url, { cookie })).statusCode, url).toBe(200);
    expect((await get(url)).statusCode, url).toBe(404);
  }
  await app().rest(`DELETE /links/${link.id}`, undefined, world.owner);
  for (const url of files) expect((await get(url, { cookie })).statusCode, url).toBe(404);
});

test('the site of a private page that comes through a link does not say that only its owner sees it', async () => {
  const siteOf = async (more: Sender, query = '') =>
    contentOfForm.zip((await get(`${page()}.zip${query}`, more)).rawPayload);
  const site = await siteOf({ cookie: await openWith(await makeLink(app(), world.owner)) });
  expect(site).toContain('shown-name');
  expect(site).not.toContain('This page is private');
  expect(await siteOf({ cookie: `storyfolio=${world.owner.token}` })).toContain('This page is private');
});

test('a reader who keeps no cookies gets forms and files by the token in their addresses, which counts nothing', async () => {
  const link = await makeLink(app(), world.owner, { hiddenSections: ['cv', 'facts'] });
  const [photo = '', cv = '', video = ''] = files;
  for (const url of [...textForms(), `${page()}/contact`, photo, video]) {
    expect((await get(`${url}${through(link)}`)).statusCode, url).toBe(200);
    expect((await get(url)).statusCode, url).toBe(404);
  }
  expect((await get(`${page()}.txt${through(link)}`)).body).not.toContain('hidden-fact');
  expect((await get(`${cv}${through(link)}`)).statusCode).toBe(404);
  const { body } = await get(page() + through(link));
  for (const url of [photo, video, `${page()}.pdf`]) expect(body).toContain(`${url}?`);
  const carried = [...body.matchAll(/\/api\/[^\s",]+/g)].map(([address]) => address.replaceAll('&amp;', '&'));
  for (const address of carried) expect((await get(address)).statusCode, address).toBe(200);
  const contact = await get(`${page()}/contact${through(link)}`);
  expect(contact.body).toContain(`action="${page()}/contact-requests${through(link)}"`);
  const { opens } = (await app().rest(`GET /links/${link.id}`, undefined, world.owner)).body.link;
  expect(opens).toBe(0);
  await app().rest(`DELETE /links/${link.id}`, undefined, world.owner);
  expect((await get(`${photo}${through(link)}`)).statusCode).toBe(404);
});

test('the token of a limited link opens no form and no file', async () => {
  const link = await makeLink(app(), world.owner, { maxOpens: 1 });
  const asked = await get(`${page()}.pdf${through(link)}`);
  expect([asked.statusCode, asked.body.includes('Open the page')]).toEqual([200, true]);
  for (const url of files) expect((await get(`${url}${through(link)}`)).statusCode, url).toBe(404);
  const cookie = cookieIn(await pressButton(app(), world.owner, link));
  for (const url of [...textForms(), ...files])
    expect((await get(url, { cookie })).statusCode, url).toBe(200);
  expect((await get(page(), { cookie })).body).not.toContain(link.token);
});

test('the page and its forms of words follow the order of the link, and their usual one without it', async () => {
  const { owner } = world;
  const path = `/profile/${owner.profileId}`;
  const skill = { name: 'Steering', category: 'Other', proficiency: 'Expert', isPublic: true };
  await app().rest(`POST ${path}/skills`, skill, owner);
  await app().rest(`POST ${path}/awards`, { title: 'Anchor', isPublic: true }, owner);
  const sectionOrder = ['awards', 'skills'];
  const ordered = await makeLink(app(), owner, { sectionOrder });
  const usual = await makeLink(app(), owner);
  const isOrdered = async (extension: '' | 'md' | 'txt' | 'docx' | 'pdf', link: Link) => {
    const ending = extension && `.${extension}`;
    const { body, rawPayload } = await get(`${page()}${ending}${through(link)}`);
    const text = extension === '' ? body : await contentOfForm[extension](rawPayload);
    expect(text).toContain('Steering');
    // The head of a page has its words too.
    const place = (word: string) => (extension === '' ? text.lastIndexOf(word) : text.indexOf(word));
    return place('Anchor') < place('Steering');
  };
  for (const extension of ['', 'md', 'txt', 'docx', 'pdf'] as const) {
    expect([extension, await isOrdered(extension, ordered)]).toEqual([extension, true]);
    expect([extension, await isOrdered(extension, usual)]).toEqual([extension, false]);
  }
});

test('what a link hides is in none of its forms, and its files are not there', async () => {
  const hiddenSections = ['about', 'facts', 'gallery', 'video', 'cv'];
  const { owner } = world;
  await app().rest(`PATCH /profile/${owner.profileId}`, { visibility: 'public' }, owner);
  const link = await makeLink(app(), owner, { hiddenSections });
  const cookie = await openWith(link);
  const ids = files.map((url) => url.split('/').at(-1) ?? '');
  for (const url of [page(), ...forms()]) {
    for (const asked of [url, `${url}${through(link)}`]) {
      const { statusCode, rawPayload } = await get(asked, { cookie });
      expect(statusCode, asked).toBe(200);
      const form = keysOf(exportFormats).find((extension) => url.endsWith(`.${extension}`));
      const content = form ? await contentOfForm[form](rawPayload) : rawPayload.toString();
      if (form !== 'png') expect(content, asked).toContain('shown-name');
      expect(/hidden-\w+/.exec(content)?.[0], asked).toBeUndefined();
      for (const id of ids) expect(content, asked).not.toContain(id);
      if (url !== page()) expect(content, asked).not.toContain(link.token);
    }
  }
  const statuses = await Promise.all(files.map(async (url) => (await get(url, { cookie })).statusCode));
  expect(statuses).toEqual([404, 404, 404]);
  expect((await get(page())).body).toContain('hidden-fact');
});

test("owners see the page as a link's reader does, which counts nowhere, and nobody else can", async () => {
  const { owner, other } = world;
  const link = await makeLink(app(), owner, { hiddenSections: ['facts'], note: 'reader-note', passcode });
  const as = `${page()}?as=link:${link.id}`;
  const asked = (user?: TestUser) =>
    app().app.inject({
      url: as,
      headers: { 'user-agent': reader, ...(user && { cookie: `storyfolio=${user.token}` }) },
    });
  const { statusCode, body } = await asked(owner);
  expect(statusCode).toBe(200);
  for (const shown of ['shown-name', 'hidden-bio', 'reader-note']) expect(body).toContain(shown);
  expect(body).not.toContain('hidden-fact');
  for (const stranger of [other, undefined]) {
    const refused = await asked(stranger);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).not.toContain('shown-name');
  }
  const { opens, readers } = (await app().rest(`GET /links/${link.id}`, undefined, owner)).body.link;
  expect([opens, readers]).toEqual([0, 0]);
});

test('a passcode holds for the page, every form and every file', async () => {
  const link = await makeLink(app(), world.owner, { passcode });
  for (const url of [page(), ...forms()]) {
    const { statusCode, body } = await get(`${url}${through(link)}`);
    expect([url, statusCode]).toEqual([url, 401]);
    expect(body).toContain('asks for a passcode');
    expect(body).not.toContain('shown-name');
  }
  for (const url of files) expect((await get(`${url}${through(link)}`)).statusCode, url).toBe(404);
  const wrong = await unlock(link, 'open barley');
  expect([wrong.statusCode, passOf(wrong)]).toEqual([401, undefined]);
  const right = await unlock(link, passcode);
  expect(right.statusCode).toBe(303);
  expect(right.headers.location).toBe(page() + through(link));
  const cookie = passOf(right);
  for (const url of [page(), ...forms(), ...files])
    expect((await get(url, { cookie })).statusCode, url).toBe(200);
  // Nobody else on the same network gets in with it.
  expect((await get(`${page()}${through(link)}`)).statusCode).toBe(401);
  for (const url of [...forms(), ...files]) {
    expect([401, 404], url).toContain((await get(`${url}${through(link)}`)).statusCode);
  }
  const { opens } = (await app().rest(`GET /links/${link.id}`, undefined, world.owner)).body.link;
  expect(opens).toBe(1);
  await app().rest(`PATCH /links/${link.id}`, { passcode: 'another one' }, world.owner);
  expect((await get(`${page()}${through(link)}`, { cookie })).statusCode).toBe(401);
});

test('a forged or altered pass opens nothing', async () => {
  const link = await makeLink(app(), world.owner);
  const other = await makeLink(app(), world.owner, { passcode });
  const cookie = (await openWith(link)) ?? '';
  const altered = [
    cookie.replace(link.id, other.id),
    cookie.replace('.ms.', '.us.'),
    cookie.replace('.ms.', '.mo.'),
    cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A'),
    cookie.replace(link.id, '-'.repeat(link.id.length)),
    `${cookie.split('=')[0]}=${'x'.repeat(150)}`,
  ];
  for (const forged of altered) expect((await get(page(), { cookie: forged })).statusCode, forged).toBe(404);
  expect((await get(page(), { cookie })).statusCode).toBe(200);
});
