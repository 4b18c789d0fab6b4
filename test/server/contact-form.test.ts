import { afterEach, expect, test, vi } from 'vitest';
import { bodyBytes } from '../../src/routers/limits/limits';
import { type TestUser, useTestApp } from '../support/app';
import { fieldsOf, messageForm, messageSample, stampOf, submission } from '../support/messages';

afterEach(() => void vi.useRealTimers());

const app = useTestApp();

/** With a fifth of the limits: four messages an hour of a network, and twelve to a page. */
const limitedApp = useTestApp(undefined, 0.2);

const send = async (slug: string, fields: Record<string, string>, server = app(), headers = {}) => {
  const request = submission(slug, fields);
  return server.app.inject({ ...request, headers: { ...request.headers, ...headers } });
};

/** The form's page, as a stranger gets it. */
const formOf = async ({ slug }: TestUser) =>
  (await app().app.inject({ url: `/profile/${slug}/contact` })).body;

const contactsOf = async ({ profileId }: TestUser, server = app()) =>
  server.db.selectFrom('employerContacts').selectAll().where('profileId', '=', profileId).execute();

const setMaintenance = async (isOn: boolean) =>
  app().rest(
    'PUT /auth/admin/settings/maintenance',
    { isOn, message: 'Back at noon.' },
    await app().newAdmin(),
  );

test('a message that was filled in by a person is sent, and its sender told what happens next', async () => {
  const owner = await app().newUser();
  const answer = await app().app.inject(await messageForm(app(), owner));
  expect(answer.statusCode).toBe(303);
  const next = String(answer.headers.location);
  expect(next).toBe(`/profile/${owner.slug}/contact/sent`);
  const page = await app().app.inject({ url: next });
  expect(page.body).toContain('Your message is on its way');
  expect(page.body).toContain('comes straight to your own address');
  expect(await contactsOf(owner)).toMatchObject([{ employerName: 'Grace Hopper', status: 'new' }]);
});

test('bad input comes back with each fault at its field, and with everything that was written', async () => {
  const owner = await app().newUser();
  const written = {
    ...messageSample,
    name: ' ',
    email: 'grace"<at>example.com',
    message: 'One\r\nTwo & <b>',
  };
  const stamp = await stampOf(app(), owner, 2 * 3600);
  const answer = await send(owner.slug, { ...fieldsOf(await formOf(owner)), ...written, stamp });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  const html = answer.body;
  expect(html).toContain('<title>Error: Write to Test User</title>');
  const faults = [...html.matchAll(/<p id="guarded-(\w+)-fault".*?<\/span>(.*?)<\/p>/g)].map(
    ([, ...rest]) => rest,
  );
  expect(faults).toEqual([
    ['name', 'Enter your name.'],
    ['email', 'Enter an e-mail address such as name@example.com.'],
  ]);
  for (const [name, fault] of faults) {
    expect(html).toMatch(new RegExp(`<input[^>]*id="guarded-${name}"[^>]*aria-invalid="true"`));
    expect(html).toContain(`href="#guarded-${name}"`);
    expect(html).toContain(`: ${fault}</a>`);
  }
  expect(fieldsOf(html)).toMatchObject({
    company: 'US Navy',
    role: 'Rear Admiral',
    email: 'grace&quot;&lt;at&gt;example.com',
    message: 'One\nTwo &amp; &lt;b&gt;',
  });
  expect(await contactsOf(owner)).toEqual([]);

  // What comes back can be sent at once, because its sender has taken their time.
  expect(answeredAt(fieldsOf(html))).toBe(answeredAt({ stamp }));
  const mended = await send(owner.slug, { ...messageSample, stamp: fieldsOf(html).stamp ?? '' });
  expect(mended.statusCode).toBe(303);
  expect(await contactsOf(owner)).toHaveLength(1);
});

/** When the form was answered, in milliseconds, by its stamp. */
const answeredAt = ({ stamp = '' }: Record<string, string>) => Number.parseInt(stamp.split('.')[0] ?? '', 36);

/** What the fields of the form look like when somebody sends them, and what that is a sign of. */
const doubtful: [string, (owner: TestUser) => Promise<Record<string, string>>, string][] = [
  ['without a stamp', async () => ({}), 'not opened at all'],
  [
    'with an invented stamp',
    async () => ({ stamp: `${Date.now().toString(36)}.${'A'.repeat(12)}.${'A'.repeat(43)}` }),
    'not opened',
  ],
  [
    'with the stamp of another profile',
    async () => ({ stamp: await stampOf(app(), await app().newUser()) }),
    'not opened at all',
  ],
  [
    'after two days',
    async (owner) => ({ stamp: await stampOf(app(), owner, 2 * 24 * 60 * 60) }),
    'open for too long',
  ],
  // However slow this machine is.
  ['at once', async (owner) => ({ stamp: await stampOf(app(), owner, -3600) }), 'so quickly'],
  [
    'slowly, with the hidden field filled in',
    async (owner) => ({ stamp: await stampOf(app(), owner), website: 'https://example.com' }),
    'must stay empty',
  ],
];

