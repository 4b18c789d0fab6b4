import type { FastifyInstance } from 'fastify';

/** Forms of a page are sent like this; the fields themselves are not needed. */
export function acceptForms(app: FastifyInstance): void {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null, undefined),
  );
}
