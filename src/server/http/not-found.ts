import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers unknown URLs: in JSON for programs, with the client's page for people. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply, page: string) {
  const path = request.url.split('?')[0] ?? '';
  const isForPeople = !/^\/(api|trpc)\//.test(path) && request.headers.accept?.includes('text/html') === true;
  reply.code(404).header('cache-control', 'private, no-store');
  if (isForPeople) return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(page);
  const message = `There is nothing at ${request.method} ${path}. See /api/openapi.json.`;
  return reply.send({ message, error: message, code: 'NOT_FOUND' });
}