test.each(doubtful)(
  'what comes %s may be from a person, who is asked once more',
  async (_, fieldsFor, reason) => {
    const owner = await app().newUser();
    const fields = { ...(await fieldsFor(owner)), ...messageSample };
    const before = Date.now();
    const answer = await send(owner.slug, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(reason);
    expect(await contactsOf(owner)).toEqual([]);
    const kept = fieldsOf(answer.body);
    expect(kept).toMatchObject({ ...messageSample, website: '' });
    // A program that returns the form at once as it came is refused again.
    expect(answeredAt(kept)).toBeGreaterThanOrEqual(before);
    const later = { ...kept, stamp: await stampOf(app(), owner, 3) };
    expect((await send(owner.slug, later)).statusCode).toBe(303);
    expect(await contactsOf(owner)).toHaveLength(1);
  },
);

test('a hidden field with nothing but spaces counts as empty', async () => {
  const owner = await app().newUser();
  const fields = { ...messageSample, stamp: await stampOf(app(), owner), website: '  ' };
  expect((await send(owner.slug, fields)).statusCode).toBe(303);
  expect(await contactsOf(owner)).toHaveLength(1);
});

test('nobody writes a message within three seconds, and after haste the time goes on', async () => {
  const owner = await app().newUser();
  // However slow this machine is.
  vi.setSystemTime(Date.now());
  const stamp = await stampOf(app(), owner, 2.999);
  const hasty = await send(owner.slug, { ...messageSample, stamp });
  expect(hasty.body).toContain('so quickly');
  expect(answeredAt(fieldsOf(hasty.body))).toBe(answeredAt({ stamp }));
  const patient = await send(owner.slug, { ...messageSample, stamp: await stampOf(app(), owner, 3) });
  expect(patient.statusCode).toBe(303);
});

test('posts of a robot make no contact, look sent, and stop nobody of its network', async () => {
  const server = limitedApp();
  const owner = await server.newUser();
  const filled = {
    ...messageSample,
    // At once, however slow this machine is.
    stamp: await stampOf(server, owner, -3600),

    website: 'https://spam.example',
  };
  const honest = await messageForm(server, owner);
  const answers = new Set<string>();
  // Twice as many as the limit of a network.
  const posts = Array.from({ length: 8 }, (_, index) =>
    send(owner.slug, { ...filled, message: `Buy ${index}` }, server),
  );
  for (const { statusCode, headers } of await Promise.all(posts))
    answers.add(`${statusCode} ${headers.location}`);
  const sent = await server.app.inject(honest);
  expect([...answers]).toEqual([`${sent.statusCode} ${sent.headers.location}`]);
  expect(await contactsOf(owner, server)).toMatchObject([{ notes: messageSample.message }]);
  await server.runJobs();
  expect(await server.mails()).toHaveLength(1);
});

test('a form is sent once: many messages with its stamp make one contact, and stop nobody of its network', async () => {
  const server = limitedApp();
  const owner = await server.newUser();
  const stamp = await stampOf(server, owner);
  // Twice as many as the limit of a network.
  const answers = Array.from({ length: 8 }, (_, index) =>
    send(owner.slug, { ...messageSample, message: `Buy ${index}`, stamp }, server),
  );
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(7);
  expect(await contactsOf(owner, server)).toHaveLength(1);
  expect((await server.app.inject(await messageForm(server, owner))).statusCode).toBe(303);
  expect(await contactsOf(owner, server)).toHaveLength(2);
});

test('a form that is sent again says so, unless it is the same message', async () => {
  const owner = await app().newUser();
  const request = await messageForm(app(), owner);
  for (const _ of [1, 2]) expect((await app().app.inject(request)).statusCode).toBe(303);
  const stamp = new URLSearchParams(String(request.payload)).get('stamp') ?? '';
  const before = Date.now();
  const other = await send(owner.slug, { ...messageSample, message: 'One more thing.', stamp });
  expect(other.statusCode).toBe(400);
  expect(other.body).toContain('This form has been sent before.');
  // Else a program would only have to return each form as it came.
  expect(answeredAt(fieldsOf(other.body))).toBeGreaterThanOrEqual(before);
  expect(fieldsOf(other.body).message).toBe('One more thing.');
  expect(await contactsOf(owner)).toHaveLength(1);
});

test('a network may send so many messages an hour, and what is refused is kept', async () => {
  const server = limitedApp();
  const owner = await server.newUser();
  const remoteAddress = '198.51.100.7';
  const write = async (message: string) => {
    const stamp = await stampOf(server, owner);
    return server.app.inject({
      ...submission(owner.slug, { ...messageSample, message, stamp }),
      remoteAddress,
    });
  };
  for (let sent = 0; sent < 4; sent += 1) expect((await write(`No ${sent}`)).statusCode).toBe(303);
  expect((await write('No 3')).statusCode, 'sent twice, taken once').toBe(303);
  const refused = await write('One too many');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Too many attempts. Please try again in');
  expect(fieldsOf(refused.body).message).toBe('One too many');
  expect(await contactsOf(owner, server)).toHaveLength(4);
});

test('messages by REST, from however many networks, use up nothing of the limits of the form', async () => {
  const server = limitedApp();
  const owner = await server.newUser();
  const networks = ['198.51.100.11', '198.51.100.12', '198.51.100.13', '198.51.100.14'];
  const writeByRest = async (remoteAddress: string, index: number) => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/contact-requests`,
      payload: { ...messageSample, message: `Buy ${index} from ${remoteAddress}` },
      remoteAddress,
    });
    return statusCode;
  };
  const statuses: number[] = [];
  for (const network of networks) {
    const answers = Array.from({ length: 4 }, (_, index) => writeByRest(network, index));
    statuses.push(...(await Promise.all(answers)));
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
  // Those of the spam's own networks as well, and as many as ever.
  for (const remoteAddress of [...networks.slice(1), '198.51.100.15']) {
    for (let index = 0; index < 3; index += 1) {
      const message = `Dear ${index} from ${remoteAddress}`;
      const fields = { ...messageSample, message, stamp: await stampOf(server, owner) };
      const sent = await server.app.inject({ ...submission(owner.slug, fields), remoteAddress });
      expect(sent.statusCode).toBe(303);
    }
  }
  const fields = { ...messageSample, message: 'No 13', stamp: await stampOf(server, owner) };
  const last = { ...submission(owner.slug, fields), remoteAddress: '198.51.100.16' };
  expect((await server.app.inject(last)).statusCode).toBe(429);
});

test('a network may send so many messages an hour by REST', async () => {
  const server = limitedApp();
  const owners = [await server.newUser(), await server.newUser()];
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/profile/${owners[index % 2]?.profileId}/contact-requests`,
      payload: { ...messageSample, message: `No ${index}` },
      remoteAddress: '198.51.100.17',
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 4 }, () => 201), 429]);
});

