import type { InjectOptions } from 'fastify';
import { v7 as newId } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { defaultProfileId, shownProfileHeader } from '../../src/contracts/ids';
import { appRouter } from '../../src/routers/app-router';
import type { RestRoute } from '../../src/routers/rest-meta';
import { sitePages } from '../../src/server/site/site-pages';
import { aSecondLater } from '../support/a-second-later';
import type { Access } from '../support/access-rule';
import { procedureRules, routeRules } from '../support/access-rules';
import { formFor, uploadPaths } from '../support/access-uploads';
import {
  type Actor,
  newStrangers,
  newWorld,
  registeredRoutes,
  type Strangers,
  userOf,
  type World,
} from '../support/access-world';
import type { TestUser } from '../support/app';
import { listFiles } from '../support/file-store';
import { usePaidSite } from '../support/payments';

const site = usePaidSite(false);
const app = () => site().app;

type Outcome = 'passes' | 401 | 403 | 404 | 409;

/** Of a profile that has been made private. */
type Private = 'ownerMayNotWrite';

/** Refusals come first, so that any effect of theirs would show in what the owner gets. */
const outcomes: Record<Access | Private, Record<Actor, Outcome>> = {
  anyone: { nobody: 'passes', deactivated: 'passes', other: 'passes', admin: 'passes', owner: 'passes' },
  nobody: { nobody: 404, deactivated: 404, other: 404, admin: 404, owner: 404 },
  readers: { nobody: 'passes', deactivated: 'passes', other: 'passes', admin: 'passes', owner: 'passes' },
  ownerReads: { nobody: 404, deactivated: 404, other: 404, admin: 404, owner: 'passes' },
  visitors: { nobody: 'passes', deactivated: 'passes', other: 'passes', admin: 'passes', owner: 409 },
  ownerMayNotWrite: { nobody: 404, deactivated: 404, other: 404, admin: 404, owner: 409 },
  currentProfile: { nobody: 404, deactivated: 401, other: 'passes', admin: 'passes', owner: 'passes' },
  signedIn: { nobody: 401, deactivated: 401, other: 'passes', admin: 'passes', owner: 'passes' },
  owner: { nobody: 401, deactivated: 401, other: 404, admin: 404, owner: 'passes' },
  admin: { nobody: 401, deactivated: 401, other: 403, owner: 403, admin: 'passes' },
  adminOfDemo: { nobody: 401, deactivated: 401, other: 403, owner: 403, admin: 404 },
};

interface Procedure {
  _def: { type: 'query' | 'mutation'; meta?: { rest?: RestRoute } };
}
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const restPath = ({ method, path }: RestRoute) => `${method} /api${path}`;

/** The not-found handler, and the tRPC route, whose calls have rules of their own. */
const isCatchAll = (route: string) => /^\w+ (\/api\/\*|\/trpc\/\{path\})$/.test(route);
/** Routes that serve the same to everyone and touch nothing. */
const staticRoutes = [
  ...sitePages.map(({ path }) => `GET ${path}`),
  // The example profile in each theme.
  ...themes.map((theme) => `GET /templates/${theme}`),
  'GET /.well-known/security.txt',
  'GET /llms.txt',
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /sitemap-{number}(^[1-9]\\d{0,3}).xml',
  'GET /badge.svg',
  'GET /profile/*',
  // Only at an owner's domain, with what anybody may see there; see own-domains.test.ts.
  'GET /profile/-/robots.txt',
  'GET /profile/-/sitemap.xml',
  'GET /profile/-/favicon.ico',
  'GET /api/domains/ask',
];

test('every procedure and route has an access rule, and every rule a procedure or route', () => {
  expect(Object.keys(procedureRules).toSorted()).toEqual(procedures.map(([name]) => name).toSorted());
  const twins = procedures.flatMap(([, { _def }]) => (_def.meta?.rest ? [restPath(_def.meta.rest)] : []));
  const known = [...twins, ...staticRoutes];
  const others = registeredRoutes(app().app).filter((route) => !known.includes(route) && !isCatchAll(route));
  expect(Object.keys(routeRules).toSorted()).toEqual(others.toSorted());
});

/** Who is refused, or only reads, can be the same for all calls: nothing happens to them. */
const leavesStrangers: Access[] = ['owner', 'readers', 'nobody'];
let strangers: Strangers;
beforeAll(async () => {
  strangers = await newStrangers(app());
});

type Request = (world: World, actor: TestUser | undefined) => Promise<InjectOptions>;

/** A call of the procedure by its REST path, or by tRPC where it has none: both lead to the same procedure. */
function requestOf(name: string, { type, meta }: Procedure['_def'], input: unknown): InjectOptions {
  const fields = { ...(input as Record<string, string> | undefined) };
  const { method, path } = meta?.rest ?? { method: type === 'query' ? 'GET' : 'POST', path: undefined };
  const text = input === undefined ? '{}' : JSON.stringify(input);
  const filled = path?.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(fields[field]);
    delete fields[field];
    return value;
  });
  const url = filled === undefined ? `/trpc/${name}` : `/api${filled}`;
  if (method === 'GET') {
    const input = filled === undefined ? { input: text } : fields;
    return { method, url: `${url}?${new URLSearchParams(input)}` };
  }
  const payload = filled === undefined ? text : JSON.stringify(fields);
  const hasBody = filled === undefined || Object.keys(fields).length > 0;
  return { method, url, ...(hasBody && { payload, headers: { 'content-type': 'application/json' } }) };
}

