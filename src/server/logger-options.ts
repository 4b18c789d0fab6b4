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