test('in maintenance mode the message stays in the form, which says until when', async () => {
  const owner = await app().newUser();
  const request = await messageForm(app(), owner);
  await setMaintenance(true);
  try {
    const answer = await app().app.inject(request);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('120');
    expect(answer.body).toContain('Back at noon.');
    expect(fieldsOf(answer.body)).toMatchObject({ message: messageSample.message });
  } finally {
    await setMaintenance(false);
  }
  expect(await contactsOf(owner)).toEqual([]);
});

test('the owner may look at the form, and is told that nothing is sent', async () => {
  const owner = await app().newUser();
  const headers = { authorization: `Bearer ${owner.token}` };
  const form = await app().app.inject({ url: `/profile/${owner.slug}/contact`, headers });
  expect(form.body).toContain('This is your own form');
  const request = await messageForm(app(), owner);
  const answer = await app().app.inject({ ...request, headers: { ...request.headers, ...headers } });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('This is your own page, so nothing was sent.');
  expect(await contactsOf(owner)).toEqual([]);
});

test('a former address still leads to the form, and takes what is sent there', async () => {
  const owner = await app().newUser();
  const request = await messageForm(app(), owner);
  const profileSlug = `moved-${owner.slug}`.slice(0, 40);
  expect((await app().rest(`PATCH /profile/${owner.profileId}`, { profileSlug }, owner)).status).toBe(200);
  for (const path of ['contact', 'contact/sent']) {
    const answer = await app().app.inject({ url: `/profile/${owner.slug}/${path}` });
    expect(answer.headers.location).toBe(`/profile/${profileSlug}/${path}`);
    // The address can be given to another page one day.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  }
  expect((await app().app.inject(request)).headers.location).toBe(`/profile/${profileSlug}/contact/sent`);
  expect(await contactsOf(owner)).toHaveLength(1);
});

test('a message that is too long comes back whole, with what is wrong with it', async () => {
  const owner = await app().newUser();
  const message = 'é'.repeat(20_000);
  const answer = await send(owner.slug, {
    ...fieldsOf(await formOf(owner)),
    ...messageSample,
    message,
    stamp: await stampOf(app(), owner),
  });
  expect([answer.statusCode, answer.body.includes(message)]).toEqual([400, true]);
  expect(answer.body).toContain('id="guarded-message-fault"');
});

test.each([
  ['nobody-of-this-name', 404],
  ['%00', 404],
  ['x'.repeat(200), 404],
])('there is no form of %s', async (slug, status) => {
  for (const url of [`/profile/${slug}/contact`, `/profile/${slug}/contact/sent`]) {
    expect((await app().app.inject({ url })).statusCode).toBe(status);
  }
  expect((await app().app.inject(submission(slug, messageSample))).statusCode).toBe(status);
});

test.each([
  ['nothing', '', 400],
  ['one name a thousand times', 'name=x&'.repeat(5000), 400],
  ['broken percent signs', 'name=%&email=%zz&message=%ff%00', 400],
  ['more than it takes', `message=${'x'.repeat(bodyBytes.long)}`, 413],
])('%s is refused with a page', async (_name, payload, status) => {
  const { slug } = await app().newUser();
  const request = submission(slug, {});
  const answer = await app().app.inject({ ...request, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});
