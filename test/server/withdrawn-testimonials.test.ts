import { expect, test } from 'vitest';
import { exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { sweepFiles } from '../../src/routers/files/sweep-files';
import { aSecondLater } from '../support/a-second-later';
import { type TestApp, useTestApp } from '../support/app';
import { contentOfForm } from '../support/form-contents';
import { makePhonePhoto } from '../support/images';
import { duplicate } from '../support/portfolio-rules';
import {
  approved,
  askFor,
  confirm,
  decide,
  press,
  requestOf,
  wordsSample,
  writing,
} from '../support/testimonials';

const app = useTestApp();

const canary = 'Kanarienvogel';
const words = { ...wordsSample, name: `Grace ${canary}`, content: `Words of a ${canary}.` };

const forms = keysOf(exportFormats);
type Form = '' | (typeof forms)[number];

/** What strangers are told by the page (named '') and each of its forms, by content; a picture only differs. */
async function readForms(server: TestApp, slug: string): Promise<Map<Form, string>> {
  const contents = new Map<Form, string>();
  contents.set('', (await server.app.inject({ url: `/profile/${slug}` })).body);
  for (const form of forms) {
    const { rawPayload } = await server.app.inject({ url: `/profile/${slug}.${form}` });
    contents.set(form, await contentOfForm[form](rawPayload));
  }
  return contents;
}

const formsWith = (contents: Map<Form, string>) =>
  [...contents].filter(([, text]) => text.includes(canary)).map(([form]) => form);

/** Every form that can hold words says them: a vCard and a CV have no testimonials, and the picture draws its letters. */
const wordy = ['', ...forms.filter((form) => !['vcf', 'docx', 'png'].includes(form))];

test('a withdrawn testimonial is at once in no form of the page and in no file, a second later on no process', async () => {
  const owner = await app().newUser();
  const second = await app().newServer();
  const photo = await makePhonePhoto();
  const { authorLink, checkUrl, testimonialId, request } = await approved(
    app(),
    owner,
    { ...words, email: 'withdraw@navy.example' },
    photo,
  );
  const paths = [
    `/profile/${owner.slug}`,
    ...['json', 'md', 'txt', 'vcf'].map((form) => `/profile/${owner.slug}.${form}`),
    `/api/profile/${owner.profileId}/testimonials`,
    checkUrl,
    `${checkUrl}.json`,
  ];
  const holders = async (servers = [app(), second]) => {
    const found: string[] = [];
    for (const server of servers) {
      for (const url of paths) {
        const { body } = await server.app.inject({ url });
        if (body.includes(canary)) found.push(url);
      }
    }
    return found;
  };
  expect(await holders()).toEqual(expect.arrayContaining([paths[0], checkUrl]));
  expect(formsWith(await readForms(app(), owner.slug))).toEqual(wordy);
  const { body } = await app().rest(`GET /profile/${owner.profileId}/testimonials`);
  const photoUrl = String(body[0].photoUrl);
  expect((await second.app.inject({ url: photoUrl })).statusCode).toBe(200);

  // Following a link withdraws nothing.
  const withdraw = `${authorLink}/withdraw`;
  expect((await app().app.inject({ url: new URL(withdraw).pathname })).body).toContain('cannot be undone');
  expect(await holders()).not.toEqual([]);
  expect((await app().app.inject(press(withdraw))).statusCode).toBe(200);

  expect(await holders([app()])).toEqual([]);
  aSecondLater();
  expect(await holders()).toEqual([]);
  expect(formsWith(await readForms(app(), owner.slug))).toEqual([]);
  expect((await second.app.inject({ url: checkUrl })).statusCode).toBe(410);
  const asOwner = { authorization: `Bearer ${owner.token}` };
  expect((await second.app.inject({ url: photoUrl, headers: asOwner })).statusCode).toBe(404);
  expect((await app().rest(`POST /testimonials/${testimonialId}/restore`, undefined, owner)).status).toBe(
    404,
  );
  expect(await requestOf(app(), owner, request)).toMatchObject({ state: 'withdrawn', version: null });
  const exported = await app().app.inject({ url: '/api/auth/export', headers: asOwner });
  expect(exported.rawPayload.includes(canary)).toBe(false);
  expect((await app().app.inject({ url: new URL(authorLink).pathname })).body).toContain(
    'Nothing of yours is here',
  );
});

test('its photo goes from the gallery and its copies too, where the owner shows it as well', async () => {
  const owner = await app().newUser();
  const gallery = `/profile/${owner.profileId}/gallery`;
  const author = { ...words, email: 'gallery@navy.example' };
  const { authorLink } = await approved(app(), owner, author, await makePhonePhoto());
  const [{ photoUrl }] = (await app().rest(`GET /profile/${owner.profileId}/testimonials`)).body;
  const shown = { imageUrl: photoUrl, caption: 'Grace', category: 'work' };
  expect((await app().rest(`POST ${gallery}`, shown, owner)).status).toBe(201);
  const copy = await duplicate(app(), await duplicate(app(), owner));
  const galleries = [gallery, `/profile/${copy.profileId}/gallery`];
  const photos = async () =>
    (
      await Promise.all(
        galleries.map(async (path) => (await app().rest(`GET ${path}`, undefined, owner)).body),
      )
    )
      .flat()
      .map(({ imageUrl }) => String(imageUrl));
  const urls = await photos();
  expect(new Set(urls).size).toBe(2);
  expect((await app().app.inject(press(`${authorLink}/withdraw`))).statusCode).toBe(200);
  expect(await photos()).toEqual([]);
  const headers = { authorization: `Bearer ${owner.token}` };
  for (const url of [photoUrl, ...urls]) {
    expect((await app().app.inject({ url, headers })).statusCode).toBe(404);
  }
  await sweepFiles(app());
  const kept = await app()
    .db.selectFrom('storedFiles')
    .select('key')
    .where('accountId', '=', owner.accountId)
    .execute();
  expect(kept).toEqual([]);
});

test('what is not approved, declined, or not confirmed is in no form of the page', async () => {
  const owner = await app().newUser();
  const before = await readForms(app(), owner.slug);
  const shows = async () => {
    const contents = await readForms(app(), owner.slug);
    expect(contents.get('png') === before.get('png')).toBe(true);
    return formsWith(contents);
  };
  const request = await askFor(app(), owner);
  const unapproved = { ...words, email: 'unapproved@navy.example' };
  expect((await app().app.inject(await writing(app(), request, unapproved))).statusCode).toBe(303);
  expect(await shows()).toEqual([]);
  await confirm(app(), request, unapproved);
  expect((await decide(app(), owner, request, 'decline')).body).toMatchObject({ state: 'declined' });
  expect(await shows()).toEqual([]);
  expect((await decide(app(), owner, request)).body).toMatchObject({ state: 'approved' });
  expect(await shows()).toEqual(wordy);
});