const calls: [name: string, access: Access, request: Request][] = [
  ...procedures.map(([name, { _def }]): [string, Access, Request] => {
    const { access = 'nobody', input } = procedureRules[name] ?? {};
    return [name, access, async (world, actor) => requestOf(name, _def, await input?.(world, actor))];
  }),
  ...Object.entries(routeRules).map(([route, { access, request }]): [string, Access, Request] => {
    const [method, url] = route.split(' ');
    return [
      route,
      access,
      async (world, actor) => ({ method: method as 'GET', url, ...(await request?.(world, actor)) }),
    ];
  }),
];

async function send(options: InjectOptions, actor: TestUser | undefined, more = {}): Promise<number> {
  const headers = { ...options.headers, ...(actor && { authorization: `Bearer ${actor.token}` }), ...more };
  return (await app().app.inject({ ...options, headers })).statusCode;
}

async function expectOutcomes(world: World, access: Access | Private, request: Request) {
  const isShared = ['owner', 'readers', 'ownerReads', 'visitors', 'ownerMayNotWrite'].includes(access);
  const shared = isShared ? await request(world, world.owner) : undefined;
  const statuses: Record<string, number | string> = {};
  for (const actor of Object.keys(outcomes[access]) as Actor[]) {
    const user = userOf(world, actor);
    const status = await send(shared ?? (await request(world, user)), user);
    statuses[actor] = status < 400 ? 'passes' : status;
  }
  expect(statuses).toEqual(outcomes[access]);
}

const makePrivate = ({ owner }: World) =>
  app().db.updateTable('profiles').set({ visibility: 'private' }).where('id', '=', owner.profileId).execute();

test.each(calls)('%s', async (_, access, request) => {
  const world = await newWorld(app(), leavesStrangers.includes(access) ? strangers : undefined);
  await expectOutcomes(world, access, request);
  if (access !== 'readers' && access !== 'visitors') return;
  await makePrivate(world);
  aSecondLater();
  await expectOutcomes(world, access === 'readers' ? 'ownerReads' : 'ownerMayNotWrite', request);
});

/** The request with the current portfolio in place of the owner's. */
function withoutName(options: InjectOptions, { profileId }: TestUser): InjectOptions {
  const { payload } = options;
  const current = (text: string) => text.replaceAll(profileId, defaultProfileId);
  return {
    ...options,
    url: current(String(options.url)),
    ...(typeof payload === 'string' && { payload: current(payload) }),
  };
}

const closed: Access[] = ['owner', 'readers', 'visitors', 'currentProfile'];

/** With a private profile. */
let hidden: World;
beforeAll(async () => {
  hidden = await newWorld(app(), strangers);
  await makePrivate(hidden);
});

test.each(calls.filter(([, access]) => closed.includes(access)))(
  '%s is refused with the portfolio of somebody else in the header',
  async (_, _access, request) => {
    const { owner, other } = hidden;
    const named = await request(hidden, owner);
    const options = withoutName(named, owner);
    const isSame = options.url === named.url && options.payload === named.payload;
    for (const asked of isSame ? [named] : [named, options]) {
      expect(await send(asked, other, { [shownProfileHeader]: owner.profileId })).toBe(404);
    }
  },
);

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

test.each(calls.filter(([, access]) => access === 'owner'))(
  '%s is refused alike for what is somebody else’s and for what is not there',
  async (_, _access, request) => {
    const { owner, other } = hidden;
    const named = await request(hidden, owner);
    const absent = { ...named, url: String(named.url).replace(uuid, () => newId()) };
    const ask = (options: InjectOptions) =>
      app().app.inject({
        ...options,
        headers: { ...options.headers, authorization: `Bearer ${other.token}` },
      });
    const [foreign, unknown] = [await ask(named), await ask(absent)];
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
  },
);

test.each(uploadPaths)('a refused upload to %s leaves no file', async (path) => {
  const { other } = hidden;
  const upload = await formFor(hidden, path);
  const before = await listFiles(app());
  expect(await send(upload, undefined)).toBe(401);
  expect(await send(upload, other)).toBe(404);
  expect(await listFiles(app())).toEqual(before);
});

test('the header opens what is its sender’s own, and names a portfolio by its id', async () => {
  const { owner, other } = await newWorld(app(), strangers);
  const dashboard = { url: `/api/profile/${defaultProfileId}/dashboard` };
  expect(await send(dashboard, owner, { [shownProfileHeader]: owner.profileId })).toBe(200);
  for (const name of ['not-an-id', '', defaultProfileId]) {
    expect(await send({ url: '/api/profile' }, other, { [shownProfileHeader]: name }), name).toBe(400);
  }
});
