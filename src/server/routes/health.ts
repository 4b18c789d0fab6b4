import type { FastifyInstance } from 'fastify';
import type { ReadHealth } from '../status/health';

interface Options {
  readHealth: ReadHealth;
  hasVideoTools: boolean;
}

/**
 * `/healthz` says that the process responds, `/readyz` that everything it needs works, and which optional parts it
 * has.
 */
export async function healthRoutes(app: FastifyInstance, { readHealth, hasVideoTools }: Options) {
  app.get('/healthz', { logLevel: 'warn', config: { answersWhileStopping: true } }, () => ({ status: 'ok' }));

  app.get(
    '/readyz',
    { logLevel: 'warn', config: { answersWhileStopping: true } },
    async (_request, reply) => {
      const states = await readHealth();
      const isReady = Object.values(states).every((state) => state === 'ok') && !app.stopping.isOn;
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ok' : 'failed',
        parts: { ...states, videoTools: hasVideoTools ? 'ok' : 'absent' },
      });
    },
  );
}
