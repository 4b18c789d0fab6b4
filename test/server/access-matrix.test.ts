import { beforeAll, describe, expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { appRouter } from '../../src/routers/app-router';
import type { RestRoute } from '../../src/routers/rest-meta';
import { sitePages } from '../../src/server/site/site-pages';
import { aSecondLater } from '../support/a-second-later';
import type { Access } from '../support/access-rule';
import { procedureRules, routeRules } from '../support/access-rules';
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
import { usePaidSite } from '../support/payments';

const site = usePaidSite(false);
const app = () => site().app;

type Outcome = 'passes' | 401 | 403 | 404 | 409;

/** Of a profile that has been made private. */
type Private = 'ownerReads' | 'ownerMayNotWrite';

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
const isDoor = (route: string) => /^\w+ (\/api\/\*|\/trpc\/\{path\})$/.test(route);
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
  const others = registeredRoutes(app().app).filter((route) => !known.includes(route) && !isDoor(route));
  expect(Object.keys(routeRules).toSorted()).toEqual(others.toSorted());
});

/** Who is refused, or only reads, can be the same for all calls: nothing happens to them. */
const leavesStrangers: Access[] = ['owner', 'readers', 'nobody'];
let strangers: Strangers;
beforeAll(async () => {
  strangers = await newStrangers(app());
});

type Send<I> = (input: I, actor: TestUser | undefined) => Promise<number>;

async function expectOutcomes<I>(
  world: World,
  access: Access | Private,
  make: (actor: TestUser | undefined) => Promise<I> | I,
  send: Send<I>,
) {
  const isShared = ['owner', 'readers', 'ownerReads', 'visitors', 'ownerMayNotWrite'].includes(access);
  const shared = isShared ? await make(world.owner) : undefined;
  const statuses: Record<string, number | string> = {};
  for (const actor of Object.keys(outcomes[access]) as Actor[]) {
    const user = userOf(world, actor);
    const status = await send(isShared ? (shared as I) : await make(user), user);
    statuses[actor] = status < 400 ? 'passes' : status;
  }
  expect(statuses).toEqual(outcomes[access]);
}

async function check<I>(
  access: Access,
  make: (world: World, actor: TestUser | undefined) => Promise<I> | I,
  send: Send<I>,
) {
  const world = await newWorld(app(), leavesStrangers.includes(access) ? strangers : undefined);
  await expectOutcomes(world, access, (actor) => make(world, actor), send);
  if (access !== 'readers' && access !== 'visitors') return;
  const { profileId } = world.owner;
  await app().db.updateTable('profiles').set({ visibility: 'private' }).where('id', '=', profileId).execute();
  aSecondLater();
  const then = access === 'readers' ? 'ownerReads' : 'ownerMayNotWrite';
  await expectOutcomes(world, then, (actor) => make(world, actor), send);
}

describe.each(procedures)('%s', (name, { _def: { type, meta } }) => {
  const rule = procedureRules[name];
  const make = (world: World, actor: TestUser | undefined) => rule?.input?.(world, actor);

  test('through tRPC', async () => {
    if (!rule) throw new Error(`${name} has no rule.`);
    await check(rule.access, make, async (input, actor) => {
      return (await app().trpc(`${type} ${name}`, input, actor)).status;
    });
  });

  test.skipIf(!meta?.rest)('through REST', async () => {
    if (!rule || !meta?.rest) throw new Error(`${name} has no rule.`);
    const { method, path } = meta.rest;
    await check(rule.access, make, async (input, actor) => {
      const fields = { ...(input as Record<string, unknown> | undefined) };
      const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
        const value = String(fields[field]);
        delete fields[field];
        return value;
      });
      const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
      const body = method === 'GET' || Object.keys(fields).length === 0 ? undefined : fields;
      return (await app().rest(`${method} ${filled}${query}`, body, actor)).status;
    });
  });
});

test.each(Object.entries(routeRules))('%s', async (route, { access, request }) => {
  const [method = '', url = ''] = route.split(' ');
  const make = async (world: World, actor: TestUser | undefined) => (await request?.(world, actor)) ?? {};
  await check(access, make, async (options, actor) => {
    const headers = { ...options.headers, ...(actor && { authorization: `Bearer ${actor.token}` }) };
    return (await app().app.inject({ method: method as 'GET', url, ...options, headers })).statusCode;
  });
});
