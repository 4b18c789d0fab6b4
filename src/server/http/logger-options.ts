import type { FastifyInstance, LogLevel } from 'fastify';
import { loggedPath } from './logged-path';

/** How the server's log is written: without secrets and without visitors' addresses. */
export const loggerOptions = (level: string) => ({
  level,
  redact: [
    'req.headers.authorization',
    'req.headers.cookie',
    'res.headers["set-cookie"]',
    '*.password',
    '*.token',
  ],
  serializers: {
    // Without the visitor's address, which is never stored.
    req: ({ method, url }: { method: string; url: string }) => ({ method, url: loggedPath(url) }),
  },
});

const levels: LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** A route that logs less than others logs no more than these: a silent server has no route that is not. */
export function boundRouteLevels(app: FastifyInstance, serverLevel: string): void {
  const level = levels.find((each) => each === serverLevel);
  app.addHook('onRoute', (route) => {
    if (!level || !route.logLevel) return;
    if (levels.indexOf(route.logLevel) < levels.indexOf(level)) route.logLevel = level;
  });
}
