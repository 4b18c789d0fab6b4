import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { refusalSchema } from './route-schema';

/** Collects the routes registered after it; the document is at `/api/openapi.json`, a readable page at `/docs`. */
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
  app.get('/api/openapi.json', () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The page styles itself; over plain http nothing may be asked for over https.
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'",
    // Without an address the page does not send ours to a validator elsewhere.
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  });
});
