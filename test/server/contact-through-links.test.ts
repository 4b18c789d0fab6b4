import { beforeEach, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '../support/app';
import { newContact } from '../support/links';
import { makeLink } from '../support/made-links';
import { messageForm, messageSample, submission } from '../support/messages';
import { reader } from '../support/views';

const app = useTestApp();
let owner: TestUser;

beforeEach(async () => {
  owner = await app().newUser();
});

/** The cookie of somebody who has opened the link. */
async function passOf({ url }: { url: string }): Promise<string> {
  const answer = await app().app.inject({
    url: url.replace(/^https?:\/\/[^/]+/, ''),
    headers: { 'user-agent': reader },
  });
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

const contacts = () =>
  app().db.selectFrom('employerContacts').select('id').where('profileId', '=', owner.profileId).execute();

const change = async (values: object) =>
  expect((await app().rest(`PATCH /profile/${owner.profileId}`, values, owner)).status).toBe(200);

test.each(['public', 'private'] as const)(
  'a link that hides how the owner of a %s page is reached takes no messages either',
  async (visibility) => {
    await change({ visibility });
    const cookie = await passOf(await makeLink(app(), owner, { hiddenSections: ['contact'] }));
    const form = await app().app.inject({ url: `/profile/${owner.slug}/contact`, headers: { cookie } });
    expect([form.statusCode, form.body.includes('<form')]).toEqual([404, false]);
    const honest = await messageForm(app(), owner);
    for (const sent of [submission(owner.slug, { ...messageSample, website: 'filled' }), honest]) {
      const answer = await app().app.inject({ ...sent, headers: { ...sent.headers, cookie } });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('takes no messages through it, so yours was not sent.');
    }
    const twin = await app().app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/contact-requests`,
      payload: messageSample,
      headers: { cookie },
    });
    expect(twin.statusCode).toBe(403);
    expect(await contacts()).toEqual([]);
  },
);

test('the hidden section of another link closes nothing', async () => {
  await makeLink(app(), owner, { hiddenSections: ['contact'] });
  const cookie = await passOf(await makeLink(app(), owner, { hiddenSections: ['skills'] }));
  const sent = await messageForm(app(), owner);
  const answer = await app().app.inject({ ...sent, headers: { ...sent.headers, cookie } });
  expect(answer.statusCode).toBe(303);
  expect(await contacts()).toHaveLength(1);
});

test("a reader without cookies writes to a link's contact, by the token in the address of the form", async () => {
  await change({ visibility: 'private' });
  const employerContactId = await newContact(app().db, owner.profileId);
  const { token } = await makeLink(app(), owner, { employerContactId });
  const sent = await messageForm(app(), owner);
  expect((await app().app.inject(sent)).statusCode, 'without the token').toBe(404);
  const answer = await app().app.inject({ ...sent, url: `${sent.url}?v=${token}` });
  const thanks = `/profile/${owner.slug}/contact/sent?v=${token}`;
  expect([answer.statusCode, answer.headers.location]).toEqual([303, thanks]);
  expect((await app().app.inject(thanks)).statusCode).toBe(200);
  expect(await contacts()).toEqual([{ id: employerContactId }]);
});

test('readers of a private page are led from its former address, with what they have written', async () => {
  await change({ visibility: 'private' });
  const cookie = await passOf(await makeLink(app(), owner));
  const sent = await messageForm(app(), owner);
  const profileSlug = `moved-${owner.profileId}`;
  await change({ profileSlug });
  for (const path of ['', '.pdf', '/contact']) {
    const url = `/profile/${owner.slug}${path}`;
    const { statusCode, headers } = await app().app.inject({ url, headers: { cookie } });
    expect([statusCode, headers.location]).toEqual([301, `/profile/${profileSlug}${path}`]);
    expect((await app().app.inject({ url })).statusCode, 'without a link').toBe(404);
  }
  expect((await app().app.inject(sent)).statusCode, 'without a link').toBe(404);
  const answer = await app().app.inject({ ...sent, headers: { ...sent.headers, cookie } });
  expect(answer.headers.location).toBe(`/profile/${profileSlug}/contact/sent`);
  expect(await contacts()).toHaveLength(1);
});

test('what is asked for with a form is asked for again where the page has moved to', async () => {
  const link = await makeLink(app(), owner);
  const profileSlug = `moved-${owner.profileId}`;
  await change({ profileSlug });
  const show = async (query: string) => {
    const url = `/profile/${owner.slug}/contact${query}`;
    const { statusCode, headers } = await app().app.inject({ method: 'POST', url });
    return [statusCode, headers.location];
  };
  expect(await show('')).toEqual([308, `/profile/${profileSlug}/contact`]);
  expect(await show(`?v=${link.token}`)).toEqual([307, `/profile/${profileSlug}/contact?v=${link.token}`]);
  const url = `/profile/${owner.slug}/contact?v=${link.token}`;
  const { statusCode, headers } = await app().app.inject({ url });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    301,
    `/profile/${profileSlug}/contact?v=${link.token}`,
    'private, no-cache',
  ]);
});
