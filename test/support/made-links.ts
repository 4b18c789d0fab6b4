import type { Link } from '../../src/contracts/link';
import type { ProcedureRule, RouteRule } from './access-rule';
import type { World } from './access-world';
import type { TestApp, TestUser } from './app';
import { reader } from './views';

/** Makes a link of the user's profile. */
export async function makeLink(app: TestApp, user: TestUser, choices: object = {}): Promise<Link> {
  const body = { label: 'Harbour & Sons', ...choices };
  const answer = await app.rest(`POST /profile/${user.profileId}/links`, body, user);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const byLink = async ({ app, owner }: World) => ({ id: (await makeLink(app, owner)).id });
const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

/** The access rules of the calls about links. */
export const linkRules: Record<string, ProcedureRule> = {
  'links.list': { access: 'owner', input: profileOf },
  'links.details': { access: 'owner', input: byLink },
  'links.create': { access: 'owner', input: (world) => ({ ...profileOf(world), label: 'For anyone' }) },
  'links.update': {
    access: 'owner',
    input: async (world) => ({ ...(await byLink(world)), label: 'For somebody' }),
  },
  'links.revoke': { access: 'owner', input: byLink },
};

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The access rules of what readers of links need: whoever has the token gets in, and nobody else. */
export const sharedRules: Record<string, RouteRule> = {
  'GET /v/{token}': {
    access: 'anyone',
    request: async ({ app, owner }) => ({ url: `/v/${(await makeLink(app, owner)).token}` }),
  },
  'GET /v/{token}/seen.gif': {
    access: 'anyone',
    request: async ({ app, owner }) => ({ url: `/v/${(await makeLink(app, owner)).token}/seen.gif` }),
  },
  'POST /profile/{slug}/open': {
    access: 'anyone',
    request: async ({ app, owner }) => {
      const { token } = await makeLink(app, owner, { maxOpens: 1 });
      const payload = new URLSearchParams({ v: token }).toString();
      return { method: 'POST', url: `/profile/${owner.slug}/open`, headers: form, payload };
    },
  },
  // Changes nothing without a pass.
  'POST /profile/{slug}/unmeasured': {
    access: 'anyone',
    request: async ({ owner }) => ({
      method: 'POST',
      url: `/profile/${owner.slug}/unmeasured`,
      headers: form,
      payload: '',
    }),
  },
};

interface Reading {
  ip?: string | undefined;
  cookie?: string | undefined;
  headers?: Record<string, string>;
  on?: Pick<TestApp, 'app'> | undefined;
}

const senderOf = ({ ip = '198.51.100.7', cookie, headers }: Reading) => ({
  remoteAddress: ip,
  headers: { 'user-agent': reader, ...(cookie && { cookie }), ...headers },
});

/** Presses the button that opens a link, with its passcode if it has one. */
export function pressButton(
  app: TestApp,
  { slug }: TestUser,
  { token }: Link,
  { passcode = '', ...reading }: Reading & { passcode?: string } = {},
) {
  const { remoteAddress, headers } = senderOf(reading);
  return (reading.on ?? app).app.inject({
    method: 'POST',
    url: `/profile/${slug}/open`,
    remoteAddress,
    headers: { ...headers, ...form },
    payload: new URLSearchParams({ v: token, passcode }).toString(),
  });
}

/** Reports, as the script of a page does, that it is seen through a link. */
export const reportSeen = (
  app: TestApp,
  { profileId }: TestUser,
  { token }: Pick<Link, 'token'>,
  reading: Reading = {},
) =>
  (reading.on ?? app).app.inject({
    method: 'POST',
    url: `/api/profile/${profileId}/view`,
    ...senderOf(reading),
    payload: { source: 'direct', referrer: '', link: token },
  });

/** The first cookie that an answer gives. */
export const cookieIn = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
