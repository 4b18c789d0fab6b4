import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TestApp, TestUser } from './app';

/** Every kind of caller; all but the owner are strangers to the owner's things. */
export interface World {
  app: TestApp;
  owner: TestUser;
  other: TestUser;
  admin: TestUser;
  deactivated: TestUser;
}

export type Actor = 'nobody' | 'deactivated' | 'other' | 'admin' | 'owner';

export type Strangers = Omit<World, 'app' | 'owner'>;

/** @param strangers made anew if omitted */
export async function newWorld(app: TestApp, strangers?: Strangers): Promise<World> {
  return { app, owner: await app.newUser(), ...(strangers ?? (await newStrangers(app))) };
}

export async function newStrangers(app: TestApp): Promise<Strangers> {
  const other = await app.newUser();
  const admin = await app.newAdmin();
  const deactivated = await app.newUser();
  await app.db
    .updateTable('accounts')
    .set({ isActive: false })
    .where('id', '=', deactivated.accountId)
    .execute();
  return { other, admin, deactivated };
}

export const userOf = (world: World, actor: Actor): TestUser | undefined =>
  actor === 'nobody' ? undefined : world[actor];

const routesOf = new WeakMap<FastifyInstance, RouteOptions[]>();

// Registers with each server before it has any route.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  const routes: RouteOptions[] = [];
  routesOf.set(fastify, routes);
  fastify.addHook('onRoute', (route) => void routes.push(route));
});

/**
 * Every route of the server, as `GET /api/cv/{id}`, with its constraints; HEAD and OPTIONS are implied.
 */
export function registeredRoutes(app: FastifyInstance): string[] {
  const routes = routesOf.get(app);
  if (!routes) throw new Error('The server was started before its routes were listened to.');
  const names = routes.flatMap(({ method, url, constraints = {} }) => {
    const where = Object.keys(constraints).length > 0 ? ` ${JSON.stringify(constraints)}` : '';
    return [method].flat().map((each) => `${each} ${url.replace(/:(\w+)/g, '{$1}')}${where}`);
  });
  return [...new Set(names)].filter((name) => !/^(HEAD|OPTIONS) /.test(name));
}
