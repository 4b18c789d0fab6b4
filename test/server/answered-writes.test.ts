import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AnsweredWrites } from '../../src/server/cache/answered-writes';

test('what may have changed a page is counted, and neither reads, refusals nor what changes none', async () => {
  const writes = new AnsweredWrites();
  const app = Fastify();
  writes.follow(app);
  app.get('/read', async () => '');
  app.post<{ Params: { status: string } }>('/answered/:status', async ({ params }, reply) =>
    reply.code(Number(params.status)).send(''),
  );
  app.post('/view', { config: { changesNoPage: true } }, async () => '');
  app.post('/contact', { config: { changesNothing: true } }, async () => '');
  const countedBy = async (method: 'GET' | 'POST', url: string) => {
    const before = writes.count;
    await app.inject({ method, url });
    return writes.count - before;
  };
  for (const status of [200, 201, 303, 500, 503])
    expect(await countedBy('POST', `/answered/${status}`)).toBe(1);
  for (const status of [400, 401, 409, 429]) expect(await countedBy('POST', `/answered/${status}`)).toBe(0);
  expect(await countedBy('GET', '/read')).toBe(0);
  expect(await countedBy('POST', '/view')).toBe(0);
  expect(await countedBy('POST', '/contact')).toBe(0);
});
