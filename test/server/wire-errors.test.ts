import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { LaterRefusal } from '../../src/routers/errors';
import { answerErrors } from '../../src/server/routes/wire-errors';

test('a refusal to be retried later is logged only if a fault caused it', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  answerErrors(app);
  const options = { code: 'SERVICE_UNAVAILABLE', message: 'Try again later.' } as const;
  app.get('/busy', () => Promise.reject(new LaterRefusal(5, options)));
  app.get('/ended', () => Promise.reject(new LaterRefusal(5, { ...options, cause: new Error('SIGKILL') })));
  for (const url of ['/busy', '/ended']) {
    const { statusCode, headers, payload } = await app.inject(url);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(payload).not.toContain('SIGKILL');
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('SIGKILL');
});
