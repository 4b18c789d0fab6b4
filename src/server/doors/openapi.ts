import { createRequire } from 'node:module';
import path from 'node:path';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { EncodedBody, sendTagged } from '../encoded-body';
import { serveFiles } from '../static-files';
import { refusalSchema } from './route-schema';

const hidden = { schema: { hide: true } };

/** Collects the routes registered after it; serves the document at `/api/openapi.json` and a readable page at `/docs`. */
export const openApiDoor = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Storyfolio',
        description:
          'The public interface of Storyfolio. Call POST /api/auth/login, then send its token as bearer. ' +
          'The profile id demo-profile-1 names your current profile. ' +
          'Where a field may be null, an empty text is taken for null; blank rows of lists are dropped.',
        version,
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }, {}],
    },
    hideUntagged: true,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
  app.addSchema(refusalSchema);

  let document: EncodedBody | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    document ??= new EncodedBody(JSON.stringify(app.swagger()), 'application/json; charset=utf-8');
    return sendTagged(request, reply.header('cache-control', 'no-cache'), document);
  });

  app.get('/docs', hidden, (request, reply) =>
    sendTagged(request, reply.header('cache-control', 'no-cache'), page),
  );
  app.get('/docs/start.js', hidden, (request, reply) =>
    sendTagged(request, reply.header('cache-control', 'no-cache'), script),
  );
  serveFiles(app, {
    // The package's own routes render and compress for every request; only its files are used.
    directory: path.join(
      path.dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')),
      'static',
    ),
    names: ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'],
    prefix: '/docs/static/',
    cacheControl: 'public, max-age=3600',
  });
});

const page = new EncodedBody(
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>REST interface · Storyfolio</title>
    <link rel="stylesheet" href="/docs/static/swagger-ui.css" />
    <link rel="icon" href="/docs/static/favicon-32x32.png" />
    <style>body { margin: 0; }</style>
  </head>
  <body>
    <main id="reference"></main>
    <script src="/docs/static/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`,
  'text/html; charset=utf-8',
);

// Without a validator URL the page does not send ours to an external one.
const script = new EncodedBody(
  `SwaggerUIBundle({
  dom_id: '#reference',
  url: '/api/openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  validatorUrl: null,
});
`,
  'text/javascript; charset=utf-8',
);
