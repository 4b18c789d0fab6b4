import { expect, test } from 'vitest';
import { exportForms } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { useTestApp } from '../support/app';
import { makePhonePhoto } from '../support/images';
import { approved, askFor, confirm, decide, press, requestOf, wordsSample } from '../support/testimonials';

const app = useTestApp();

const canary = 'Kanarienvogel';
const words = { ...wordsSample, name: `Grace ${canary}`, content: `Words of a ${canary}.` };

/** The readable forms of a page, where a name can be searched for as it is. */
const readable = keysOf(exportForms).filter((form) => !['pdf', 'png', 'zip', 'docx'].includes(form));

test('a withdrawn testimonial is at once in no form of the page, on no process, and in no file', async () => {
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
    ...readable.map((form) => `/profile/${owner.slug}.${form}`),
    `/api/profile/${owner.profileId}/testimonials`,
    checkUrl,
    `${checkUrl}.json`,
  ];
  const holders = async () => {
    const found: string[] = [];
    for (const server of [app(), second]) {
      for (const url of paths) {
        const { body } = await server.app.inject({ url });
        if (body.includes(canary)) found.push(url);
      }
    }
    return found;
  };
  expect(await holders()).toEqual(
    expect.arrayContaining([paths[0], checkUrl, `/profile/${owner.slug}.json`]),
  );
  const { body } = await app().rest(`GET /profile/${owner.profileId}/testimonials`);
  const photoUrl = String(body[0].photoUrl);
  expect((await second.app.inject({ url: photoUrl })).statusCode).toBe(200);

  // Following a link withdraws nothing.
  const withdraw = `${authorLink}/withdraw`;
  expect((await app().app.inject({ url: new URL(withdraw).pathname })).body).toContain('cannot be undone');
  expect(await holders()).not.toEqual([]);
  expect((await app().app.inject(press(withdraw))).statusCode).toBe(200);

  expect(await holders()).toEqual([]);
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

test('copies of the portfolio lose it as well', async () => {
  const owner = await app().newUser();
  const { authorLink } = await approved(app(), owner, { ...words, email: 'copies@navy.example' });
  const copy = await app().rest(
    `POST /profile/${owner.profileId}/duplicate`,
    { employer: 'Harbour & Sons' },
    owner,
  );
  const list = async () =>
    (await app().rest(`GET /profile/${copy.body.id}/testimonials`, undefined, owner)).body;
  expect(await list()).toMatchObject([{ name: words.name, isConfirmed: true }]);
  await app().app.inject(press(`${authorLink}/withdraw`));
  expect(await list()).toEqual([]);
});

test('what is not approved, declined, or not confirmed is in no form of the page', async () => {
  const owner = await app().newUser();
  const shows = async () => {
    const pages = await Promise.all(
      [`/profile/${owner.slug}`, `/profile/${owner.slug}.json`].map((url) => app().app.inject({ url })),
    );
    return pages.some(({ body }) => body.includes(canary));
  };
  const request = await askFor(app(), owner);
  await confirm(app(), request, { ...words, email: 'unapproved@navy.example' });
  expect(await shows()).toBe(false);
  expect((await decide(app(), owner, request, 'decline')).body).toMatchObject({ state: 'declined' });
  expect(await shows()).toBe(false);
  expect((await decide(app(), owner, request)).body).toMatchObject({ state: 'approved' });
  expect(await shows()).toBe(true);
});
