import type { FastifyInstance } from 'fastify';
import type { TestApp, TestUser } from './app';

/** Everyone who may knock at a door; all but the owner are strangers to the owner's things. */
export interface World {
  app: TestApp;
  owner: TestUser;
  other: TestUser;
  admin: TestUser;
  deactivated: TestUser;
}

export type Actor = 'nobody' | 'deactivated' | 'other' | 'admin' | 'owner';

export async function newWorld(app: TestApp): Promise<World> {
  const owner = await app.newUser();
  const other = await app.newUser();
  const admin = await app.newAdmin();
  const deactivated = await app.newUser();
  await app.db
    .updateTable('accounts')
    .set({ isActive: false })
    .where('id', '=', deactivated.accountId)
    .execute();
  return { app, owner, other, admin, deactivated };
}

export const userOf = (world: World, actor: Actor): TestUser | undefined =>
  actor === 'nobody' ? undefined : world[actor];

/** Every route that the server answers, as `GET /api/cv/{id}`; HEAD and the like come with GET. */
export function registeredRoutes(app: FastifyInstance): string[] {
  const routes: string[] = [];
  const parents: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(path);
    const whole = parents.join('').replace(/:(\w+)/g, '{$1}');
    const answered = methods.split(', ').filter((method) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method));
    routes.push(...answered.map((method) => `${method} ${whole}`));
  }
  return routes;
}
