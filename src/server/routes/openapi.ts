import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { completeDocument } from '../api-reference/complete-document';
import type { ApiDocument } from '../api-reference/document';
import { EncodedBody, sendTagged } from '../assets/encoded-body';
import { refusalSchema } from './route-schema';

const description = `The public interface of Storyfolio: whatever its screens do, these calls do.

Call \`POST /api/auth/login\`, then send its token as a bearer token; pages of this server send the session's cookie instead. The profile id \`demo-profile-1\` names your current profile.

Bodies and answers are JSON. Ids, days and instants are texts; money is in pence. Fields that a call does not know are refused. Where a field may be null, an empty text is taken for null; blank rows of lists are dropped. A PATCH changes only the fields that it names; with \`updatedAt\` it is refused if somebody has changed the thing since.`;

/** Collects the routes registered after it, and serves the document at `/api/openapi.json`. */
export const openApiRoutes = fastifyPlugin(async (app: FastifyInstance, { version }: { version: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Storyfolio', description, version },
      // Where the document itself is.
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
        },
      },
    },
    hideUntagged: true,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => String(json.$id ?? `def-${index}`),
    },
  });
  app.addSchema(refusalSchema);

  let document: EncodedBody | undefined;
  app.get('/api/openapi.json', (request, reply) => {
    document ??= new EncodedBody(JSON.stringify(readApiDocument(app)), 'application/json; charset=utf-8');
    return sendTagged(request, reply.header('cache-control', 'no-cache'), document);
  });
});

const documents = new WeakMap<object, ApiDocument>();

/** The document as it is served, made once all routes are registered. */
export function readApiDocument(app: FastifyInstance): ApiDocument {
  const collected = app.swagger();
  const known = documents.get(collected);
  if (known) return known;
  // A copy, because the plugin keeps what it has collected.
  const document = completeDocument(JSON.parse(JSON.stringify(collected)));
  documents.set(collected, document);
  return document;
}
