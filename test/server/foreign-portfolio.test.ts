import { beforeAll, describe, expect, test } from 'vitest';
import { defaultProfileId, shownProfileHeader } from '../../src/contracts/ids';
import { appRouter } from '../../src/routers/app-router';
import type { RestRoute } from '../../src/routers/rest-meta';
import type { Access } from '../support/access-rule';
import { procedureRules, routeRules } from '../support/access-rules';
import { newWorld, type World } from '../support/access-world';
import type { TestUser } from '../support/app';
import { usePaidSite } from '../support/payments';

const site = usePaidSite(false);
const app = () => site().app;

/** What somebody else may do with neither the id of a private profile nor its name in the header. */
const closed: Access[] = ['owner', 'readers', 'visitors', 'currentProfile'];

interface Procedure {
  _def: { type: 'query' | 'mutation'; meta?: { rest?: RestRoute } };
}
const all = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const procedures = all.filter(([name]) => closed.includes(procedureRules[name]?.access ?? 'anyone'));

/** With a private profile, of which all calls are refused. */
let world: World;
beforeAll(async () => {
  world = await newWorld(app());
  const { profileId } = world.owner;
  await app().db.updateTable('profiles').set({ visibility: 'private' }).where('id', '=', profileId).execute();
});

const headersOf = ({ token }: TestUser, { profileId }: TestUser) => ({
  authorization: `Bearer ${token}`,
  [shownProfileHeader]: profileId,
  'content-type': 'application/json',
});

/** The input with the current portfolio in place of the owner's, which the header then names. */
function throughHeader(input: unknown, { profileId }: TestUser): Record<string, unknown> {
  const fields = { ...(input as Record<string, unknown> | undefined) };
  if (fields.profileId === profileId) fields.profileId = defaultProfileId;
  return fields;
}

const inputsOf = async (name: string) => {
  const input = await procedureRules[name]?.input?.(world, world.owner);
  return [{ ...(input as Record<string, unknown> | undefined) }, throughHeader(input, world.owner)];
};

describe.each(procedures)(
  '%s is refused with the portfolio of somebody else',
  (name, { _def: { type, meta } }) => {
    let inputs: Record<string, unknown>[];
    beforeAll(async () => {
      inputs = await inputsOf(name);
    });

    test('through tRPC', async () => {
      for (const fields of inputs) {
        const text = Object.keys(fields).length > 0 ? JSON.stringify(fields) : undefined;
        const query = text === undefined ? '' : `?input=${encodeURIComponent(text)}`;
        const { statusCode } = await app().app.inject({
          method: type === 'query' ? 'GET' : 'POST',
          url: `/trpc/${name}${type === 'query' ? query : ''}`,
          headers: headersOf(world.other, world.owner),
          ...(type === 'mutation' && { payload: text ?? '{}' }),
        });
        expect(statusCode, text).toBe(404);
      }
    });

    test.skipIf(!meta?.rest)('through REST', async () => {
      const { method, path } = meta?.rest ?? { method: 'GET', path: '' };
      for (const input of inputs) {
        const fields = { ...input };
        const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
          const value = String(fields[field]);
          delete fields[field];
          return value;
        });
        const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : '';
        const { 'content-type': type, ...headers } = headersOf(world.other, world.owner);
        const hasBody = method !== 'GET' && Object.keys(fields).length > 0;
        const { statusCode } = await app().app.inject({
          method: method as 'GET',
          url: `/api${filled}${query}`,
          headers: { ...headers, ...(hasBody && { 'content-type': type }) },
          ...(hasBody && { payload: JSON.stringify(fields) }),
        });
        expect(statusCode, filled).toBe(404);
      }
    });
  },
);

const routes = Object.entries(routeRules).filter(([, { access }]) => closed.includes(access));

test.each(routes)('%s is refused with the portfolio of somebody else', async (route, { request }) => {
  const [method = '', url = ''] = route.split(' ');
  const options = { method: method as 'GET', url, ...(await request?.(world, world.owner)) };
  const { 'content-type': _, ...headers } = headersOf(world.other, world.owner);
  const named = String(options.url).replace(world.owner.profileId, defaultProfileId);
  for (const address of new Set([String(options.url), named])) {
    const sent = { ...options, url: address, headers: { ...options.headers, ...headers } };
    expect((await app().app.inject(sent)).statusCode, address).toBe(404);
  }
});

test('the header opens what is its sender’s own, so the refusals above are about whose it is', async () => {
  const asOwner = await app().app.inject({
    url: '/api/profile/demo-profile-1/dashboard',
    headers: { ...headersOf(world.owner, world.owner) },
  });
  expect(asOwner.statusCode).toBe(200);
  for (const name of ['not-an-id', '', defaultProfileId]) {
    const { statusCode } = await app().app.inject({
      url: '/api/profile',
      headers: { authorization: `Bearer ${world.other.token}`, [shownProfileHeader]: name },
    });
    expect(statusCode, name).toBe(400);
  }
});
