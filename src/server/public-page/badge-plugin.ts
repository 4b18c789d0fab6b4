import type { FastifyInstance } from 'fastify';
import { badge } from '../../contracts/badge';
import { EncodedBody, sendTagged } from '../assets/encoded-body';

const { width, height } = badge;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="See my portfolio"><rect width="${width}" height="${height}" rx="12" fill="#4442b0"/><circle cx="28" cy="24" r="9" fill="#f79680"/><text x="50" y="30" textLength="134" lengthAdjust="spacingAndGlyphs" fill="#fffdf9" font-family="Inter,Helvetica,Arial,sans-serif" font-size="17" font-weight="600">See my portfolio</text></svg>`;

/** Serves the badge that other sites show. No cookie is set, and nothing is recorded about who requests it. */
export async function badgePlugin(app: FastifyInstance): Promise<void> {
  const picture = new EncodedBody(svg, 'image/svg+xml');
  app.get(badge.path, { compress: false, schema: { hide: true } }, (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    // Every other answer may be used by our own pages only.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendTagged(request, reply, picture);
  });
}
